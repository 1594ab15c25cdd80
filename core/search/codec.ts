/**
 * Lists of small whole numbers as printable text: JSON-safe without escapes, one character for most values. Brotli
 * then packs it as well as it would pack bytes, and every host compresses JSON.
 */
const ALPHABET = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(
  (c) => c !== '"' && c !== '\\',
);
const BASE = ALPHABET.length;
/** Values from here on take a further character for each factor of `MORE`. */
const SINGLE = 61;
const MORE = BASE - SINGLE;
const VALUE = new Uint8Array(128);
ALPHABET.forEach((c, i) => (VALUE[c.charCodeAt(0)] = i));

export function pack(values: Iterable<number>): string {
  let out = '';
  for (let value of values) {
    while (value >= SINGLE) {
      value -= SINGLE;
      out += ALPHABET[SINGLE + (value % MORE)];
      value = Math.floor(value / MORE);
    }
    out += ALPHABET[value];
  }
  return out;
}

export function unpack(text: string): Uint32Array {
  const out = new Uint32Array(text.length);
  let count = 0;
  let scale = 1;
  let value = 0;
  for (let i = 0; i < text.length; i++) {
    const digit = VALUE[text.charCodeAt(i)]!;
    value += digit * scale;
    scale *= MORE;
    if (digit >= SINGLE) continue;
    out[count++] = value;
    value = 0;
    scale = 1;
  }
  return out.subarray(0, count);
}

/** Sorted words, each without what it shares with the one before. */
export function packWords(sorted: readonly string[]): string {
  let previous = '';
  const lines = sorted.map((word) => {
    let shared = 0;
    while (shared < Math.min(word.length, previous.length, SINGLE - 1) && word[shared] === previous[shared]) shared++;
    previous = word;
    return pack([shared]) + word.slice(shared);
  });
  return lines.join('\n');
}

export function unpackWords(text: string): string[] {
  if (!text) return [];
  let previous = '';
  return text.split('\n').map((line) => (previous = previous.slice(0, VALUE[line.charCodeAt(0)]) + line.slice(1)));
}

/** The order of the lists in a file: like stands beside like, which packs better. */
export const longestFirst = (counts: ArrayLike<number>): number[] =>
  Array.from(counts, (_, i) => i).sort((a, b) => counts[b]! - counts[a]! || a - b);
