import { describe, expect, test } from 'vitest';
import { isHidden, parseFence, shownPrelude } from './fence';

describe('parseFence', () => {
  test.each([
    ['title="src/main.nr" {1,3-5}', { title: 'src/main.nr', highlight: [1, 3, 4, 5] }],
    ['file="examples/a.ts" region="deploy"', { file: 'examples/a.ts', region: 'deploy' }],
    ['prelude', { prelude: 'default' }],
    ['prelude="wallet"', { prelude: 'wallet' }],
    ['prelude shown', { prelude: 'default', shown: true }],
    ['with="none" continued', { with: 'none', continued: true }],
    ["fails='TS2339'", { fails: 'TS2339' }],
    ['skip="needs a live network"', { skip: 'needs a live network' }],
    ['skip', { skip: '' }],
  ])('reads %s', (meta, expected) => {
    expect(parseFence('ts', meta)).toMatchObject({ lang: 'ts', unknown: [], ...expected });
  });

  test.each(['titel="x"', 'title=x', 'title', 'continued="yes"', '{0}', '{3-1}', '{a}'])(
    'keeps what it does not know: %s',
    (meta) => expect(parseFence('ts', meta).unknown).not.toEqual([]),
  );

  test('takes a fence without language or meta', () => {
    expect(parseFence(null, null)).toEqual({
      lang: null,
      shown: false,
      continued: false,
      run: false,
      highlight: [],
      unknown: [],
    });
  });
});

test('a prelude is hidden unless it is shown; where blocks go, readers see a comment', () => {
  expect(['prelude', 'prelude shown', ''].map((meta) => isHidden(parseFence('ts', meta)))).toEqual([
    true,
    false,
    false,
  ]);
  expect(shownPrelude('contract C {\n    //@here\n}')).toBe('contract C {\n    // Your code goes here.\n}');
});
