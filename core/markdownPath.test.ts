import { expect, test } from 'vitest';
import { markdownPath, partPath } from './markdownPath';

test.each([
  ['/', '/index.md'],
  ['/nightly', '/nightly.md'],
  ['/nightly/', '/nightly.md'],
  ['/a/b', '/a/b.md'],
])('the Markdown of %s is at %s', (page, path) => expect(markdownPath(page)).toBe(path));

test('parts follow the first file', () => {
  expect([1, 2].map((part) => partPath('/a', part))).toEqual(['/a.md', '/a.part-2.md']);
});
