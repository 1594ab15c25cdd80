import { decodeArguments, type Argument } from './abi';
import type { CustomError, ErrorEntry } from './types';

/** A custom error that was found in revert data. */
export interface Reverted {
  selector: string;
  /** Undefined where no contract of this version has such an error. */
  error?: CustomError;
  entry?: ErrorEntry;
  args: Argument[];
  /** The data does not fit the error. */
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

const HEX = /(?<![0-9a-zA-Z])0x[0-9a-fA-F]+(?![0-9a-zA-Z])/g;
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
  try {
    const args = decodeArguments(error.inputs, hex.slice(SELECTOR));
    const inside = depth < MAX_DEPTH ? args.flatMap(({ bytes = '' }) => (hasForm(bytes) ? [bytes] : [])) : [];
    const inner = inside.map((bytes) => decode(bytes, known, depth + 1)).filter((each) => each.error);
    return { selector, error, entry, args, inner };
  } catch {
    return { selector, error, entry, args: [], inner: [], damaged: true };
  }
}

const SAYS_SELECTOR = /(?:revert|selector|signature|custom error|error data|\bdata)\W{0,12}$/i;

/** Errors in revert data; hex that no contract knows only where the text says that it is one. */
export function findReverts(text: string, known: Selectors): Reverted[] {
  const seen = new Map<string, Reverted>();
  for (const match of text.matchAll(HEX)) {
    const [hex] = match;
    if (!hasForm(hex) || seen.has(hex) || seen.size >= MOST) continue;
    const decoded = decode(hex, known, 0);
    const said = SAYS_SELECTOR.test(text.slice(Math.max(0, match.index - 40), match.index));
    const alone = text.trim() === hex;
    if (decoded.error || said || alone) seen.set(hex, decoded);
  }
  return [...seen.values()];
}
