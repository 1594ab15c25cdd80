import path from 'node:path';
import { Canvas, EMPTY, FRET_AT, HEIGHT, LEFT, WIDTH } from './canvas';
import { COLOURS, FROM_GREY, FROM_INK } from './colours';
import { linesOf, shortened } from './lines';
import { pngOf } from './png';
import { Type } from './type';

/** What a card says. */
export interface Card {
  title: string;
  section: string;
  version: string;
}

export const FONT = path.resolve(__dirname, '../../static/assets/fonts/heading-1120fc8b.woff2');

/** The widest line. */
const COLUMN = FRET_AT - LEFT - 36;
/** Titles are as large as they can be in so many lines. */
const TITLES = [
  { size: 72, lines: 3 },
  { size: 58, lines: 4 },
  { size: 46, lines: 5 },
] as const;
const SMALL = 30;

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
    const canvas = new Canvas(EMPTY.rows.slice());
    canvas.text(type.line(section!, SMALL), LEFT, 212, FROM_GREY);
    lines.forEach((line, i) =>
      canvas.text(type.line(line, size), LEFT, 236 + Math.round(size * (0.9 + i * 1.14)), FROM_INK),
    );
    canvas.text(type.line(version!, SMALL), LEFT, 568, FROM_GREY);
    return pngOf(canvas.rows, WIDTH, HEIGHT, COLOURS);
  });
}
