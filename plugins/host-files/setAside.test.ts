import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { setAside } from './setAside';

const dir = fs.mkdtempSync(path.join(tmpdir(), 'aside-'));
const [folder, aside] = ['build', 'kept/last'].map((name) => path.join(dir, name)) as [string, string];
afterAll(() => fs.rmSync(dir, { recursive: true }));

test('a folder is out of the way at once, and gone in the end', async () => {
  fs.mkdirSync(path.join(dir, 'kept'));
  fs.mkdirSync(path.join(folder, 'inner'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'inner/page.html'), 'Text');
  // Of a build that was stopped.
  fs.mkdirSync(aside);
  fs.writeFileSync(path.join(aside, 'other.html'), 'Text');
  const gone = setAside(folder, aside);
  expect(fs.existsSync(folder)).toBe(false);
  expect(fs.readdirSync(aside)).toEqual(['inner']);
  await gone;
  expect(fs.existsSync(aside)).toBe(false);
});

test('where there is none, nothing happens', async () => {
  await setAside(folder, aside);
  expect(fs.readdirSync(dir)).toEqual(['kept']);
});
