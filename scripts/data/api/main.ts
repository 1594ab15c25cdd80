import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../../core/files';
import { VERSIONS, type KnownVersion } from '../../../core/versions';
import { formatApi, formatUses } from './format';
import { readApi } from './read';
import { staleFiles, type Made } from './stale';
import { readUses } from './uses';

const ROOT = path.resolve(__dirname, '../../..');
const PASSED = path.join(ROOT, '.cache/api-data.txt');

function make({ id }: KnownVersion): Made[] {
  const api = readApi(path.join(ROOT, 'sdk', id, 'node_modules'));
  return [
    { file: `data/${id}/api.json`, text: formatApi(api) },
    { file: `data/${id}/api-uses.json`, text: formatUses(readUses(id, api)) },
  ];
}

/** Changes with all that the files are made from, and with the files. */
function stamp(): string {
  const pages = VERSIONS.flatMap(({ folder, id }) =>
    [folder, `examples/${id}`].flatMap((each) =>
      listFiles(path.join(ROOT, each), (name) => /\.(mdx?|tsx?|mjs)$/.test(name)).map((name) => `${each}/${name}`),
    ),
  );
  const made = VERSIONS.flatMap(({ id }) => [
    `data/${id}/api.json`,
    `data/${id}/api-uses.json`,
    `sdk/${id}/package-lock.json`,
  ]);
  const own = readdirSync(__dirname).map((name) => `scripts/data/api/${name}`);
  const hash = createHash('sha256');
  for (const file of [...own, ...made, ...pages]) {
    const full = path.join(ROOT, file);
    hash.update(`${file}\0`).update(existsSync(full) ? readFileSync(full) : '');
  }
  return hash.digest('hex');
}

/** What passed once passes again until something changes: the compiler takes its time. */
function check(): void {
  if (existsSync(PASSED) && readFileSync(PASSED, 'utf8') === stamp()) return;
  const stale = staleFiles(ROOT, VERSIONS.flatMap(make));
  for (const file of stale) console.error(`${file} is not what the packages and pages say: run npm run data:api`);
  process.exitCode = stale.length > 0 ? 1 : 0;
  if (stale.length > 0) return;
  mkdirSync(path.dirname(PASSED), { recursive: true });
  writeFileSync(PASSED, stamp());
}

/** `--check` says whether the files are what the packages and pages say; without it they are written. */
if (process.argv.includes('--check')) check();
else VERSIONS.flatMap(make).forEach(({ file, text }) => writeFileSync(path.join(ROOT, file), text));
