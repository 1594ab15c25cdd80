import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(__dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const unique = (ids: Iterable<RegExpMatchArray>): string[] => [...new Set([...ids].map(([, id]) => id!))].sort();

test('every acceptance id has a test, and every id in a title is in the list', () => {
  const files = execFileSync('git', ['ls-files', '*.test.ts', '*.test.tsx', '*.spec.ts', 'tests/**/*.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const titles = [...new Set(files.trim().split('\n'))].map(read).join('\n');
  const listed = unique(read('tests/ACCEPTANCE.md').matchAll(/^\| ([A-Z]+-\d+) /gm));
  expect(listed.length).toBeGreaterThan(70);
  expect(unique(titles.matchAll(/\[([A-Z]{2,}-\d+)\]/g))).toEqual(listed);
});
