import { ANCHOR, BASE, BITS, hashOf, type Matcher, type Pattern } from './matcher';
import type { ErrorEntry } from './types';

/** Between two parts of a message: longer values are cut in logs. */
const GAP = 600;
/** So that text made of anchors alone takes no longer. */
const MAX_TRIES = 200;

export interface Found {
  entry: ErrorEntry;
  /** Where it stands in the compared text. */
  at: number;
  /** How much of the text is the message. */
  length: number;
}

const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 95;

/** A short message must stand by itself: 'unauthorized' is not a part of another word. */
const standsAlone = (text: string, from: number, to: number, { open }: Pattern): boolean =>
  (open.start || !isLetter(text.charCodeAt(from - 1))) && (open.end || !isLetter(text.charCodeAt(to)));

/** All parts in order around the anchor, each within reach of the one before. */
function verify(text: string, anchorAt: number, pattern: Pattern): { from: number; to: number } | false {
  const { parts, part, offset } = pattern;
  const start = anchorAt - offset;
  if (!text.startsWith(parts[part]!, start)) return false;
  let from = start;
  for (let i = part - 1; i >= 0; i--) {
    const at = text.slice(Math.max(0, from - GAP - parts[i]!.length), from).lastIndexOf(parts[i]!);
    if (at < 0) return false;
    from = Math.max(0, from - GAP - parts[i]!.length) + at;
  }
  let to = start + parts[part]!.length;
  for (let i = part + 1; i < parts.length; i++) {
    const at = text.slice(to, to + GAP + parts[i]!.length).indexOf(parts[i]!);
    if (at < 0) return false;
    to += at + parts[i]!.length;
  }
  return standsAlone(text, from, to, pattern) ? { from, to } : false;
}

/** Messages that stand in a text, the one that tells most first. The text is compared as `comparable` makes it. */
export function matchErrors({ anchors, maybe }: Matcher, text: string): Found[] {
  const found = new Map<ErrorEntry, Found>();
  const tries = new Map<Pattern, number>();
  const lead = Math.imul(1, BASE ** (ANCHOR - 1)) | 0;
  let hash = text.length >= ANCHOR ? hashOf(text, 0) : 0;
  for (let at = 0; at + ANCHOR <= text.length; at++) {
    if (maybe[hash & BITS]) for (const pattern of anchors.get(hash) ?? []) tryAt(pattern, at);
    hash = (Math.imul((hash - Math.imul(text.charCodeAt(at), lead)) | 0, BASE) + text.charCodeAt(at + ANCHOR)) | 0;
  }
  function tryAt(pattern: Pattern, at: number): void {
    const { entry, length } = pattern;
    const count = tries.get(pattern) ?? 0;
    if (count >= MAX_TRIES || (found.get(entry)?.length ?? 0) >= length) return;
    tries.set(pattern, count + 1);
    const place = verify(text, at, pattern);
    if (place) found.set(entry, { entry, at: place.from, length });
  }
  return [...found.values()].filter((each) => !isInside(each, found)).sort(byWorth);
}

/** 'Invalid proof' inside of a longer message that is known too. */
const isInside = ({ entry, at, length }: Found, all: Map<ErrorEntry, Found>): boolean =>
  [...all.values()].some(
    (other) =>
      other.entry !== entry &&
      !other.entry.wrapper &&
      other.at <= at &&
      other.at + other.length > at + length - 1 &&
      other.length > length,
  );

/** Wrappers last; then the message with more words of its own; then the one that was logged first. */
const byWorth = (a: Found, b: Found): number =>
  Number(a.entry.wrapper ?? false) - Number(b.entry.wrapper ?? false) || b.length - a.length || a.at - b.at;
