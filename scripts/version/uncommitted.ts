import { execFileSync } from 'node:child_process';

/** What must be done before many files change at once; undefined where nothing must. */
export function uncommitted(root: string): string | undefined {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).trimEnd();
  if (!changes) return undefined;
  return `Commit or stash your changes first, so that the new ones can be looked at, and undone, by themselves:\n${changes}`;
}
