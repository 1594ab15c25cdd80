import { expect, test } from 'vitest';
import { memberText, symbolText, undescribed, unknownDescriptions, withNodeMethods } from './describe';
import { fateOf } from './fate';
import { placeSymbols } from './pages';
import type { ApiData, Descriptions } from './types';

const source = { packages: [], version: '1' };
const fr = {
  name: 'Fr',
  kind: 'class',
  signature: ['class Fr'],
  members: [
    ['add', 'add(rhs: Fr): Fr'],
    ['toString', 'toString(): string'],
  ],
};
const old: ApiData = {
  source,
  entryPoints: ['@aztec/aztec.js', '@aztec/aztec.js/fields'],
  symbols: [
    { ...fr, from: [0, 1] },
    {
      name: 'Wallet',
      kind: 'type',
      from: [0],
      signature: ['type Wallet = { … }'],
      members: [['send', 'send(): void']],
    },
    { name: 'sleep', kind: 'function', from: [0], signature: ['function sleep(ms: number): void'] },
  ],
  mentioned: [],
};
const young: ApiData = {
  source,
  entryPoints: ['@aztec/aztec.js/fields', '@aztec/aztec.js/wallet'],
  symbols: [
    { ...fr, from: [0] },
    {
      name: 'Wallet',
      kind: 'type',
      from: [1],
      signature: ['type Wallet = { … }'],
      members: [['sendTx', 'sendTx(): void']],
    },
  ],
  mentioned: [],
};
const words: Descriptions = {
  '*': { text: '', members: { toString: 'Its text.' } },
  Fr: { text: 'A field.', members: { add: 'The sum.' } },
  Wallet: {
    text: 'A wallet.',
    members: { send: 'Sends.' },
    in: { young: { text: 'Many accounts.', members: { sendTx: 'Sends it.' } } },
  },
  sleep: { text: 'Waits.' },
};

test('words are those of the symbol, of what it is like, or of all members of the name', () => {
  expect(symbolText(words, 'young', 'Wallet')).toBe('Many accounts.');
  expect(memberText(words, 'old', 'Fr', 'toString')).toBe('Its text.');
  expect(memberText(words, 'old', 'Fr', 'constructor')).toBeUndefined();
  expect(memberText({ ...words, Fq: { text: 'A scalar.', like: 'Fr' } }, 'old', 'Fq', 'add')).toBe('The sum.');
});

test('a name or member without words is told by name, and one that is only described', () => {
  expect(undescribed(words, 'old', old)).toEqual([]);
  expect(undescribed(words, 'young', young)).toEqual([]);
  const { sleep: _gone, ...fewer } = words;
  expect(undescribed(fewer, 'old', old)).toEqual(['sleep']);
  expect(undescribed({ ...words, Fr: { text: 'A field.' } }, 'old', old)).toEqual(['Fr.add']);
  const renamed = {
    ...words,
    Fx: { text: 'No.' },
    Fr: { text: 'A field.', members: { add: 'The sum.', plus: 'No.' } },
  };
  expect(unknownDescriptions(renamed, { old, young })).toEqual(['Fr.plus', 'Fx']);
});

test("the node's methods have the words of its JSON-RPC reference", () => {
  const all = withNodeMethods({ ...words, AztecNode: { text: 'A node.' } }, [
    { name: 'node_getBlock', description: 'A block.' },
  ]);
  expect(memberText(all, 'old', 'AztecNode', 'getBlock')).toBe('A block.');
});

test('the fate of a name: moved, different with what to use instead, gone, absent, the same', () => {
  const instead = { sleep: 'Import it.', 'Wallet.send': 'Use sendTx.' };
  expect(fateOf('Fr', old, young, instead)).toEqual({
    kind: 'differs',
    importFrom: '@aztec/aztec.js/fields',
    changes: [],
  });
  expect(fateOf('Fr', young, old, {})).toEqual({ kind: 'same' });
  expect(fateOf('sleep', old, young, instead)).toEqual({ kind: 'gone', instead: 'Import it.' });
  expect(fateOf('sleep', old, young, {})).toEqual({ kind: 'absent' });
  expect(fateOf('Wallet', old, young, instead)).toMatchObject({
    changes: [
      { sign: '-', text: 'send(): void', instead: 'Use sendTx.' },
      { sign: '+', text: 'sendTx(): void' },
    ],
  });
});

test('a symbol has one page in all releases, by the newest that has it', () => {
  expect(placeSymbols(old, young).get('Fr')).toBe('fields');
  expect(placeSymbols(old, young).get('Wallet')).toBe('wallet');
  expect(placeSymbols(old, young).get('sleep')).toBe('utilities');
});
