import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listPages } from '../core/files';
import { withoutFrontMatter } from '../core/frontMatter';
import { NIGHTLY, STABLE, VERSIONS } from '../core/versions';
import { dataFiles } from './editUrl';

const ROOT = path.resolve(__dirname, '..');
const pages = VERSIONS.flatMap(({ id, folder }) =>
  listPages(path.join(ROOT, folder)).map((name) => ({ id, file: `${folder}/${name}` })),
);
const dataOf = ({ id, file }: (typeof pages)[number]) =>
  dataFiles(withoutFrontMatter(readFileSync(path.join(ROOT, file), 'utf8')), id);

test('[EDIT-1] each page, and each file that a page is printed from, is a file of the repository', () => {
  const known = new Set(execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).split('\n'));
  const named = pages.flatMap((page) => [page.file, ...dataOf(page)].map((file) => `${page.file}: ${file}`));
  expect(named.length).toBeGreaterThan(pages.length + 50);
  expect(named.filter((each) => !known.has(each.split(': ')[1]!))).toEqual([]);
});

test('[EDIT-1] a page with a component that prints data names its file', () => {
  const PRINTS = /^\s*<(?!Card|Tab|ErrorBox|MigrationHelper|GetProject|ChangeNext)[A-Z]\w*[^>]*\/>/m;
  const prints = pages.filter(({ file }) => PRINTS.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(prints.length).toBeGreaterThan(50);
  expect(prints.filter((page) => dataOf(page).length === 0)).toEqual([]);
});

test.each([
  [
    STABLE.id,
    '<ErrorList area="pxe" />\n\n<ErrorList area="l1-staking" />',
    ['data/errors/pxe.yaml', 'data/errors/l1.yaml'],
  ],
  [NIGHTLY.id, '<KeptTable name="networks.l1" origin="above" />', [`data/${NIGHTLY.id}/kept/networks.json`]],
  [NIGHTLY.id, '<EnvTable names="A" />\n\n<EnvTable names="B" />', ['scripts/data/envDescriptions.json']],
  [NIGHTLY.id, 'The limit is <Constant name="A" />.', []],
])('a page of %s with %j is printed from %j', (version, source, files) =>
  expect(dataFiles(source, version)).toEqual(files),
);
