import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readCatalogue } from '../../markdown/data/errors';
import { STABLE, VERSIONS } from '../versions';
import { findReverts, selectorsOf, type Selectors } from './revert';
import type { AbiParameter, CustomError } from './types';

interface Encoder {
  encodeErrorResult: (ask: { abi: unknown; errorName: string; args: unknown[] }) => `0x${string}`;
}

const ROOT = path.resolve(__dirname, '../..');
/** The encoder of another project, so that one mistake cannot hide in both directions. */
const { encodeErrorResult } = createRequire(path.join(ROOT, 'sdk', STABLE.id, 'package.json'))('viem') as Encoder;

let seed = 1;
/** The same on every run: a failure can be looked at again. */
const random = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) >>> 0) / 2 ** 32;
const digits = (count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join('');

/** A value for the encoder, and how it is shown. */
function sample(type: string): [unknown, string] {
  const array = /^(\w+)\[(\d+)\]$/.exec(type);
  if (array) {
    const list = Array.from({ length: Number(array[2]) }, () => sample(array[1]!));
    return [list.map(([value]) => value), `[${list.map(([, shown]) => shown).join(', ')}]`];
  }
  if (type === 'string') return ['GracePeriod ü', 'GracePeriod ü'];
  if (type === 'address') return hex(40);
  if (type === 'bytes32') return hex(64);
  if (type === 'bytes') return hex(2 * Math.floor(random() * 90));
  const bits = Number(/\d+$/.exec(type)![0]);
  const value = BigInt(`0x${digits(bits / 4)}`) >> (type.startsWith('int') ? 1n : 0n);
  const number = type.startsWith('int') && random() < 0.5 ? -value : value;
  return [bits <= 48 ? Number(number) : number, number.toString()];
}

function hex(length: number): [string, string] {
  const value = `0x${digits(length)}`;
  return [value, value];
}

const encode = ({ name, inputs }: CustomError, args: unknown[]): string =>
  encodeErrorResult({ abi: [{ type: 'error', name, inputs }], errorName: name, args });

describe.each(VERSIONS.map(({ id }) => id))('%s', (version) => {
  const { entries } = readCatalogue(ROOT, version, 'test');
  const known = selectorsOf(entries);
  const errors = entries.flatMap(({ custom }) => custom ?? []);

  test(`each of the custom errors decodes with its arguments`, () => {
    expect(errors.length).toBeGreaterThan(250);
    for (const error of errors) {
      const samples = error.inputs.map(({ type }) => sample(type));
      const data = encode(
        error,
        samples.map(([value]) => value),
      );
      const [found] = findReverts(`execution reverted, data: "${data}"`, known);
      // Four bytes and a tail that is not whole words belong to `bytes` and `string` alone, which are padded.
      expect(found?.error?.name, error.name).toBe(error.name);
      expect(
        found!.args.map(({ value }) => value),
        error.name,
      ).toEqual(samples.map(([, shown]) => shown));
    }
  });

  test('an error inside of the bytes of another is decoded too', () => {
    const outer = errors.find(({ name }) => name === 'Slasher__SlashFailed')!;
    const inner = errors.find(({ name }) => name === 'Staking__NotSlasher')!;
    const [a, b] = [sample('address'), sample('address')];
    const data = encode(outer, [a[0], '0x1234', encode(inner, [a[0], b[0]])]);
    const [found] = findReverts(data, known);
    expect(found!.inner[0]!.error!.name).toBe('Staking__NotSlasher');
    expect(found!.inner[0]!.args.map(({ value }) => value)).toEqual([a[1], b[1]]);
  });
});

const REASON: AbiParameter[] = [{ name: 'reason', type: 'string' }];
const none = selectorsOf([]);

test('Error(string) of any contract', () => {
  const data = encode({ name: 'Error', inputs: REASON, selector: '' }, ['not allowed']);
  expect(findReverts(`revert data ${data}`, none)[0]!.args[0]!.value).toBe('not allowed');
});

test.each([
  ['an unknown selector that is said to be one', 'custom error 0xdeadbeef', ['0xdeadbeef']],
  ['an address is none', 'sent to 0x00000000000000000000000000000000deadbeef', []],
  ['a hash is none', `tx 0x${'ab'.repeat(32)}`, []],
  ['four bytes that nobody calls a selector', 'at 0xdeadbeef', []],
])('%s', (_, text, selectors) => expect(findReverts(text, none).map(({ selector }) => selector)).toEqual(selectors));

describe('data as logs leave it', () => {
  const inputs: AbiParameter[] = [
    { name: 'slot', type: 'uint256' },
    { name: 'by', type: 'address' },
  ];
  const known: Selectors = new Map([['0x11223344', { error: { name: 'Late', selector: '0x11223344', inputs } }]]);
  const words = `${'0'.repeat(62)}2a${'0'.repeat(24)}${'ab'.repeat(20)}`;
  const whole = ['42', `0x${'ab'.repeat(20)}`];
  const hex = `11223344${words}`;
  const wrapped = `0x${hex.slice(0, 70)}\n    ${hex.slice(70, 120)}\n    ${hex.slice(120)}`;

  test.each([
    ['wrapped over lines', `data: "${wrapped}"`, whole, false],
    ['wrapped, and other lines after it', `${wrapped}\ndeadbeef is what it said`, whole, false],
    ['without 0x', hex, whole, false],
    ['without 0x inside of a log', `reverted (${hex})`, whole, false],
    ['cut inside of its second argument', `0x${hex.slice(0, 100)}…`, ['42'], true],
    ['cut inside of its first argument', `0x${hex.slice(0, 20)}...`, [], true],
    ['the selector alone, said to be one', 'with custom error 11223344', [], false],
  ])('%s', (_, text, args, damaged) => {
    const [found, ...more] = findReverts(text, known);
    expect(found!.error!.name).toBe('Late');
    expect(found!.args.map(({ value }) => value)).toEqual(args);
    expect(found!.damaged ?? false).toBe(damaged);
    expect(more).toEqual([]);
  });

  test('of a text that was cut the beginning is shown', () => {
    const data = encode({ name: 'Error', inputs: REASON, selector: '' }, [
      'a reason that is longer than one word of data',
    ]);
    const [found] = findReverts(data.slice(0, 10 + 128 + 20), none);
    expect(found).toMatchObject({ damaged: true, args: [{ value: 'a reason t…' }] });
  });

  test('eight digits that nobody calls a selector are none', () => {
    expect(findReverts('order 11223344 was sent', known)).toEqual([]);
  });
});

test.each([`0x08c379a0${'f'.repeat(64)}`, `0x08c379a0${'0'.repeat(62)}20${'f'.repeat(64)}`, `0x4e487b71`])(
  'data that does not fit is named, and nothing throws: %s',
  (data) => {
    const [found] = findReverts(data, none);
    expect(found!.error).toBeDefined();
    expect(found!.args).toEqual([]);
  },
);
