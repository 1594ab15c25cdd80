import type { AbiParameter } from './types';

/** One argument of a custom error, as readers see it. */
export interface Argument extends AbiParameter {
  value: string;
  /** Of `bytes`: may hold another error. */
  bytes?: string;
  /** The data ends before it does. */
  cut?: true;
}

const WORD = 64;

class Data {
  constructor(private readonly hex: string) {}

  word(at: number): string {
    const word = this.hex.slice(at, at + WORD);
    if (at < 0 || word.length < WORD) throw new RangeError('the data ends too soon');
    return word;
  }

  /** A count or an offset; none that a log could hold is larger. */
  size(at: number): number {
    const value = BigInt(`0x${this.word(at)}`);
    if (value > 1_000_000n) throw new RangeError('an offset is too large');
    return Number(value);
  }

  /** As many as there are. */
  bytes(at: number): { bytes: string; cut: boolean } {
    const length = this.size(at) * 2;
    const bytes = this.hex.slice(at + WORD, at + WORD + length);
    return { bytes, cut: bytes.length < length };
  }
}

function signed(word: string): bigint {
  const value = BigInt(`0x${word}`);
  return value >> 255n ? value - (1n << 256n) : value;
}

function utf8(hex: string): string {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return new TextDecoder().decode(bytes);
}

/** What one word holds, by its type. */
function wordValue(type: string, word: string): string {
  if (type === 'address') return `0x${word.slice(24)}`;
  if (type === 'bool') return String(BigInt(`0x${word}`) !== 0n);
  if (type.startsWith('uint')) return BigInt(`0x${word}`).toString();
  if (type.startsWith('int')) return signed(word).toString();
  return `0x${word.slice(0, 2 * Number(type.slice('bytes'.length)))}`;
}

const ARRAY = /^(\w+)\[(\d+)\]$/;

const wordsOf = (type: string): number => Number(ARRAY.exec(type)?.[2] ?? 1);

function argument(data: Data, parameter: AbiParameter, at: number): Argument {
  const { type } = parameter;
  if (type === 'string' || type === 'bytes') {
    const { bytes, cut } = data.bytes(data.size(at) * 2);
    const value = type === 'string' ? utf8(bytes) : `0x${bytes}`;
    const told = { ...parameter, value: cut ? `${value}…` : value, ...(cut && { cut: true as const }) };
    return type === 'bytes' ? { ...told, bytes: `0x${bytes}` } : told;
  }
  const [, inner = type, count] = ARRAY.exec(type) ?? [];
  const values = Array.from({ length: Number(count ?? 1) }, (_, i) => wordValue(inner, data.word(at + i * WORD)));
  return { ...parameter, value: count === undefined ? values[0]! : `[${values.join(', ')}]` };
}

/**
 * The arguments of a custom error from what follows its selector, as far as the data goes. Knows what the errors of the
 * contracts use: words, arrays of a fixed length, `bytes` and `string`.
 */
export function decodeArguments(inputs: AbiParameter[], hex: string): { args: Argument[]; whole: boolean } {
  const data = new Data(hex);
  const args: Argument[] = [];
  let at = 0;
  try {
    for (const input of inputs) {
      args.push(argument(data, input, at));
      at += wordsOf(input.type) * WORD;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return { args, whole: args.length === inputs.length && args.every(({ cut }) => !cut) };
}
