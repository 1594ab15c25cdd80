import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import mayImport from '../imports.json';

test('CONTRIBUTING.md shows the import directions that the linter enforces', () => {
  const text = readFileSync(path.resolve(__dirname, '../CONTRIBUTING.md'), 'utf8');
  const shown = [...text.matchAll(/^\| `([\w/-]+)`\s*\| (.*?)\s*\|$/gm)].map(([, folder, cells]) => [
    folder,
    [...cells!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  ]);
  expect(Object.fromEntries(shown)).toEqual(mayImport);
});
