import { expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../versions';
import { kindsOf, type ComparedBlock, type ComparedSection } from './comparedSection';
import { namesIn, type ChangedName } from './changedNames';
import { judgePage } from './judgePage';
import type { Marks } from './judgeSection';

const names = new Map<string, ChangedName>([
  ['createPXEService', { kind: 'code', fate: 'gone' }],
  ['TestWallet', { kind: 'code', fate: 'new' }],
  ['Fr', { kind: 'code', fate: 'changed' }],
  ['.createAuthWit', { kind: 'code', fate: 'changed' }],
  ['#[private]', { kind: 'code', fate: 'gone' }],
  ['--rpc-url', { kind: 'command', fate: 'gone' }],
  ['aztec deploy', { kind: 'command', fate: 'gone' }],
  ['@aztec/test-wallet/', { kind: 'code', fate: 'new' }],
]);
const note = { id: 'pxe', title: 'The PXE' };
const byName = new Map([['createPXEService', [note]]]);

const text = (...spans: Extract<ComparedBlock, { kind: 'text' }>['spans']): ComparedBlock => ({
  kind: 'text',
  role: 'paragraph',
  spans,
});
const code = (lang: string, removed: string, added: string): ComparedBlock => ({
  kind: 'code',
  lang,
  parts: [{ lines: ['go();'] }, { change: 'removed', lines: [removed] }, { change: 'added', lines: [added] }],
});
const section = (block: ComparedBlock, title = 'Use it'): ComparedSection => ({
  verdict: 'changed',
  title,
  old: '/page#use-it',
  new: '/nightly/page#use-it',
  blocks: [block],
});
const NO_MARKS: Marks = { changed: [], reworded: [] };
const judged = (of: ComparedSection, marks = NO_MARKS) =>
  judgePage({ verdict: 'changed', changed: 1, sections: [of] }, names, marks, byName);
const kindOf = (...of: Parameters<typeof judged>) => judged(...of).changes.kinds[0];

const word = (code: string, change?: 'added' | 'removed') => ({ change, words: [{ code }] });
const said = (words: string, change?: 'added' | 'removed') => ({ change, words: [words] });

test('a name that stays, and whose section went to another page, is not removed', () => {
  const moved = {
    ...section(text(said('One of them.', 'removed')), 'Fr'),
    verdict: 'removed' as const,
    new: undefined,
  };
  expect(kindOf(moved)).toBeUndefined();
  expect(kindOf({ ...moved, title: 'createPXEService' })).toBe('code');
});

test.each([
  ['a name that is gone', text(word('createPXEService', 'removed'), said(' makes it.')), 'code'],
  ['a name that is new', text(said('Use it.'), word('TestWallet', 'added')), 'code'],
  ['words that tell of a name that is gone', text(word('createPXEService', 'added'), said(' left.')), 'code'],
  ['a name that both have, in words that one has', text(word('Fr', 'added')), undefined],
  [
    'a call of what takes something else',
    code('ts', 'await w.createAuthWit(x)', 'await w.createAuthWit(a, x)'),
    'code',
  ],
  ['an attribute', code('noir', '#[private]', '#[external("private")]'), 'code'],
  ['a package', code('ts', 'x();', "import y from '@aztec/test-wallet/server';"), 'code'],
  ['a flag', text(word('--rpc-url', 'removed')), 'command'],
  ['a command', code('bash', 'aztec deploy x', 'aztec-wallet deploy x'), 'command'],
  ['a name in a comment', code('ts', 'a(); // createPXEService', 'b();'), undefined],
  ['a name that stays beside other words', text(word('createPXEService'), said(' is fast.', 'added')), undefined],
  [
    'another number in the same sentence',
    text(said('A tree of height '), said('5', 'removed'), said('7', 'added')),
    'concept',
  ],
  [
    'other code in the same sentence',
    text(said('It is kept by the contract in '), word('a.sol', 'removed'), word('b.sol', 'added')),
    'concept',
  ],
  [
    'other code in another sentence',
    text(said('It '), said('is ', 'removed'), word('a.sol', 'removed'), word('b.sol', 'added')),
    undefined,
  ],
  ['a number that one sentence has', text(said('It takes 7 days.', 'added')), undefined],
  ['words that say it', text(said(`It is paused in ${/\d+\.\d+/.exec(NIGHTLY.label)![0]}.`, 'added')), 'concept'],
  ['words that name the older version', text(said(`${STABLE.label} took one more.`, 'added')), 'concept'],
  [
    'words that say it is as before',
    text(said(`As in ${STABLE.label}, it takes one.`.toLowerCase(), 'added')),
    undefined,
  ],
  [
    'an import of an attribute',
    code('noir', 'use functions::{private, view};', 'use functions::{external, view};'),
    'code',
  ],
  ['other words', text(said('It '), said('stops', 'removed'), said('ends', 'added')), undefined],
] as const)('%s', (_name, block, kind) => expect(kindOf(section(block as ComparedBlock))).toBe(kind));

const row = (code: string, change?: 'added' | 'removed'): ComparedBlock => ({
  kind: 'table',
  head: [['Option']],
  rows: [{ change, cells: [[{ words: [{ code }] }]] }],
});

test('a section of a reference is about the name in its heading, with all that it shows', () => {
  expect(kindOf(section(text(said('It was fast.', 'removed')), 'Fr'))).toBe('code');
  expect(kindOf(section(text(word('.go()', 'removed')), 'Fr'))).toBe('code');
  expect(kindOf(section(row('--salt', 'removed'), 'deploy'))).toBe('command');
});

test('other words for the same name are no change, nor is an example of a command that stays', () => {
  expect(kindOf(section(text(said('It '), said('is', 'removed'), said('was', 'added')), 'Fr'))).toBeUndefined();
  expect(kindOf(section(text(said('For example:', 'removed')), 'deploy'))).toBeUndefined();
});

test('a command is that of the tool which the page is about', () => {
  const of = { ...section(row('--salt', 'removed'), 'deploy'), new: '/nightly/cli_wallet_reference#deploy' };
  expect(kindOf(of)).toBeUndefined();
});

test('a heading that names what changed is a change, though the rest is the same', () => {
  const of: ComparedSection = { ...section({ kind: 'same', count: 1 }, 'Use #[external]'), was: 'Use #[private]' };
  const { sections, changes } = judged(of);
  expect(changes).toEqual({ count: 1, kinds: ['code'] });
  expect(kindsOf(sections[0]!)).toEqual(['code']);
});

test('a writer marks what no data knows, and what is only worded differently', () => {
  const block = text(said('It waits for the proof.', 'added'));
  expect(kindOf(section(block), { ...NO_MARKS, changed: ['use-it'] })).toBe('concept');
  const named = text(word('TestWallet', 'added'));
  expect(kindOf(section(named), { ...NO_MARKS, reworded: ['use-it'] })).toBeUndefined();
});

test('a mark for a section that is not there is told', () => {
  expect(() => judged(section(text(said('x', 'added'))), { ...NO_MARKS, changed: ['use-them'] })).toThrow(
    "no section 'use-them'",
  );
});

test('the note that explains a name stands with the section', () => {
  const { sections, changes } = judged(section(text(word('createPXEService', 'removed'))));
  expect(sections[0]).toMatchObject({ notes: [note], blocks: [{ about: 'code' }] });
  expect(changes).toEqual({ count: 1, kinds: ['code'] });
});

test('notes that mention what many do come after the one that the names are about', () => {
  const [fees, pxe, wallet] = ['fees', 'pxe', 'wallet'].map((id) => ({ id, title: id }));
  const many = new Map([
    ['createPXEService', [fees!, pxe!, wallet!]],
    ['TestWallet', [wallet!]],
  ]);
  const of = section(text(word('createPXEService', 'removed'), word('TestWallet', 'added')));
  const { sections } = judgePage({ verdict: 'changed', changed: 1, sections: [of] }, names, NO_MARKS, many);
  expect(sections[0]!.notes).toEqual([wallet]);
});

test('names are found in the forms of code', () => {
  expect(namesIn("#[private] a.go() --pxe.nodeUrl import '@aztec/aztec.js/fields'; aztec-wallet send")).toEqual(
    expect.arrayContaining([
      '#[private]',
      '.go',
      '--pxe.nodeUrl',
      '@aztec/aztec.js/',
      '@aztec/aztec.js/fields',
      'aztec-wallet send',
    ]),
  );
});
