import { longestFirst, pack, packWords } from './codec';
import { invert, isEntryPage, type Fields } from './fields';
import { terms, words } from './tokenize';
import type { SearchRecord } from './types';

/** What the engine loads first: enough to rank and to show headings. */
export interface IndexData {
  version: string;
  /** Sidebar trails; pages name theirs by number. */
  trails: string[];
  pages: [path: string, title: string, trail: number, sections: number][];
  /** For each section: heading, anchor where it is not the slug of the heading, level, weight in hundredths. */
  headings: string[];
  anchors: (string | 0)[];
  levels: string;
  priors: string;
  /** Of texts and questions; those of names alone are in `headings` and `pages`. */
  words: string;
  /** For each word its number of sections; then distances between sections, and weights, the longest lists first. */
  counts: string;
  sections: string;
  weights: string;
  /** In which words sections are asked for: for each entry the distance to its section, its length, its words. */
  asked: string;
}

/** What arrives second: the text that snippets and the phrase bonus are taken from. */
export interface TextData {
  content: string[];
  code: string[];
}

/** Weights go through a logarithm, one step for each doubling: finer ones make the file larger and no result better. */
const quantise = (weight: number): number => Math.min(60, Math.round(Math.log2(1 + weight * 20)));
export const restore = (step: number): number => (2 ** step - 1) / 20;

export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s|__/g, '-');

const ownHeading = (record: SearchRecord): string => record[record.type] ?? record.lvl1;

/** A member is found by all of its name: its parts are words of everyday. */
const wholeNames = (name: string): string[] => words(name).flatMap(({ joined }) => joined ?? []);

const written = new Map<string, string[]>();

/** Two versions say most in the same words. */
function termsOf(text: string): string[] {
  const found = written.get(text) ?? terms(text);
  written.set(text, found);
  return found;
}

/** What only the pages say. What sections are called is in the index as it is, and counted where it is loaded. */
function textOf({ type, page, content, code, description, keywords }: SearchRecord): Fields<string> {
  if (type !== 'lvl1' && isEntryPage(page)) return { name: keywords.flatMap(wholeNames) };
  return { content: termsOf(`${description} ${content}`), code: termsOf(code) };
}

const LINK_LISTS = /^(next steps|where to go next|read next|see also|further reading)$/i;

/** Pages that use or list what others explain: tutorials, notes on migration, tables of words, generated lists. */
const NAMES_MUCH = /migration_notes|coming_from_ethereum$|\/tutorials\/(contract|js)_|\/(glossary|names)$/;
const COMMANDS = /cli_(wallet_)?reference$/;

/** Sections that rarely are what a reader wants, though they name it. In hundredths, from the tuning half. */
function prior(record: SearchRecord): number {
  const { page, type } = record;
  if (isEntryPage(page)) return 80;
  // A page is always first for its own name.
  if (type === 'lvl1') return 100;
  if (LINK_LISTS.test(ownHeading(record))) return 35;
  return NAMES_MUCH.test(page) || (COMMANDS.test(page) && type !== 'lvl2') ? 75 : 100;
}

function pageTable(records: readonly SearchRecord[]): Pick<IndexData, 'trails' | 'pages'> {
  const trails = [...new Set(records.map((record) => record.lvl0))];
  const pages: IndexData['pages'] = [];
  for (const record of records) {
    const last = pages.at(-1);
    if (last?.[0] === record.page) last[3]++;
    else pages.push([record.page, record.lvl1, trails.indexOf(record.lvl0), 1]);
  }
  return { trails, pages };
}

function askedEntries(records: readonly SearchRecord[]): { section: number; words: string[] }[] {
  return records.flatMap(({ asked = [] }, section) => asked.map((entry) => ({ section, words: terms(entry) })));
}

function packAsked(entries: ReturnType<typeof askedEntries>, known: readonly string[]): string {
  const numbers = new Map(known.map((word, i) => [word, i]));
  let last = 0;
  return pack(
    entries.flatMap(({ section, words }) => {
      const distance = section - last;
      last = section;
      return [distance, words.length, ...words.map((word) => numbers.get(word)!)];
    }),
  );
}

/** Records of one version, grouped by page and in the order of the page. */
export function buildIndex(version: string, records: readonly SearchRecord[]): { index: IndexData; text: TextData } {
  const asked = askedEntries(records);
  const found = invert(records.map(textOf));
  for (const { words } of asked) for (const word of words) if (!found.has(word)) found.set(word, []);
  const postings = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const counts = postings.map(([, list]) => list.length);
  const lists = longestFirst(counts).map((i) => postings[i]![1]);
  const known = postings.map(([word]) => word);
  const index: IndexData = {
    version,
    ...pageTable(records),
    headings: records.map((record) => (record.type === 'lvl1' ? '' : ownHeading(record))),
    anchors: records.map((record) => (record.anchor === slugOf(ownHeading(record)) ? 0 : record.anchor)),
    levels: records.map((record) => record.type.slice(3)).join(''),
    priors: pack(records.map(prior)),
    words: packWords(known),
    counts: pack(counts),
    sections: pack(lists.flatMap((list) => list.map(([section], i) => section - (list[i - 1]?.[0] ?? 0)))),
    weights: pack(lists.flatMap((list) => list.map(([, weight]) => quantise(weight)))),
    asked: packAsked(asked, known),
  };
  return { index, text: { content: records.map((r) => r.content), code: records.map((r) => r.code) } };
}

/** As many questions of a section as the first answers need; the whole index has them all. */
const HEAD_ASKED = 7;

/** A small index of pages and their main sections by name, for the first results while the whole one is on its way. */
export const buildHead = (version: string, records: readonly SearchRecord[]): IndexData =>
  buildIndex(
    version,
    records
      .filter(({ type }) => type === 'lvl1' || type === 'lvl2')
      .map((r) => ({ ...r, content: '', code: '', description: '', asked: r.asked?.slice(0, HEAD_ASKED) })),
  ).index;
