import { CARD_SIZE } from '../../core/cards';
import { SIGNS } from './colours';
import type { Line } from './type';

export const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** As in static/img/favicon.svg and fret.svg. */
const LOGO = ['xxx..#', 'x...##', 'x..###', '..##.#', '.##..#', '###..#'];
const FRET = ['.......#', '.oo...#.', 'oo...#..', 'o...#...', '...#..o.', '..#..oo.', '.#..oo..', '#..oo...'];

export const LEFT = 92;
export const FRET_AT = 780;

export class Canvas {
  readonly pixels = new Uint8Array(WIDTH * HEIGHT);

  squares(rows: string[], unit: number, left: number, top: number, columns: number, lines: number): void {
    for (let y = 0; y < lines; y += 1)
      for (let x = 0; x < columns; x += 1) {
        const colour = SIGNS[rows[y % rows.length]![x % rows[0]!.length]!]!;
        for (let dy = 0; dy < unit; dy += 1) {
          const from = (top + y * unit + dy) * WIDTH + left + x * unit;
          this.pixels.fill(colour, from, from + unit);
        }
      }
  }

  text({ glyphs }: Line, left: number, base: number, from: number): void {
    for (const { x, mask } of glyphs)
      for (let my = 0; my < mask.height; my += 1) {
        const row = (base + mask.top + my) * WIDTH + left + x + mask.left;
        for (let mx = 0; mx < mask.width; mx += 1) {
          const shade = mask.shades[my * mask.width + mx]!;
          // Where two letters touch, the darker one shows.
          if (shade > 0) this.pixels[row + mx] = Math.max(this.pixels[row + mx]!, from + shade - 1);
        }
      }
  }
}

/** All cards have this. */
export const EMPTY = new Canvas();
EMPTY.squares(FRET, 30, FRET_AT, 0, (WIDTH - FRET_AT) / 30, HEIGHT / 30);
EMPTY.squares(LOGO, 13, LEFT, 72, 6, 6);
