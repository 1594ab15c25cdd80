import { pack, packWords } from './codec';
import { terms } from './tokenize';
import { LEVELS, type SearchRecord } from './types';

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
  words: string;
  /** For each word its number of sections; then, in the same order, distances between sections, and weights. */
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

/** How much a word counts, by where it stands, and how far long fields are held down (0 not at all, 1 fully). */
const FIELDS = {
  title: { weight: 9, b: 0.4 },
  heading: { weight: 7, b: 0.5 },
  above: { weight: 1.6, b: 0.2 },
  page: { weight: 1, b: 0 },
  description: { weight: 2.2, b: 0.4 },
  keywords: { weight: 1.5, b: 0.2 },
  slug: { weight: 2.5, b: 0.2 },
  content: { weight: 1, b: 0.7 },
  code: { weight: 0.7, b: 0.7 },
} as const;
type Field = keyof typeof FIELDS;

/** Weights go through a logarithm, one step for each doubling: finer ones make the file larger and no result better. */
const quantise = (weight: number): number => Math.min(60, Math.round(Math.log2(1 + weight * 20)));
export const restore = (step: number): number => (2 ** step - 1) / 20;

export const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const ownHeading = (record: SearchRecord): string => record[record.type] ?? record.lvl1;

/** Generated entries, hundreds on a page, are found by their names alone. */
const ENTRIES = /\/(reference\/errors|api)\//;

function fieldsOf(record: SearchRecord): Partial<Record<Field, string>> {
  const { content, code } = record;
  if (record.type === 'lvl1')
    return {
      title: record.lvl1,
      description: record.description,
      keywords: record.keywords.join(' '),
      slug: record.page.split('/').slice(-2).join(' '),
      above: record.lvl0,
      content,
      code,
    };
  if (ENTRIES.test(record.page)) return { heading: ownHeading(record) };
  const own = LEVELS.indexOf(record.type);
  const above = LEVELS.slice(1, own).map((level) => record[level] ?? '');
  return { heading: ownHeading(record), above: above.join(' '), page: record.lvl1, content, code };
}

const LINK_LISTS = /^(next steps|where to go next|read next|see also|further reading)$/i;

/** Sections that rarely are what a reader wants, though they name it. In hundredths. */
function prior(record: SearchRecord): number {
  if (record.docusaurus_tag === 'default') return 50;
  // A page is always first for its own name.
  if (record.type === 'lvl1') return 100;
  if (LINK_LISTS.test(ownHeading(record))) return 35;
  if (/migration_notes/.test(record.page)) return 80;
  // Tutorials use everything; guides explain it.
  if (/\/tutorials\/(contract|js)_/.test(record.page)) return 85;
  if (/\/glossary$/.test(record.page)) return 85;
  if (/cli_(wallet_)?reference$/.test(record.page) && record.type !== 'lvl2') return 72;
  // Deep headings are mostly entries of generated references.
  return { lvl2: 100, lvl3: 96, lvl4: 86, lvl5: 80, lvl6: 80 }[record.type];
}

type Tokens = Partial<Record<Field, string[]>>;

function averageLengths(all: Tokens[]): Record<string, number> {
  const average: Record<string, number> = {};
  for (const field of Object.keys(FIELDS) as Field[]) {
    const lengths = all.flatMap((tokens) => tokens[field]?.length || []);
    average[field] = lengths.reduce((sum, n) => sum + n, 0) / (lengths.length || 1);
  }
  return average;
}

function wordWeights(tokens: Tokens, average: Record<string, number>): Map<string, number> {
  const weights = new Map<string, number>();
  for (const [field, list] of Object.entries(tokens) as [Field, string[]][]) {
    const { weight, b } = FIELDS[field];
    const each = weight / (1 - b + (b * list.length) / (average[field] || 1));
    for (const word of list) weights.set(word, (weights.get(word) ?? 0) + each);
  }
  return weights;
}

function invert(all: Tokens[]): Map<string, [section: number, weight: number][]> {
  const average = averageLengths(all);
  const postings = new Map<string, [number, number][]>();
  all.forEach((tokens, section) => {
    for (const [word, weight] of wordWeights(tokens, average)) {
      const list = postings.get(word) ?? [];
      if (list.length === 0) postings.set(word, list);
      list.push([section, quantise(weight)]);
    }
  });
  return postings;
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

/** Words that only `asked` has stand in the vocabulary too, with no section. */
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
  const all = records.map((record) => {
    const entries = Object.entries(fieldsOf(record)).map(([field, text]) => [field, terms(text)] as const);
    return Object.fromEntries(entries) as Tokens;
  });
  const asked = askedEntries(records);
  const found = invert(all);
  for (const { words } of asked) for (const word of words) if (!found.has(word)) found.set(word, []);
  const postings = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  const lists = postings.map(([, list]) => list);
  const known = postings.map(([word]) => word);
  const index: IndexData = {
    version,
    ...pageTable(records),
    headings: records.map((record) => (record.type === 'lvl1' ? '' : ownHeading(record))),
    anchors: records.map((record) => (record.anchor === slugOf(ownHeading(record)) ? 0 : record.anchor)),
    levels: records.map((record) => record.type.slice(3)).join(''),
    priors: pack(records.map(prior)),
    words: packWords(known),
    counts: pack(lists.map((list) => list.length)),
    sections: pack(lists.flatMap((list) => list.map(([section], i) => section - (list[i - 1]?.[0] ?? 0)))),
    weights: pack(lists.flatMap((list) => list.map(([, weight]) => weight))),
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
