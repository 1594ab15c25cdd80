import { expect, test } from 'vitest';
import type { ComparedBlock, ComparedSection } from './comparedSection';
import { namedIn } from './named';

const section = (title: string, ...blocks: ComparedBlock[]): ComparedSection => ({ verdict: 'changed', title, blocks });
const code = (name: string) => ({ words: [{ code: name }] });

test('a section tells of the name that heads it, and of those in what changed', () => {
  const member: ComparedBlock = {
    kind: 'text',
    role: 'item',
    spans: [code('keptOne()'), { change: 'removed', ...code('isSynced(hash: TxHash): boolean') }],
    about: 'code',
  };
  expect(namedIn(section('PXE', member))).toEqual(['PXE', 'isSynced']);
});

test('a row tells of all that it names, and ordinary words are no names', () => {
  const row: ComparedBlock = {
    kind: 'table',
    head: [['What']],
    rows: [
      { cells: [[{ words: ['Height'] }], [{ change: 'added', words: ['36'] }], [code('TREE_HEIGHT'), code('from')]] },
    ],
    about: 'concept',
  };
  expect(namedIn(section('Sizes and trees', row))).toEqual(['TREE_HEIGHT']);
});

test('what is only said differently names nothing', () => {
  const other: ComparedBlock = { kind: 'text', role: 'paragraph', spans: [{ change: 'added', ...code('getFees') }] };
  expect(namedIn(section('Fees', other))).toEqual(['Fees']);
});
