import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readInput } from './inputs';
import { cached, cachedInput } from './cache';

const siteDir = mkdtempSync(path.join(tmpdir(), 'kept-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
const at = (name: string) => path.join(siteDir, name);
const page = at('page.md');

let made = 0;
/** Made of a page that shows another file. */
const length = (from = 'a') =>
  cached({ siteDir, kind: 'length', name: '/a page', from, pages: [page] }, () => {
    made += 1;
    return { size: readInput(page, at('data.json')).length };
  });

/** Whether it was made again, and what it is. */
async function again(from?: string): Promise<[boolean, number]> {
  const before = made;
  const { size } = await length(from);
  return [made > before, size];
}

test('what was made is kept until something that it was made from changes', async () => {
  writeFileSync(page, 'A page');
  writeFileSync(at('data.json'), '123');
  expect(await again()).toEqual([true, 3]);
  expect(await again()).toEqual([false, 3]);
  writeFileSync(at('data.json'), '12345');
  expect(await again(), 'a file that the page shows').toEqual([true, 5]);
  writeFileSync(page, 'Another page');
  expect(await again(), 'the page').toEqual([true, 5]);
  expect(await again('b'), 'what else it is made from').toEqual([true, 5]);
  expect(await again('b')).toEqual([false, 5]);
});

test('a record that was cut off is made again', async () => {
  await length();
  const folder = at('.docusaurus/site-cache/length');
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), '{"key":');
  expect(await again()).toEqual([true, 5]);
});

test('what is read of a file is kept until the file says something else', () => {
  let parsed = 0;
  const data = at('list.yaml');
  const parse = (kind = 'length') =>
    cachedInput({ siteDir, kind, page }, data, (text) => {
      parsed += 1;
      return kind === 'length' ? text.length : text;
    });
  const again = (): [number, unknown] => {
    const before = parsed;
    const value = parse();
    return [parsed - before, value];
  };
  writeFileSync(data, '- a');
  expect(again()).toEqual([1, 3]);
  expect(again()).toEqual([0, 3]);
  utimesSync(data, 1, 1);
  expect(again(), 'the same text with another date, as in another build').toEqual([0, 3]);
  expect(parse('text'), 'something else of the same file').toBe('- a');
  writeFileSync(data, '- abc');
  expect(again()).toEqual([1, 5]);
});
