import path from 'node:path';
import { expect, test } from 'vitest';
import { programsIn, programsOf } from '../../core/errors/programs';
import type { ErrorEntry } from '../../core/errors/types';
import { NIGHTLY, STABLE } from '../../core/versions';
import { readCatalogue } from '../../markdown/data/errors';
import { ROOT } from '../snippets/versions';
import { judgeEnd } from './judgeEnd';
import { throwsIn } from './throws';
import { symbolsOf, traceProblem } from './trace';

const packages = path.join(ROOT, 'sdk', STABLE.id, 'node_modules');
const TEXT = 'A settled tx with equal hash {hash} exists.';
const THROW = 'pxe/pxe_service/pxe_service.js PXEService.sendTx';

const entry: ErrorEntry = {
  id: 'too-low',
  texts: ['Balance {amount} too low'],
  from: 'x',
  area: 'all',
  means: 'It is.',
  causes: ['It is low.'],
  proofs: [],
  fix: [],
  see: [],
};
const [program, works] = programsIn(
  'examples/errors/a.ts',
  '// First.\n//# too-low 1\nfail();\n//# too-low 1 works\nok();\n',
);
const ended = (message?: string) => ({ printed: [], ms: 0, ...(message && { error: { message, place: '' } }) });

test('programs are told apart by their headings, with the line of each', () => {
  expect([program, works]).toMatchObject([
    { id: 'too-low', cause: 1, works: false, text: 'fail();\n', line: 2 },
    { id: 'too-low', cause: 1, works: true, line: 4 },
  ]);
  expect(() => programsIn('a.ts', '//# too-low\n')).toThrow('a.ts:1: a heading is');
});

test('a program for one version comes before one for all', () => {
  const all = programsIn('a.ts', `//# a 1 only ${NIGHTLY.id}\nnew\n//# a 1\nold\n`);
  expect(programsOf(all, NIGHTLY.id).map(({ text }) => text.trim())).toEqual(['new']);
  expect(programsOf(all, STABLE.id).map(({ text }) => text.trim())).toEqual(['old']);
});

test('a program that ends with its message has no problem', () => {
  expect(judgeEnd({ program: program!, entry }, ended('Error: Balance 5 too low'))).toEqual([]);
  expect(judgeEnd({ program: works!, entry }, ended())).toEqual([]);
});

test('a program that no longer fails, or fails otherwise, is a problem at its file and line', () => {
  const place = { file: 'examples/errors/a.ts', line: 2 };
  expect(judgeEnd({ program: program!, entry }, ended())).toMatchObject([
    { ...place, message: expect.stringContaining('it ended well') as string },
  ]);
  expect(judgeEnd({ program: program!, entry }, ended('Out of gas'))).toMatchObject([
    { ...place, message: expect.stringContaining('it ended with: Out of gas') as string },
  ]);
});

test('a fix that fails is a problem at its own line', () => {
  expect(judgeEnd({ program: works!, entry }, ended('Balance 5 too low'))).toMatchObject([{ line: 4 }]);
});

test('custom errors are known by their revert data', () => {
  const custom = { ...entry, texts: ['Full'], custom: { name: 'Full', inputs: [], selector: '0x11223344' } };
  expect(judgeEnd({ program: program!, entry: custom }, ended('reverted (return data: 0x11223344)'))).toEqual([]);
  expect(judgeEnd({ program: program!, entry: custom }, ended('reverted (return data: 0x99223344)'))).toHaveLength(1);
});

test.each([
  ['the throw and its caller', TEXT, [THROW, 'aztec.js/contract/proven_tx.js ProvenTx.send'], undefined],
  ['a file that is gone', TEXT, ['pxe/no_such_file.js A.b'], 'there is no file pxe/no_such_file.js'],
  ['a function that is gone', TEXT, [`${THROW}Now`], 'pxe/pxe_service/pxe_service.js has no PXEService.sendTxNow'],
  ['a throw that is gone', 'A settled transaction with equal hash {hash} exists.', [THROW], 'does not say'],
  [
    'a caller that does not call',
    TEXT,
    [THROW, 'pxe/pxe_service/pxe_service.js PXEService.getNotes'],
    'does not call sendTx',
  ],
  ['an assertion', 'Balance too low', ['Token transfer'], undefined],
  ['an assertion that is gone', 'Balance too small', ['Token transfer'], 'does not assert'],
])('%s', (_, text, chain, problem) => {
  const found = traceProblem(packages, text, chain);
  if (problem) expect(found).toContain(problem);
  else expect(found).toBeUndefined();
});

test('methods belong to their class, private ones too', () => {
  const symbols = symbolsOf('class A { #b() { one } static c() {} } function d() {} const e = () => 1;');
  expect([...symbols.keys()]).toEqual(['A', 'A.#b', 'A.c', 'd', 'e', 'module']);
});

test('literal throws are read with what varies in braces', () => {
  const code =
    "throw new Error(`No ${a} here` + 'x');\nclass E extends Error { constructor() { super('Gone'); } }\nthrow err;";
  expect(throwsIn('a.js', code)).toEqual([
    { file: 'a.js', line: 1, text: 'No {…} herex' },
    { file: 'a.js', line: 2, text: 'Gone' },
  ]);
});

test('a program that calls a part of a package by itself says of which', () => {
  const { entries } = readCatalogue(ROOT, STABLE.id, 'test');
  const proofOf = (id: string) => entries.find((each) => each.id === id)!.proofs[0];
  expect(proofOf('contract-outdated')).toMatchObject({ kind: 'happened', inside: 'pxe' });
  expect(proofOf('balance-too-low')).toMatchObject({ kind: 'happened', inside: undefined });
});
