import { comparable } from './clean';
import { literals } from './pattern';
import type { ErrorEntry } from './types';

/** Anchors of this many characters are looked for in one pass over the text, whatever the number of messages. */
export const ANCHOR = 6;
export const BASE = 31;
export const BITS = 0xffff;

export interface Pattern {
  entry: ErrorEntry;
  parts: string[];
  /** Which part holds the anchor. */
  part: number;
  offset: number;
  length: number;
  /** It begins or ends with what varies. */
  open: { start: boolean; end: boolean };
}

export interface Matcher {
  anchors: Map<number, Pattern[]>;
  /** Whether an anchor can have this hash, by its last bits: asked for each character of a text. */
  maybe: Uint8Array;
}

export const hashOf = (text: string, from: number): number => {
  let hash = 0;
  for (let i = from; i < from + ANCHOR; i++) hash = (Math.imul(hash, BASE) + text.charCodeAt(i)) | 0;
  return hash;
};

function patternOf(entry: ErrorEntry, text: string): Pattern | undefined {
  const parts = literals(comparable(text)).map((part) => part.trim());
  const lengths = parts.map((part) => part.length);
  const length = Math.max(0, ...lengths);
  const part = lengths.indexOf(length);
  if (length < ANCHOR) return undefined;
  // The end of a message tells more than its beginning: many begin alike.
  const offset = length - ANCHOR;
  const open = { start: text.startsWith('{'), end: text.endsWith('}') };
  return { entry, parts, part, offset, open, length: lengths.reduce((sum, each) => sum + each, 0) };
}

export function makeMatcher(entries: ErrorEntry[]): Matcher {
  const anchors = new Map<number, Pattern[]>();
  const maybe = new Uint8Array(BITS + 1);
  for (const entry of entries)
    for (const text of entry.texts) {
      const pattern = patternOf(entry, text);
      if (!pattern) continue;
      const hash = hashOf(pattern.parts[pattern.part]!, pattern.offset);
      anchors.set(hash, [...(anchors.get(hash) ?? []), pattern]);
      maybe[hash & BITS] = 1;
    }
  return { anchors, maybe };
}
