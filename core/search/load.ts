import { slugOf, type IndexData, type TextData } from './buildIndex';
import { unpack, unpackWords } from './codec';
import { nameOf, numbersOf, type Name } from './names';
import type { Vocabulary } from './query';
import { isWeakWord, stem } from './tokenize';

export interface Section {
  page: number;
  path: string;
  pageTitle: string;
  trail: string;
  /** Empty on the first section of a page. */
  heading: string;
  anchor: string;
  level: number;
  prior: number;
}

export interface Loaded {
  version: string;
  sections: Section[];
  vocabulary: Vocabulary;
  /** Where the list of each word begins in `postings`. */
  starts: Uint32Array;
  postings: Uint32Array;
  weights: Uint32Array;
  pageCount: number;
  text: TextData | undefined;
  /** Of each word. */
  rarity: Float32Array;
  /** By word: the headings and questions that have it. */
  namesWith: Map<number, Name[]>;
}

function sectionTable(data: IndexData): Section[] {
  const priors = unpack(data.priors);
  let from = 0;
  return data.pages.flatMap(([path, pageTitle, trail, count], page) => {
    const first = from;
    from += count;
    return Array.from({ length: count }, (_, i): Section => {
      const heading = data.headings[first + i]!;
      const anchor = data.anchors[first + i]!;
      return {
        page,
        path,
        pageTitle,
        trail: data.trails[trail]!,
        heading,
        anchor: anchor === 0 ? slugOf(heading) : anchor,
        level: Number(data.levels[first + i]),
        prior: priors[first + i]! / 100,
      };
    });
  });
}

function vocabularyOf(words: string[], counts: Uint32Array): Vocabulary {
  const stems = new Map<string, number[]>();
  words.forEach((word, i) => {
    const key = stem(word);
    const list = stems.get(key);
    if (list) list.push(i);
    else stems.set(key, [i]);
  });
  return { words, counts, stems };
}

/** In a question a weak word says half as much. From the tuning half, flat between .4 and .6. */
const WEAK = 0.5;

/** The root: in a question the rarest word is often the least important one. */
export const rarityOf = (word: string, found: number, all: number): number =>
  Math.sqrt(Math.log(1 + (all - found + 0.5) / (found + 0.5))) * (isWeakWord(word) ? WEAK : 1);

function askedNames(packed: Uint32Array, spelled: (word: number) => string): Name[] {
  const names: Name[] = [];
  for (let at = 0, section = 0; at < packed.length;) {
    section += packed[at]!;
    const end = at + 2 + packed[at + 1]!;
    names.push(nameOf('asked', section, [...packed.subarray(at + 2, end)], spelled));
    at = end;
  }
  return names;
}

/** The last part of an address is often shorter than the title, and more to the point. */
const slugWords = (path: string): string =>
  path
    .split('/')
    .at(-1)!
    .replace(/^how_to_/, '');

function headingNames(sections: Section[], known: readonly string[]): Name[] {
  const numbers = new Map(known.map((word, i) => [word, i]));
  const make = (text: string, section: number) =>
    nameOf('heading', section, numbersOf(text, numbers), (word) => known[word]!);
  return sections.flatMap(({ heading, pageTitle, path }, i) => [
    make(heading || pageTitle, i),
    make(heading ? `${pageTitle} ${heading}` : slugWords(path), i),
  ]);
}

function byWord(names: Name[]): Map<number, Name[]> {
  const lists = new Map<number, Name[]>();
  for (const name of names)
    for (const word of new Set([...name.words, ...name.whole.map(([whole]) => whole)])) {
      const list = lists.get(word);
      if (list) list.push(name);
      else lists.set(word, [name]);
    }
  return lists;
}

/** Makes an index file ready to be asked. Throws on anything that is not one. */
export function load(data: IndexData, text?: TextData): Loaded {
  const counts = unpack(data.counts);
  const postings = unpack(data.sections);
  const starts = new Uint32Array(counts.length + 1);
  counts.forEach((count, word) => {
    const from = starts[word]!;
    starts[word + 1] = from + count;
    for (let i = from + 1; i < from + count; i++) postings[i]! += postings[i - 1]!;
  });
  const sections = sectionTable(data);
  if (postings.length !== starts.at(-1) || sections.length !== data.headings.length)
    throw new Error('The search index is damaged.');
  const words = unpackWords(data.words);
  const asked = askedNames(unpack(data.asked), (word) => words[word]!);
  return {
    version: data.version,
    sections,
    vocabulary: vocabularyOf(words, counts),
    starts,
    postings,
    weights: unpack(data.weights),
    pageCount: data.pages.length,
    text,
    rarity: Float32Array.from(counts, (count, word) => rarityOf(words[word]!, count, sections.length)),
    namesWith: byWord([...asked, ...headingNames(sections, words)]),
  };
}
