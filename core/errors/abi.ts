import type { AbiParameter } from './types';

/** One argument of a custom error, as readers see it. */
export interface Argument extends AbiParameter {
  value: string;
  /** Of `bytes`: may hold another error. */
  bytes?: string;
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

  bytes(at: number): string {
    const length = this.size(at) * 2;
    const bytes = this.hex.slice(at + WORD, at + WORD + length);
    if (bytes.length < length) throw new RangeError('the data ends too soon');
    return bytes;
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
  if (type === 'string') return { ...parameter, value: utf8(data.bytes(data.size(at) * 2)) };
  if (type === 'bytes') {
    const bytes = `0x${data.bytes(data.size(at) * 2)}`;
    return { ...parameter, value: bytes, bytes };
  }
  const [, inner = type, count] = ARRAY.exec(type) ?? [];
  const values = Array.from({ length: Number(count ?? 1) }, (_, i) => wordValue(inner, data.word(at + i * WORD)));
  return { ...parameter, value: count === undefined ? values[0]! : `[${values.join(', ')}]` };
}

/**
 * The arguments of a custom error from what follows its selector. Knows what the errors of the contracts use: words,
 * arrays of a fixed length, `bytes` and `string`. Throws a RangeError where the data does not fit.
 */
export function decodeArguments(inputs: AbiParameter[], hex: string): Argument[] {
  const data = new Data(hex);
  let at = 0;
  return inputs.map((input) => {
    const decoded = argument(data, input, at);
    at += wordsOf(input.type) * WORD;
    return decoded;
  });
}
