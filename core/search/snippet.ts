import { words } from './tokenize';
import type { Segment } from './types';

/** What a word, in lower case and without accents, was found for, and how much it says. */
export type FindMatch = (word: string) => { concept: number; weight: number } | undefined;

interface Span {
  start: number;
  end: number;
  concept: number;
  weight: number;
}

function matches(text: string, find: FindMatch): Span[] {
  return words(text).flatMap(({ start, end, parts, joined = '', option = '' }) => {
    const found = [option, joined, ...parts].map(find).find(Boolean);
    return found ? [{ start, end, ...found }] : [];
  });
}

function segments(text: string, from: number, to: number, spans: readonly Span[]): Segment[] {
  const out: Segment[] = [];
  let at = from;
  const push = (end: number, mark: boolean) => {
    const piece = text.slice(at, end);
    if (piece) out.push(mark ? { text: piece, mark } : { text: piece });
    at = end;
  };
  for (const { start, end } of spans) {
    if (start < at || end > to) continue;
    push(start, false);
    push(end, true);
  }
  push(to, false);
  return out;
}

export const highlight = (text: string, find: FindMatch): Segment[] =>
  segments(text, 0, text.length, matches(text, find));

/** The start of the window that holds the most of what was asked; the same again counts a little. */
function bestWindow(spans: readonly Span[], size: number): { at: number; score: number } {
  let best = { at: 0, score: 0 };
  spans.forEach((span, i) => {
    const seen = new Set<number>();
    let score = 0;
    for (let j = i; j < spans.length && spans[j]!.end - span.start <= size; j++) {
      const { concept, weight } = spans[j]!;
      score += seen.has(concept) ? 0.05 * weight : weight;
      seen.add(concept);
    }
    if (score > best.score + 1e-6) best = { at: span.start, score };
  });
  return best;
}

const trimTo = (text: string, at: number, step: 1 | -1, reach: number): number => {
  for (let i = 0; i < reach; i++) {
    const next = at + step * i;
    if (next <= 0 || next >= text.length) return Math.max(0, Math.min(text.length, next));
    if (/\s/.test(text[next]!)) return next;
  }
  return at;
};

/** Where the sentence or line begins that `at` stands in, if that is near. */
function sentenceStart(source: string, at: number, reach: number): number | undefined {
  if (at <= reach / 2) return 0;
  const before = source.slice(Math.max(0, at - reach), at);
  const end = Math.max(...['\n', '. ', '? ', '! ', ': '].map((mark) => before.lastIndexOf(mark) + mark.length - 1));
  return end > 0 ? at - before.length + end + (/\s/.test(before[end] ?? 'x') ? 1 : 0) : undefined;
}

function windowStart(source: string, at: number, size: number, code: boolean): number {
  if (code) return source.lastIndexOf('\n', at) + 1;
  return sentenceStart(source, at, size * 0.7) ?? trimTo(source, Math.max(0, at - size / 4), 1, 24);
}

export interface Snippet {
  segments: Segment[];
  /** How much of what was asked it shows. */
  score: number;
}

/** About `size` characters from the sentence that has most of what was asked. Line breaks are kept in code alone. */
export function snippet(source: string, find: FindMatch, size: number, code: boolean): Snippet {
  const text = code ? source : source.replace(/\n/g, ' ');
  const spans = matches(text, find);
  const { at, score } = bestWindow(spans, size * 0.8);
  const from = windowStart(source, at, size, code);
  const to = from + size >= text.length ? text.length : trimTo(text, from + size, -1, 24);
  const out = segments(text, from, to, spans);
  if (from > 0 && !code) out.unshift({ text: '… ' });
  if (to < text.length) out.push({ text: ' …' });
  return { segments: out, score };
}
