import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { VERSIONS } from '../../core/versions';
import { noteValue } from '../../markdown/inputs';

/** The day on which each file last changed, from what `git log --name-only` prints, newest first. */
function readLog(log: string): Map<string, string> {
  const days = new Map<string, string>();
  for (const [day = '', ...files] of log.split('\0').map((commit) => commit.split('\n').filter(Boolean)))
    for (const file of files) if (!days.has(file)) days.set(file, day);
  return days;
}

/** One call for all files. A shallow history would name its first commit for most of them: then nothing is said. */
export function lastChanges(siteDir: string): Map<string, string> {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 2 ** 28,
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    const folders = VERSIONS.map(({ folder }) => folder);
    return readLog(git('log', '--format=%x00%cs', '--name-only', '--no-renames', '--relative', '--', ...folders));
  } catch {
    return new Map();
  }
}

let known: Map<string, string> | undefined;

/** Tells a page, by way of its front matter, on which day its file last changed, where git knows. */
export function withLastChange<T extends { frontMatter: Record<string, unknown> }>(
  siteDir: string,
  filePath: string,
  parsed: T,
): T {
  known ??= lastChanges(siteDir);
  const file = path.relative(siteDir, filePath).replaceAll(path.sep, '/');
  const changed = known.get(file);
  noteValue(filePath, path.join(siteDir, '.docusaurus/changes', file.replaceAll('/', '__')), changed ?? '');
  return changed ? { ...parsed, frontMatter: { ...parsed.frontMatter, changed } } : parsed;
}
