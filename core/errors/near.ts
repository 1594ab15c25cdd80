import { stem, terms } from '../search/tokenize';
import { literals } from './pattern';
import type { ErrorEntry } from './types';

/** Enough of a log to tell what it is about. */
const MOST_TEXT = 20_000;
/** At least this share of a message's rare words must be there. */
const LEAST = 0.6;
const LEAST_WORDS = 3;

const stemsOf = (text: string): Set<string> => new Set(terms(text).map(stem));

/** Lines that look like an error; the whole text where none does. */
function telling(text: string): string {
  const lines = text.split('\n').filter((line) => /error|fail|invalid|cannot|could not|not |revert|assert/i.test(line));
  return (lines.length > 0 ? lines.join('\n') : text).slice(0, MOST_TEXT);
}

type Words = { own: Set<string>[]; weight: (word: string) => number };

/** Reading the words of all entries costs more than comparing them: once for each catalogue. */
const known = new WeakMap<ErrorEntry[], Words>();

function wordsOf(entries: ErrorEntry[]): Words {
  const before = known.get(entries);
  if (before) return before;
  const own = entries.map((entry) => stemsOf(literals(entry.texts[0]!).join(' ')));
  const frequency = new Map<string, number>();
  for (const set of own) for (const word of set) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const words = { own, weight: (word: string) => Math.log(1 + entries.length / (frequency.get(word) ?? 1)) };
  known.set(entries, words);
  return words;
}

/** Entries that are worded alike, for a message of another release or one that was typed from memory. */
export function nearErrors(entries: ErrorEntry[], text: string, most = 3): ErrorEntry[] {
  const wanted = stemsOf(telling(text));
  if (wanted.size < LEAST_WORDS) return [];
  const words = wordsOf(entries);
  return entries
    .map((entry, index) => {
      const own = [...words.own[index]!];
      const shared = own.filter((word) => wanted.has(word));
      const sum = (list: string[]) => list.reduce((total, word) => total + words.weight(word), 0);
      return { entry, count: shared.length, share: sum(shared) / (sum(own) || 1), worth: sum(shared) };
    })
    .filter(({ entry, share, count }) => !entry.wrapper && share >= LEAST && count >= LEAST_WORDS)
    .sort((a, b) => b.share * b.worth - a.share * a.worth)
    .slice(0, most)
    .map(({ entry }) => entry);
}
