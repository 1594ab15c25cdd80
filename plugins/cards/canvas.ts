import { CARD_SIZE } from '../../core/cards';
import { SIGNS } from './colours';
import type { Placed } from './type';

export const { width: WIDTH, height: HEIGHT } = CARD_SIZE;

/** As in static/img/favicon.svg and fret.svg. */
const LOGO = ['xxx..#', 'x...##', 'x..###', '..##.#', '.##..#', '###..#'];
const FRET = ['.......#', '.oo...#.', 'oo...#..', 'o...#...', '...#..o.', '..#..oo.', '.#..oo..', '#..oo...'];

export const LEFT = 92;
export const FRET_AT = 780;
const ROW = WIDTH / 2 + 1;

/** A picture in rows as a PNG has them: a byte for the filter, which is none, then two pixels in each. */
export class Canvas {
  constructor(readonly rows: Uint8Array = new Uint8Array(ROW * HEIGHT)) {}

  private at(x: number, y: number): number {
    const both = this.rows[y * ROW + 1 + (x >> 1)]!;
    return x & 1 ? both & 15 : both >> 4;
  }

  private set(x: number, y: number, colour: number): void {
    const byte = y * ROW + 1 + (x >> 1);
    const both = this.rows[byte]!;
    this.rows[byte] = x & 1 ? (both & 240) | colour : (colour << 4) | (both & 15);
  }

  squares(rows: string[], unit: number, left: number, top: number, columns: number, lines: number): void {
    for (let y = 0; y < lines * unit; y += 1)
      for (let x = 0; x < columns * unit; x += 1) {
        const row = rows[Math.floor(y / unit) % rows.length]!;
        this.set(left + x, top + y, SIGNS[row[Math.floor(x / unit) % row.length]!]!);
      }
  }

  text(glyphs: Placed[], left: number, base: number, from: number): void {
    for (const { x, mask } of glyphs)
      for (let my = 0; my < mask.height; my += 1) {
        const [px, py] = [left + x + mask.left, base + mask.top + my];
        for (let mx = 0; mx < mask.width; mx += 1) {
          const shade = mask.shades[my * mask.width + mx]!;
          // Where two letters touch, the darker one shows.
          if (shade > 0) this.set(px + mx, py, Math.max(this.at(px + mx, py), from + shade - 1));
        }
      }
  }
}

/** All cards have this. */
export const EMPTY = new Canvas();
EMPTY.squares(FRET, 30, FRET_AT, 0, (WIDTH - FRET_AT) / 30, HEIGHT / 30);
EMPTY.squares(LOGO, 13, LEFT, 72, 6, 6);
