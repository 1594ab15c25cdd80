import type { Block, Row } from './readBlock';
import type { Section } from './sections';

export type Bag = Map<string, number>;

const WORD = /[\p{L}\p{N}_]+/gu;

function bagOf(text: string): Bag {
  const bag: Bag = new Map();
  for (const [word] of text.toLowerCase().matchAll(WORD)) bag.set(word, (bag.get(word) ?? 0) + 1);
  return bag;
}

/** Dice's coefficient of the words of two texts: 1 for the same words, 0 for none in common. */
export function likeness(a: Bag, b: Bag): number {
  let total = 0;
  let shared = 0;
  for (const count of a.values()) total += count;
  for (const [word, count] of b) {
    total += count;
    shared += Math.min(count, a.get(word) ?? 0);
  }
  return total === 0 ? 1 : (2 * shared) / total;
}

/** The diagrams of a section are compared, however much they say. */
const DIAGRAMS = 0.5;

export function blockLikeness(a: Block, b: Block): number {
  if (a.kind !== b.kind) return 0;
  return Math.max(a.kind === 'diagram' ? DIAGRAMS : 0, likeness(bagOf(a.key), bagOf(b.key)));
}

/** Rows about the same thing have the same first cell. */
export function rowLikeness(a: Row, b: Row): number {
  if (a.cells.length !== b.cells.length) return 0;
  const [first, second] = [a, b].map(({ cells }) => cells[0]?.map(({ key }) => key).join(' '));
  return first === second ? 1 : likeness(bagOf(a.key), bagOf(b.key));
}

export const sectionBag = (section: Section): Bag => bagOf(`${section.titleKey} ${section.key}`);
