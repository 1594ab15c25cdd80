import { slugOf, type IndexData, type TextData } from './buildIndex';
import { longestFirst, unpack, unpackWords } from './codec';
import { invert } from './fields';
import { askedNames, byWord, headingNames, nameFields, remembered, type Name } from './names';
import type { Vocabulary } from './query';
import { isWeakWord, stem } from './tokenize';
import type { Section } from './types';

export interface Loaded {
  version: string;
  sections: Section[];
  vocabulary: Vocabulary;
  /** Where the list of each word begins and ends in `postings`. */
  starts: Uint32Array;
  ends: Uint32Array;
  postings: Uint32Array;
  weights: Uint32Array;
  /** Of each word: the sections that are called by it, and how much it counts there. */
  named: ([section: number, weight: number][] | undefined)[];
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

/** Where each word of the file stands among all words, and where its list is. */
function place(words: readonly string[], stored: readonly string[], counts: Uint32Array) {
  const starts = new Uint32Array(words.length);
  const ends = new Uint32Array(words.length);
  const numbers = new Uint32Array(stored.length);
  let next = 0;
  words.forEach((word, i) => {
    if (word === stored[next]) numbers[next++] = i;
  });
  let at = 0;
  for (const i of longestFirst(counts)) {
    starts[numbers[i]!] = at;
    ends[numbers[i]!] = at += counts[i]!;
  }
  return { starts, ends, numbers, length: at };
}

function unpackPostings(packed: string, { starts, ends, length }: ReturnType<typeof place>): Uint32Array {
  const postings = unpack(packed);
  if (postings.length !== length) throw new Error('The search index is damaged.');
  starts.forEach((start, word) => {
    for (let i = start + 1; i < ends[word]!; i++) postings[i]! += postings[i - 1]!;
  });
  return postings;
}

/** In how many sections each word stands, in their text or their name. */
function countSections(
  { starts, ends }: ReturnType<typeof place>,
  postings: Uint32Array,
  named: Loaded['named'],
): Uint32Array {
  return ends.map((end, word) => {
    const text = postings.subarray(starts[word], end);
    const names = named[word];
    return names ? new Set([...text, ...names.map(([section]) => section)]).size : text.length;
  });
}

/** Makes an index file ready to be asked. Throws on anything that is not one. */
export function load(data: IndexData, text?: TextData): Loaded {
  const sections = sectionTable(data);
  if (sections.length !== data.headings.length) throw new Error('The search index is damaged.');
  const wordsOf = remembered();
  const found = invert(nameFields(sections, wordsOf));
  const stored = unpackWords(data.words);
  const words = [...new Set([...stored, ...found.keys()])].sort();
  const lists = place(words, stored, unpack(data.counts));
  const postings = unpackPostings(data.sections, lists);
  const named = words.map((word) => found.get(word));
  const counts = countSections(lists, postings, named);
  return {
    version: data.version,
    sections,
    vocabulary: vocabularyOf(words, counts),
    starts: lists.starts,
    ends: lists.ends,
    postings,
    weights: unpack(data.weights),
    named,
    pageCount: data.pages.length,
    text,
    rarity: Float32Array.from(counts, (count, word) => rarityOf(words[word]!, count, sections.length)),
    namesWith: byWord([
      ...askedNames(unpack(data.asked), lists.numbers, words),
      ...headingNames(sections, words, wordsOf),
    ]),
  };
}
