import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(__dirname, '..');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);
const places = new Set(
  tracked.flatMap((file) => {
    const parts = file.split('/');
    const ends = parts.map((_, i) => parts.slice(i).join('/'));
    const folders = ends.flatMap((end) => end.split('/').map((_, i, all) => all.slice(0, i + 1).join('/')));
    return [...ends, ...folders].flatMap((each) => [each, each.replace(/\.(tsx?|mjs|json|css)$/, '')]);
  }),
);

/** Files and folders of the repository. What starts with a dot or a variable is made by a command. */
const NAMED = /`([\w-][\w.-]*(?:\/[\w.-]+)+\/?|[\w-]+\.(?:tsx?|mjs|css))`/g;
const MADE = /^(DATA_DIR|builds?|node_modules|assets|dist)\//;

const missing = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, name]) =>
    MADE.test(name!) || places.has(name!.replace(/\/$/, '')) ? [] : [name!],
  );

test('documents for maintainers name files and folders that are there', () => {
  const documents = tracked.filter((file) => file.endsWith('.md') && !/^(docs|versioned_docs|examples)\//.test(file));
  expect(documents.length).toBeGreaterThan(20);
  const found = documents
    .filter((file) => file !== 'CHANGELOG.md')
    .flatMap((file) => missing(readFileSync(path.join(ROOT, file), 'utf8')).map((name) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

test('a folder that is gone is found', () => {
  expect(missing('see `plugins/gone` and `scripts/readmes.test.ts`')).toEqual(['plugins/gone']);
});
