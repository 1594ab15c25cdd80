import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '../../../content-lint/snippets/types';
import { ROOT } from '../../../content-lint/snippets/versions';
import { listFiles } from '../../../core/files';
import { VERSIONS } from '../../../core/versions';
import { makeApi } from './make';
import { staleFiles } from './stale';

const PASSED = path.join(ROOT, '.cache/api-data.txt');

/** Changes with all that the files are made from, and with the files. */
function stamp(): string {
  const made = VERSIONS.flatMap(({ id }) => [
    `data/${id}/api.json`,
    `data/${id}/api-uses.json`,
    `sdk/${id}/package-lock.json`,
  ]);
  const folders = VERSIONS.flatMap(({ folder, id }) => [folder, `examples/${id}`]);
  const read = [...folders, 'scripts/data/api', 'content-lint/snippets'].flatMap((folder) =>
    listFiles(path.join(ROOT, folder), (name) => /\.(mdx?|tsx?|mjs)$/.test(name)).map((name) => `${folder}/${name}`),
  );
  const hash = createHash('sha256');
  for (const file of [...made, ...read]) {
    const full = path.join(ROOT, file);
    hash.update(`${file}\0`).update(existsSync(full) ? readFileSync(full) : '');
  }
  return hash.digest('hex');
}

/** What passed once passes again until something changes: the compiler takes its time. */
export function checkApi(pages: Page[]): boolean {
  if (existsSync(PASSED) && readFileSync(PASSED, 'utf8') === stamp()) return true;
  const stale = staleFiles(ROOT, makeApi(pages));
  for (const file of stale) console.error(`${file} is not what the packages and pages say: run npm run data:api`);
  if (stale.length > 0) return false;
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, stamp());
  return true;
}
