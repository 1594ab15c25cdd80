import path from 'node:path';
import { CARD_SIZE } from '../../core/cards';
import { pngOf } from './png';
import { SHADES, Type, type Line } from './type';

/** What a card says. */
export interface Card {
  title: string;
  section: string;
  version: string;
}

export const FONT = path.resolve(__dirname, '../../static/assets/fonts/heading-1120fc8b.woff2');

const { width: WIDTH, height: HEIGHT } = CARD_SIZE;
/** As in src/css/tokens.css, light. */
const [PAPER, INK, GREY, GREEN, CLAY] = ['#f4f2ea', '#1b2220', '#49534f', '#0a6553', '#a8431c'];

function mix(from: string, to: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => parseInt(colour.slice(at, at + 2), 16));
    return Math.round(a! + (b! - a!) * part)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

const shades = (colour: string): string[] =>
  Array.from({ length: SHADES }, (_, i) => mix(PAPER!, colour, (i + 1) / SHADES));
const COLOURS = [PAPER!, ...shades(INK!), ...shades(GREY!), mix(PAPER!, GREEN!, 0.35), GREEN!, CLAY!];
const [FROM_INK, FROM_GREY] = [1, 1 + SHADES];
const SIGNS: Record<string, number> = { '.': 0, o: COLOURS.length - 3, '#': COLOURS.length - 2, x: COLOURS.length - 1 };

/** As in static/img/favicon.svg and fret.svg. */
const LOGO = ['xxx..#', 'x...##', 'x..###', '..##.#', '.##..#', '###..#'];
const FRET = ['.......#', '.oo...#.', 'oo...#..', 'o...#...', '...#..o.', '..#..oo.', '.#..oo..', '#..oo...'];

const LEFT = 92;
const FRET_AT = 780;
/** The widest line. */
const COLUMN = FRET_AT - LEFT - 36;
/** Titles are as large as they can be in so many lines. */
const TITLES = [
  { size: 72, lines: 3 },
  { size: 58, lines: 4 },
  { size: 46, lines: 5 },
] as const;
const SMALL = 30;

class Canvas {
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
const EMPTY = new Canvas();
EMPTY.squares(FRET, 30, FRET_AT, 0, (WIDTH - FRET_AT) / 30, HEIGHT / 30);
EMPTY.squares(LOGO, 13, LEFT, 72, 6, 6);

/** Breaks a text into lines; a word that is too long for one, where it must. */
export function linesOf(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const joined = lines.length > 0 ? `${lines.at(-1)!} ${word}` : word;
    if (lines.length > 0 && fits(joined)) lines[lines.length - 1] = joined;
    else {
      let rest = word;
      while (!fits(rest)) {
        let end = rest.length - 1;
        while (end > 1 && !fits(rest.slice(0, end))) end -= 1;
        // A name is broken after a part of it.
        const part = /^.*[_./:-]/.exec(rest.slice(0, end))?.[0];
        lines.push(part ?? rest.slice(0, end));
        rest = rest.slice(lines.at(-1)!.length);
      }
      lines.push(rest);
    }
  }
  return lines;
}

/** A text that ends with three points where it does not fit. */
function shortened(text: string, fits: (line: string) => boolean): string {
  let end = text.length;
  while (end > 0 && !fits(`${text.slice(0, end)}…`)) end -= 1;
  return fits(text) ? text : `${text.slice(0, end).trimEnd()}…`;
}

interface Set {
  small: string[];
  size: number;
  lines: string[];
}

/** Draws cards, all glyphs that they need first. */
export async function drawCards(cards: Card[]): Promise<(() => Promise<Buffer>)[]> {
  if (cards.length === 0) return [];
  const type = new Type(FONT);
  const known = (text: string) => [...text].filter(type.has).join('').replace(/\s+/g, ' ').trim();
  const fitting = (size: number) => (line: string) => type.width(line, size) <= COLUMN;
  const title = (text: string): Omit<Set, 'small'> => {
    for (const { size, lines: most } of TITLES) {
      const lines = linesOf(text, fitting(size));
      if (lines.length <= most) return { size, lines };
    }
    const { size, lines: most } = TITLES.at(-1)!;
    const lines = linesOf(text, fitting(size));
    const last = shortened(`${lines.slice(most - 1).join(' ')}`, fitting(size));
    return { size, lines: [...lines.slice(0, most - 1), last] };
  };
  const sets = cards.map((card): Set => {
    const small = [card.section, `Aztec docs · ${card.version}`].map((text) => shortened(known(text), fitting(SMALL)));
    return { small, ...title(known(card.title)) };
  });
  await type.draw(
    sets.flatMap(({ small }) => small),
    SMALL,
  );
  for (const { size } of TITLES)
    await type.draw(
      sets.flatMap((set) => (set.size === size ? set.lines : [])),
      size,
    );
  return sets.map(({ small: [section, version], size, lines }) => () => {
    const canvas = new Canvas();
    canvas.pixels.set(EMPTY.pixels);
    canvas.text(type.line(section!, SMALL), LEFT, 212, FROM_GREY);
    lines.forEach((line, i) =>
      canvas.text(type.line(line, size), LEFT, 236 + Math.round(size * (0.9 + i * 1.14)), FROM_INK),
    );
    canvas.text(type.line(version!, SMALL), LEFT, 568, FROM_GREY);
    return pngOf(canvas.pixels, WIDTH, HEIGHT, COLOURS);
  });
}
