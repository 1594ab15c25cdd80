import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sizeReport } from './sizes';

const dir = mkdtempSync(path.join(tmpdir(), 'sizes-'));
afterAll(() => rmSync(dir, { recursive: true }));
writeFileSync(path.join(dir, 'a.html'), 'a'.repeat(4096));
writeFileSync(path.join(dir, 'a.html.br'), 'a'.repeat(1024));
writeFileSync(path.join(dir, 'b.html'), 'b'.repeat(2048));
const page = (each: number) => [{ name: 'page', files: /\.html$/, each }];

test('a kind of file is counted as it is sent, with its heaviest', () => {
  expect(sizeReport(dir, ['a.html', 'b.html', 'c.js'], page(3072))).toBe(
    '  page                  2, median 2.0 KB, at most 2.0 KB of 3.0 KB (b.html)',
  );
});

test('what is over its budget fails with the file and by how much', () => {
  expect(() => sizeReport(dir, ['a.html', 'b.html'], page(1500))).toThrow(
    /^1 files are over[^]*b\.html: 2\.0 KB, and a page has 1\.5 KB/,
  );
});

test('a kind of which the build has no file fails, unless it may be missing', () => {
  expect(() => sizeReport(dir, ['c.js'], page(1500))).toThrow(/^No file is a page/);
  expect(sizeReport(dir, ['c.js'], [{ ...page(1500)[0]!, optional: true }])).toBe('');
});
