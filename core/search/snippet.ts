import { words } from './tokenize';
import type { Segment } from './types';

/** Whether a word, in lower case and without accents, is one of those that were found. */
export type IsMatch = (word: string) => boolean;

interface Span {
  start: number;
  end: number;
  found: string;
}

function matches(text: string, isMatch: IsMatch): Span[] {
  return words(text).flatMap(({ start, end, parts, joined }) => {
    const found = joined && isMatch(joined) ? joined : parts.find(isMatch);
    return found === undefined ? [] : [{ start, end, found }];
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

export const highlight = (text: string, isMatch: IsMatch): Segment[] =>
  segments(text, 0, text.length, matches(text, isMatch));

/** The start of the window that holds the most different words that were found. */
function bestWindow(spans: readonly Span[], size: number): { at: number; score: number } {
  let best = { at: 0, score: 0 };
  spans.forEach((span, i) => {
    const seen = new Set<string>();
    let extra = 0;
    for (let j = i; j < spans.length && spans[j]!.end - span.start <= size; j++) {
      if (seen.has(spans[j]!.found)) extra += 0.1;
      seen.add(spans[j]!.found);
    }
    const score = seen.size + Math.min(extra, 0.5);
    if (score > best.score) best = { at: span.start, score };
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

export interface Snippet {
  segments: Segment[];
  /** How many different words it shows. */
  score: number;
}

/** About `size` characters around what was found, cut at words. Line breaks of code are kept, of prose they are not. */
export function snippet(source: string, isMatch: IsMatch, size: number, code: boolean): Snippet {
  const text = code ? source : source.replace(/\n/g, ' ');
  const spans = matches(text, isMatch);
  const { at, score } = bestWindow(spans, size * 0.8);
  const lead = code ? text.lastIndexOf('\n', at) + 1 : trimTo(text, Math.max(0, at - size / 4), 1, 24);
  const from = code ? Math.max(lead, at - 60) : at < size * 0.6 ? 0 : lead;
  const to = from + size >= text.length ? text.length : trimTo(text, from + size, -1, 24);
  const out = segments(text, from, to, spans);
  if (from > 0 && !code) out.unshift({ text: '…' });
  if (to < text.length) out.push({ text: ' …' });
  return { segments: out, score };
}
