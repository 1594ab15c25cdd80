import { expect, test } from 'vitest';
import { finderOf } from './finder';

const find = finderOf(['note', 'note hash', 'l2 gas', '.nr file', 'pxe']);
const found = (text: string) => find(text).map((match) => [match.index, match[0], match[1]]);

test.each([
  [
    'a Note hash, then notes',
    [
      [2, 'Note hash', 'Note hash'],
      [18, 'notes', 'note'],
    ],
  ],
  [
    'L2 gas (PXEs).',
    [
      [0, 'L2 gas', 'L2 gas'],
      [8, 'PXEs', 'PXE'],
    ],
  ],
  ['one .nr file', [[4, '.nr file', '.nr file']]],
  ['noted footnote note-book sub-note nothing', []],
])('%s', (text, expected) => expect(found(text)).toEqual(expected));

test('each text is looked through from its start', () => {
  expect([found('a long way to a note'), found('note')].map(({ length }) => length)).toEqual([1, 1]);
});
