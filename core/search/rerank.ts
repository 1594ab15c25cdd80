import type { Candidate } from './candidates';
import type { Loaded } from './load';
import type { Query } from './query';
import { isStopWord } from './tokenize';

/** Only the best are looked at closely: the rest keep their order behind them. */
const DEPTH = 80;
/** Each further section of one page counts this much less, so that other pages are seen. */
const REPEAT = 0.75;
/** A heading that is the question; more for the title of a page. */
const HEADING = 0.6;
/** The whole phrase in the text; its pairs of words give their share. */
const PHRASE = 0.3;

const plain = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

interface Phrase {
  whole: string;
  /** Pairs of neighbouring words, for texts that have the words together but not the whole phrase. */
  pairs: string[];
}

function phraseOf({ text, suggestion }: Query): Phrase {
  const whole = plain(suggestion ?? text).replace(/[?!.]+$/, '');
  const parts = whole.split(' ').filter((word) => !isStopWord(word));
  return { whole, pairs: parts.slice(1).map((word, i) => `${parts[i]} ${word}`) };
}

function phraseFactor(body: string, { whole, pairs }: Phrase): number {
  if (whole.length < 3 || (pairs.length === 0 && !/[^a-z]/.test(whole))) return 1;
  if (body.includes(whole)) return 1 + PHRASE;
  return 1 + (PHRASE * pairs.filter((pair) => body.includes(pair)).length) / (pairs.length || 1);
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

/** Kept for the next keystroke. Without the text, which arrives later, phrases are not looked for. */
const bodies = new WeakMap<object, string[]>();
function bodyOf({ text }: Loaded, number: number): string {
  if (!text) return '';
  const list = bodies.get(text) ?? [];
  if (list.length === 0) bodies.set(text, list);
  return (list[number] ??= plain(`${text.content[number]} ${text.code[number]}`));
}

/** The second look: headings that are the question, the phrase in the text, and more than one page. */
export function rerank(index: Loaded, query: Query, found: Candidate[]): Candidate[] {
  const phrase = phraseOf(query);
  const factor = ({ number, heading }: Candidate): number => {
    const title = index.sections[number]!.heading === '' ? heading : 0;
    const body = bodyOf(index, number);
    return (1 + HEADING * (heading ** 2 + title)) * phraseFactor(body, phrase);
  };
  const near = found.slice(0, DEPTH).map((c) => ({ ...c, score: c.score * factor(c) }));
  near.sort((a, b) => b.score - a.score);
  // As many as were found, whether or not the text has arrived: the number of results is shown.
  return [...spreadPages(index, near), ...found.slice(DEPTH)];
}
