import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import { VERSIONS } from '../../core/versions';
import { writeIfNew } from '../../markdown/inputs';

const SOURCES = [
  'config',
  'content-lint',
  'core',
  'data',
  'examples',
  'markdown',
  'network',
  'plugins',
  'src',
  'static',
];

interface Run {
  began: number;
  /** Not known of a build that was stopped. */
  ended?: number;
}

const runFile = (siteDir: string) => path.join(siteDir, '.docusaurus/last-run.json');
const stampFile = (siteDir: string) => path.join(siteDir, '.docusaurus/edited-during-build');

function lastRun(siteDir: string): Run | undefined {
  const file = runFile(siteDir);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Run) : undefined;
}

/** By the date of the inode, which cannot be set back. */
function changedDuring(siteDir: string, { began, ended = Infinity }: Run): string | undefined {
  const files = [...SOURCES, ...VERSIONS.map(({ folder }) => folder)].flatMap((folder) =>
    listFiles(path.join(siteDir, folder), () => true).map((name) => `${folder}/${name}`),
  );
  return files.find((name) => {
    const changed = fs.statSync(path.join(siteDir, name)).ctimeMs;
    return changed >= began && changed <= ended;
  });
}

/**
 * The bundler dates a file when it writes its cache, not when it reads the file: one that is edited in between would
 * stay as it was for all later builds. So the build after one during which something was edited begins without caches.
 * Returns the file that says so: to the bundler it is part of the build's code.
 */
export function beginBuild(siteDir: string): string {
  const last = lastRun(siteDir);
  const edited = last && changedDuring(siteDir, last);
  if (edited) {
    console.log(`[page-inputs] ${edited} was edited during the last build: this one begins without what that one kept`);
    fs.rmSync(path.join(siteDir, '.docusaurus/site-cache'), { recursive: true, force: true });
  }
  const stamp = stampFile(siteDir);
  if (edited || !fs.existsSync(stamp)) writeIfNew(stamp, String(last?.began ?? 0));
  writeIfNew(runFile(siteDir), JSON.stringify({ began: Date.now() } satisfies Run));
  return stamp;
}

export function endBuild(siteDir: string): void {
  const run: Run = { began: 0, ...lastRun(siteDir), ended: Date.now() };
  writeIfNew(runFile(siteDir), JSON.stringify(run));
}
