import path from 'node:path';
import { expect, test } from 'vitest';
import type { ErrorEntry } from '../../core/errors/types';
import { STABLE } from '../../core/versions';
import { says, sourceText } from '../errors/sources';
import { ROOT } from '../snippets/versions';
import { coverageFindings } from '../errors/coverage';
import { readErrorFiles } from '../../markdown/data/errorFiles';
import { problemsOf } from '../errors/entries';
import { proofFindings } from '../errors/proofs';

const words = { code: '', names: new Set<string>(), files: new Set<string>() };
const packages = path.join(ROOT, 'sdk', STABLE.id, 'node_modules');
const entry: ErrorEntry = {
  id: 'planted',
  texts: ['Account contract {name} does not have an initializer function to call.'],
  from: '@aztec/aztec.js',
  area: 'accounts',
  means: 'Something happened.',
  proofs: [],
  causes: ['The account of `AztecAddress` has none.'],
  fix: ['Leave it out.'],
  see: [{ title: 'Home', path: 'index' }],
};

test.each([
  ['throw new Error(`Account ${address} not found`);', 'Account {address} not found', true],
  ['throw new Error(`Account ${address} not found`);', 'Account {address} is not found', false],
  ["super('Static call');", 'Static call', true],
  ['awaiting(`Timeout awaiting ${name}`)', 'Timeout awaiting {name=isMined}', true],
  [`a('Account ');${' '.repeat(500)}b(' not found')`, 'Account {address} not found', false],
])('%s says %s: %s', (code, message, expected) => expect(says(code, message)).toBe(expected));

test('an entry that its package says has no problem', () => {
  const code = sourceText(packages, entry.from);
  expect(problemsOf(entry, STABLE.id, words, code)).toEqual([]);
});

test('a reworded text, an unknown name and a missing page are found', () => {
  const planted = {
    ...entry,
    texts: ['Account contract {name} has no initializer function to call.'],
    causes: ['It was made with `makeAccountt`.'],
    see: [{ title: 'Nowhere', path: 'no/such/page' }],
  };
  const found = problemsOf(planted, STABLE.id, words, sourceText(packages, entry.from)).join('\n');
  expect(found).toContain(`@aztec/aztec.js of ${STABLE.id} does not say "Account contract {name} has no`);
  expect(found).toContain('`makeAccountt`');
  expect(found).toContain('there is no published page no/such/page.md');
});

test('what the packages do not hold is not looked for', () => {
  expect(sourceText(packages, '@aztec/node-keystore')).toBeUndefined();
});

test('a cause that nothing proves is found at its file and line', () => {
  const files = readErrorFiles(ROOT, STABLE.id, 'content-lint');
  const planted = { ...entry, id: 'account-not-found', proofs: [{ kind: 'kept' as const, where: '' }] };
  expect(proofFindings(files, STABLE.id, [planted])).toMatchObject([
    { file: 'data/errors/accounts.yaml', message: expect.stringContaining('nothing proves this cause') as string },
  ]);
});

test('a throw that no entry explains is found', () => {
  expect(coverageFindings(ROOT, [STABLE.id], ['merkle-tree']).map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/merkle-tree\/.*throws ".*", which no entry explains/),
  );
});
