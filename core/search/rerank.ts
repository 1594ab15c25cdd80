import type { Loaded } from './loaded';
import type { Query } from './query';
import { isStopWord, stem, words } from './tokenize';

export interface Candidate {
  number: number;
  covered: number;
  score: number;
}

/** Only the best are looked at closely: the rest keep their order behind them. */
const DEPTH = 80;
/** Each further section of one page counts this much less, so that other pages are seen. */
const REPEAT = 0.88;

/** Words by stem, without stop words: 'How to deploy contracts' and 'deploying a contract' are alike. */
const essence = (text: string): string[] =>
  words(text).flatMap(({ parts }) => parts.filter((part) => !isStopWord(part)).map(stem));

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

interface Asked {
  plain: string;
  stems: string[];
  /** Pairs of neighbouring words, for texts that have the words together but not the whole phrase. */
  pairs: string[];
  defines: boolean;
}

function asked({ text, suggestion }: Query): Asked {
  const corrected = suggestion ?? text;
  const whole = plain(corrected).replace(/[?!.]+$/, '');
  const parts = whole.split(' ').filter((word) => !isStopWord(word));
  return {
    plain: whole,
    stems: essence(corrected),
    pairs: parts.slice(1).map((word, i) => `${parts[i]} ${word}`),
    defines: /^(what('s| is| are)|define|meaning)\b/.test(whole),
  };
}

/** Kept for the next keystroke: the same sections come up again. */
function remembered<T>(make: (index: Loaded, number: number) => T): (index: Loaded, number: number) => T {
  const known = new WeakMap<Loaded, T[]>();
  return (index, number) => {
    const list = known.get(index) ?? [];
    if (list.length === 0) known.set(index, list);
    return (list[number] ??= make(index, number));
  };
}

interface Headings {
  own: string[];
  /** Title of the page and heading together. */
  both: string[];
  /** Last part of the address, for first sections: often shorter than the title, and more to the point. */
  slug: string[];
  plain: string;
}

const headingsOf = remembered((index, number): Headings => {
  const { heading, pageTitle, path } = index.sections[number]!;
  return {
    own: essence(heading || pageTitle),
    both: heading ? essence(`${pageTitle} ${heading}`) : [],
    slug: heading
      ? []
      : essence(
          path
            .split('/')
            .at(-1)!
            .replace(/^how_to_/, ''),
        ),
    plain: plain(heading || pageTitle),
  };
});

/** How much of a heading is what was asked: both ways, so that a short heading that is all asked for wins. */
function headingFit(own: readonly string[], stems: readonly string[]): number {
  if (own.length === 0 || stems.length === 0) return 0;
  const last = stems.at(-1)!;
  const alike = (word: string, wanted: string) =>
    word === wanted || (wanted === last && wanted.length > 2 && word.startsWith(wanted));
  const found = stems.filter((wanted) => own.some((word) => alike(word, wanted)));
  const used = own.filter((word) => stems.some((wanted) => alike(word, wanted)));
  return (found.length / stems.length) * (0.5 + (0.5 * used.length) / own.length);
}

function headingFactor(headings: Headings, isPage: boolean, { stems, plain: whole }: Asked): number {
  const own = Math.max(headingFit(headings.own, stems), headingFit(headings.slug, stems));
  const fit = Math.max(own, 0.8 * headingFit(headings.both, stems));
  const exact = headings.plain === whole ? 0.2 : 0;
  return 1 + 0.6 * fit ** 2 + exact + (isPage ? 0.4 * own : 0);
}

function textFactor(body: string, { plain: whole, pairs }: Asked): number {
  if (whole.length < 3) return 1;
  if (body.includes(whole)) return pairs.length || /[^a-z]/.test(whole) ? 1.3 : 1.05;
  if (pairs.length === 0) return 1;
  return 1 + (0.2 * pairs.filter((pair) => body.includes(pair)).length) / pairs.length;
}

function spreadPages(index: Loaded, sorted: Candidate[]): Candidate[] {
  const seen = new Map<number, number>();
  const spread = sorted.map((candidate) => {
    const { page } = index.sections[candidate.number]!;
    const before = seen.get(page) ?? 0;
    seen.set(page, before + 1);
    return { ...candidate, score: candidate.score * REPEAT ** before };
  });
  return spread.sort((a, b) => b.score - a.score);
}

/** Without the text, which arrives later, phrases are not looked for. */
const bodies = new WeakMap<object, string[]>();
function bodyOf({ text }: Loaded, number: number): string {
  if (!text) return '';
  const list = bodies.get(text) ?? [];
  if (list.length === 0) bodies.set(text, list);
  return (list[number] ??= plain(`${text.content[number]} ${text.code[number]}`));
}

/** The second look: headings that are the question, the phrase in the text, definitions, and more than one page. */
export function rerank(index: Loaded, query: Query, found: Candidate[]): Candidate[] {
  const wanted = asked(query);
  const factor = (number: number): number => {
    const section = index.sections[number]!;
    const definition = wanted.defines && /\/glossary$/.test(section.path) ? 1.15 : 1;
    const headings = headingFactor(headingsOf(index, number), section.heading === '', wanted);
    return headings * textFactor(bodyOf(index, number), wanted) * definition;
  };
  const near = found.slice(0, DEPTH).map((c) => ({ ...c, score: c.score * factor(c.number) }));
  near.sort((a, b) => b.score - a.score);
  // As many as were found, whether or not the text has arrived: the number of results is shown.
  return [...spreadPages(index, near), ...found.slice(DEPTH)];
}
