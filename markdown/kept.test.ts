import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readInput } from './inputs';
import { kept } from './kept';

const siteDir = mkdtempSync(path.join(tmpdir(), 'kept-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
const at = (name: string) => path.join(siteDir, name);
const page = at('page.md');

let made = 0;
/** Made of a page that shows another file. */
const length = (from = 'a') =>
  kept({ siteDir, kind: 'length', name: '/a page', from, pages: [page] }, () => {
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
  const folder = at('.docusaurus/kept/length');
  const [file] = readdirSync(folder);
  writeFileSync(path.join(folder, file!), '{"key":');
  expect(await again()).toEqual([true, 5]);
});
