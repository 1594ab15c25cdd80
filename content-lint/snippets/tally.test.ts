import { expect, test } from 'vitest';
import { parseFence } from '../../core/fence';
import { Tally } from './tally';
import type { Block } from './types';

const block = (lang: string, meta = ''): Block => ({
  file: 'docs/a.md',
  line: 1,
  fence: parseFence(lang, meta),
  body: '',
  origin: { file: 'docs/a.md', line: 2 },
});

function failures(blocks: Block[]): string[] {
  const tally = new Tally();
  tally.addPage({ file: 'docs/a.md', version: 'nightly', blocks, words: [], problems: [] });
  return tally.failures();
}

test('a language of which nothing is checked fails the run', () => {
  expect(failures([block('ts'), block('noir', 'skip="why"')])).toContain('no noir block of nightly is checked');
});

test('too many skipped blocks fail the run', () => {
  const blocks = [...Array.from({ length: 18 }, () => block('ts')), block('ts', 'skip="a"'), block('ts', 'skip="b"')];
  expect(failures(blocks)).toEqual(['only 18 of 20 code blocks are checked']);
});

test('no block at all fails the run', () => expect(failures([])).toEqual(['no code block was found']));

test('output, diffs and diagrams are not code', () => {
  expect(failures([block('ts'), block('text'), block('diff'), block('mermaid')])).toEqual([]);
});
