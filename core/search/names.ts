import { isEntryPage, isGlossary, type Fields } from './fields';
import { terms } from './tokenize';
import type { Section } from './types';

/** What a section is called: its heading, or a question that it answers. */
export interface Name {
  kind: 'heading' | 'asked';
  section: number;
  /** Numbers of its words; a compound is its parts. */
  words: number[];
  /** Compounds: the number of the whole, and which of the words it is. */
  whole: [word: number, from: number, to: number][];
}

/** From words as the tokenizer gives them: the parts, then the whole that they are. */
function nameOf(kind: Name['kind'], section: number, numbers: number[], words: readonly string[]): Name {
  const name: Name = { kind, section, words: [], whole: [] };
  for (const number of numbers) {
    const written = words[number]!;
    let joined = '';
    let from = name.words.length;
    while (joined.length < written.length && from > 0) joined = words[name.words[--from]!]! + joined;
    if (joined === written && name.words.length - from > 1) name.whole.push([number, from, name.words.length]);
    else name.words.push(number);
  }
  return name;
}

/** What was asked for, by the words of the vocabulary that stand for it. */
export interface Wanted {
  words: Map<number, Match>;
  /** Of each concept. */
  rarity: number[];
  total: number;
}

interface Match {
  concept: number;
  fit: number;
}

/** How much of a name has to be asked for; the rest counts without it. From the tuning half, flat between .5 and .7. */
const NAME_ALONE = 0.6;

function matchesOf({ words, whole }: Name, wanted: Wanted): (Match | undefined)[] {
  const found = words.map((word) => wanted.words.get(word));
  for (const [word, from, to] of whole) {
    const match = wanted.words.get(word);
    if (match) for (let i = from; i < to; i++) if ((found[i]?.fit ?? 0) < match.fit) found[i] = match;
  }
  return found;
}

/** Both ways: a short name that is all asked for is better than a long one. */
export function fitOf(name: Name, wanted: Wanted, rarity: Float32Array): number {
  const best = new Map<number, number>();
  let used = 0;
  let all = 0;
  matchesOf(name, wanted).forEach((match, i) => {
    const weight = rarity[name.words[i]!]!;
    all += weight;
    if (!match) return;
    used += weight * match.fit;
    best.set(match.concept, Math.max(best.get(match.concept) ?? 0, match.fit));
  });
  let found = 0;
  for (const [concept, fit] of best) found += wanted.rarity[concept]! * fit;
  return (found / (wanted.total || 1)) * (NAME_ALONE + (1 - NAME_ALONE) * (used / (all || 1)));
}

/** Texts of names come several times: a title with each of its sections. */
export function remembered(): (text: string) => string[] {
  const known = new Map<string, string[]>();
  return (text) => {
    const found = known.get(text) ?? terms(text);
    known.set(text, found);
    return found;
  };
}

/** Headings between the title of the page and the section. */
export function headingsAbove(sections: readonly Section[], number: number): string[] {
  const above: string[] = [];
  for (let i = number - 1, level = sections[number]!.level; i >= 0 && level > 2; i--) {
    const other = sections[i]!;
    if (other.level >= level) continue;
    level = other.level;
    if (level > 1) above.unshift(other.heading);
  }
  return above;
}

/** What each section is called, as fields whose words count. */
export function nameFields(sections: readonly Section[], wordsOf: (text: string) => string[]): Fields<string>[] {
  return sections.map(({ heading, pageTitle, path }) => ({
    name: wordsOf(heading || pageTitle),
    ...(heading && !isEntryPage(path) && { page: wordsOf(pageTitle) }),
  }));
}

/** `numbers` of the words that the file has, in its order. */
export function askedNames(packed: Uint32Array, numbers: Uint32Array, words: readonly string[]): Name[] {
  const names: Name[] = [];
  for (let at = 0, section = 0; at < packed.length;) {
    section += packed[at]!;
    const end = at + 2 + packed[at + 1]!;
    const asked = Array.from(packed.subarray(at + 2, end), (word) => numbers[word]!);
    names.push(nameOf('asked', section, asked, words));
    at = end;
  }
  return names;
}

export function headingNames(
  sections: readonly Section[],
  words: readonly string[],
  wordsOf: (text: string) => string[],
): Name[] {
  const numbers = new Map(words.map((word, i) => [word, i]));
  const make = (section: number, ...texts: string[]) => {
    const found = texts.flatMap(wordsOf).flatMap((word) => numbers.get(word) ?? []);
    return nameOf('heading', section, found, words);
  };
  return sections.flatMap(({ heading, pageTitle, path }, i) => {
    if (!heading) return make(i, pageTitle);
    // A term is called by its word alone.
    return isGlossary(path) ? make(i, heading) : [make(i, heading), make(i, pageTitle, heading)];
  });
}

export function byWord(names: readonly Name[]): Map<number, Name[]> {
  const lists = new Map<number, Name[]>();
  for (const name of names)
    for (const word of new Set([...name.words, ...name.whole.map(([whole]) => whole)])) {
      const list = lists.get(word);
      if (list) list.push(name);
      else lists.set(word, [name]);
    }
  return lists;
}
