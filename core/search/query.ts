import { withoutNoise } from './pasted';
import { isStopWord, stem, words, type Word } from './tokenize';
import { nearWords } from './spelling';
import { synonymsOf } from './synonyms';

/** One thing the reader asked for: known words that stand for it, each with how well it does. */
export interface Concept {
  asked: string;
  matches: Map<number, number>;
  /** Counts for the order of results and not for whether all was found. */
  bonus: boolean;
  /** What was taken in place of a word that nobody wrote. */
  corrected?: string;
}

export interface Vocabulary {
  words: string[];
  counts: ArrayLike<number>;
  /** Numbers of the words with the same stem. */
  stems: Map<string, number[]>;
}

const MAX_PREFIX = 40;

/** First place in the sorted list that is not before `word`. */
function place(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function exact({ words: known }: Vocabulary, word: string): number | undefined {
  const at = place(known, word);
  return known[at] === word ? at : undefined;
}

function startingWith({ words: known, counts }: Vocabulary, start: string): number[] {
  const found: number[] = [];
  for (let i = place(known, start); known[i]?.startsWith(start); i++) found.push(i);
  return found.sort((a, b) => counts[b]! - counts[a]!).slice(0, MAX_PREFIX);
}

/** `notehash` for 'note hash': two known words written as one. */
function splitInTwo(vocabulary: Vocabulary, word: string): [number, number] | undefined {
  for (let i = word.length - 3; i >= 3; i--) {
    const left = exact(vocabulary, word.slice(0, i));
    const right = exact(vocabulary, word.slice(i));
    if (left !== undefined && right !== undefined) return [left, right];
  }
  return undefined;
}

/** Written somewhere in one of its forms, the beginning of a word that is, or a word with another name here. */
const isKnown = ({ words: known, stems }: Vocabulary, word: string): boolean =>
  known[place(known, word)]?.startsWith(word) || stems.has(stem(word)) || synonymsOf(word).length > 0;

function raise(matches: Map<number, number>, word: number, weight: number): void {
  if ((matches.get(word) ?? 0) < weight) matches.set(word, weight);
}

function concept(vocabulary: Vocabulary, asked: string, typing: boolean): Concept {
  const matches = new Map<number, number>();
  const same = exact(vocabulary, asked);
  if (same !== undefined) raise(matches, same, 1);
  for (const word of vocabulary.stems.get(stem(asked)) ?? []) raise(matches, word, 0.85);
  for (const meant of synonymsOf(asked))
    for (const word of vocabulary.stems.get(stem(meant)) ?? []) raise(matches, word, 0.3);
  const known = matches.size > 0;
  if ((typing || !known) && asked.length > 1)
    for (const word of startingWith(vocabulary, asked)) {
      const share = asked.length / vocabulary.words[word]!.length;
      raise(matches, word, (known ? 0.35 : 0.8) * Math.sqrt(share));
    }
  return { asked, matches, bonus: false };
}

/** A word that nobody wrote: as two words, as a longer form of a known one, or as a slip of the keyboard. */
function repair(vocabulary: Vocabulary, missing: Concept, typing: boolean): Concept[] {
  const { asked } = missing;
  const near = nearWords(asked, vocabulary.words, vocabulary.counts, typing);
  const best = near[0];
  if (!best || best.edits > 1) {
    const two = splitInTwo(vocabulary, asked);
    if (two && missing.matches.size === 0)
      return two.map((word, i) => ({
        ...concept(vocabulary, vocabulary.words[word]!, false),
        corrected: i === 0 ? two.map((each) => vocabulary.words[each]).join(' ') : undefined,
      }));
  }
  if (!best || (missing.matches.size && best.edits > 1)) return [missing];
  const corrected = vocabulary.words[best.word]!;
  const { matches } = concept(vocabulary, corrected, false);
  return [{ ...missing, matches, corrected }];
}

/** A compound as it is written, or while it is typed the ones that it may become. */
function wholes(vocabulary: Vocabulary, joined: string, typing: boolean): number[] {
  const same = exact(vocabulary, joined);
  return same !== undefined ? [same] : typing ? startingWith(vocabulary, joined) : [];
}

function bonus(asked: string, found: number[]): Concept[] {
  return found.length ? [{ asked, matches: new Map(found.map((word) => [word, 1])), bonus: true }] : [];
}

export interface Query {
  /** Without what a pasted message has beside its words. */
  text: string;
  concepts: Concept[];
  asked: Word[];
  suggestion: string | undefined;
  isQuestion: boolean;
}

/** With the last misspelt word first, so that earlier offsets stay right. */
function suggest(text: string, asked: Word[], corrections: Map<string, string>): string | undefined {
  if (corrections.size === 0) return undefined;
  return asked.reduceRight((result, word) => {
    const written = result.slice(word.start, word.end);
    const fixed = word.parts.reduce((rest, part) => {
      const meant = corrections.get(part);
      return meant ? rest.replace(new RegExp(part, 'i'), meant) : rest;
    }, written);
    return result.slice(0, word.start) + fixed + result.slice(word.end);
  }, text.trim());
}

const QUESTION =
  /^(how|what|why|when|where|which|who|can|could|do|does|did|is|are|am|should|will|would|must|may)\b|\?$/i;

export function parseQuery(written: string, vocabulary: Vocabulary): Query {
  const text = withoutNoise(written);
  const trimmed = text.trim();
  const asked = words(trimmed);
  const open = /[\p{L}\p{N}]$/u.test(text) ? asked.at(-1) : undefined;
  // The first letter of a word that is being typed says nothing yet.
  const begun = (word: Word) => word === open && /^\p{L}$/u.test(word.parts.join(''));
  const meant = asked.filter((word) => word.parts.length > 1 || !(isStopWord(word.parts[0]!) || begun(word)));
  const concepts: Concept[] = [];
  const corrections = new Map<string, string>();
  for (const word of meant.length ? meant : asked) {
    // What is called by the whole has its parts too.
    const whole = word.joined ? wholes(vocabulary, word.joined, word === open) : [];
    const option = word.option ? wholes(vocabulary, word.option, word === open) : [];
    if (option.length)
      concepts.push({ asked: word.option!, matches: new Map(option.map((each) => [each, 1])), bonus: false });
    word.parts.forEach((part, i) => {
      if (word.joined && isStopWord(part)) return;
      const typing = word === open && i === word.parts.length - 1;
      const found = concept(vocabulary, part, typing);
      for (const each of whole) raise(found.matches, each, 1);
      const usable = isKnown(vocabulary, part) ? [found] : repair(vocabulary, found, typing);
      for (const { corrected } of usable) if (corrected) corrections.set(part, corrected);
      concepts.push(...usable.map((each) => (option.length ? { ...each, bonus: true } : each)));
    });
    if (word.joined) concepts.push(...bonus(word.joined, whole));
  }
  return {
    text,
    concepts,
    asked,
    suggestion: suggest(trimmed, asked, corrections),
    isQuestion: asked.length > 2 && QUESTION.test(trimmed),
  };
}
