import { decodeArguments, type Argument } from './abi';
import type { CustomError, ErrorEntry } from './types';

/** A custom error that was found in revert data. */
export interface Reverted {
  selector: string;
  /** Undefined where no contract of this version has such an error. */
  error?: CustomError;
  entry?: ErrorEntry;
  args: Argument[];
  /** The data ends too soon, or does not fit the error: the arguments are those that could be read. */
  damaged?: boolean;
  /** Errors inside of its bytes. */
  inner: Reverted[];
}

/** Every Solidity contract may revert with these. */
const BUILT_IN: CustomError[] = [
  { name: 'Error', selector: '0x08c379a0', inputs: [{ name: 'reason', type: 'string' }] },
  { name: 'Panic', selector: '0x4e487b71', inputs: [{ name: 'code', type: 'uint256' }] },
];

/** What the compiler of Solidity means by a panic. */
export const PANICS: Record<string, string> = {
  '1': 'an assertion is false',
  '17': 'a number over- or underflowed',
  '18': 'a division by zero',
  '33': 'a value that its enum does not have',
  '49': 'an empty array was popped',
  '50': 'an index is out of bounds',
  '65': 'too much memory was asked for',
  '81': 'a function that is not set was called',
};

/** With or without `0x`; over several lines where the next ones hold nothing else. */
const HEX =
  /(?<![0-9a-zA-Z])(?:0x)?[0-9a-fA-F]{8,}(?:[ \t]*\n[ \t>|│]*[0-9a-fA-F]{8,}(?=["'`)\]},.… \t]*(?:\n|$)))*(?![0-9a-zA-Z])/g;
const SELECTOR = 10;
const MAX_DEPTH = 4;
const MOST = 20;

export type Selectors = Map<string, { error: CustomError; entry?: ErrorEntry }>;

export const selectorsOf = (entries: ErrorEntry[]): Selectors =>
  new Map([
    ...BUILT_IN.map((error) => [error.selector, { error }] as const),
    ...entries.flatMap((entry) =>
      entry.custom ? [[entry.custom.selector, { error: entry.custom, entry }] as const] : [],
    ),
  ]);

/** Four bytes, and whole words after them: not an address, not a hash. */
const hasForm = (hex: string): boolean => hex.length >= SELECTOR && (hex.length - SELECTOR) % 64 === 0;

function decode(hex: string, known: Selectors, depth: number): Reverted {
  const selector = hex.slice(0, SELECTOR).toLowerCase();
  const { error, entry } = known.get(selector) ?? {};
  if (!error) return { selector, args: [], inner: [] };
  // A selector by itself, as tools print it.
  if (hex.length === SELECTOR) return { selector, error, entry, args: [], inner: [] };
  const { args, whole } = decodeArguments(error.inputs, hex.slice(SELECTOR));
  const inside = depth < MAX_DEPTH ? args.flatMap(({ bytes = '' }) => (bytes.length >= SELECTOR ? [bytes] : [])) : [];
  const inner = inside.map((bytes) => decode(bytes, known, depth + 1)).filter((each) => each.error);
  return { selector, error, entry, args, inner, ...(!whole && { damaged: true }) };
}

const SAYS_SELECTOR = /(?:revert|selector|signature|custom error|error data|\bdata)\W{0,12}$/i;

/** What a run of hex may be: all of its lines, or the first alone. */
const readings = (run: string): string[] =>
  [...new Set([run.replace(/[^0-9a-zA-Z]/g, ''), run.split(/\s/, 1)[0]!])].map((hex) =>
    hex.startsWith('0x') ? hex : `0x${hex}`,
  );

/** Errors in revert data; hex that no contract knows only where the text says that it is one. */
export function findReverts(text: string, known: Selectors): Reverted[] {
  const seen = new Map<string, Reverted>();
  for (const match of text.matchAll(HEX)) {
    if (seen.size >= MOST) break;
    const said = SAYS_SELECTOR.test(text.slice(Math.max(0, match.index - 40), match.index));
    const alone = text.trim() === match[0];
    const prefixed = match[0].startsWith('0x');
    const all = readings(match[0]);
    const hex = all.find((each) => known.has(each.slice(0, SELECTOR).toLowerCase())) ?? all.at(-1)!;
    const isKnown = known.has(hex.slice(0, SELECTOR).toLowerCase());
    // Eight digits by themselves are a number or a short hash more often than a selector.
    const taken = isKnown
      ? prefixed || said || alone || hex.length > SELECTOR
      : prefixed && hasForm(hex) && (said || alone);
    if (taken && !seen.has(hex)) seen.set(hex, decode(hex, known, 0));
  }
  return [...seen.values()];
}
