import type { Block, Section } from './sections';

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

export const blockLikeness = (a: Block, b: Block): number =>
  a.kind === b.kind ? likeness(bagOf(a.key), bagOf(b.key)) : 0;

export const sectionBag = (section: Section): Bag => bagOf(`${section.titleKey} ${section.key}`);
