import { execFileSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

/** What must be done before many files change at once; undefined where nothing must. */
export function uncommitted(): string | undefined {
  const changes = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trimEnd();
  if (!changes) return undefined;
  return `Commit or stash your changes first, so that the new ones can be looked at, and undone, by themselves:\n${changes}`;
}

/** Runs a command of this folder; what it throws is said together with how it is used. */
export function runCommand(usage: string, main: (args: string[]) => number): void {
  try {
    process.exitCode = main(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`);
    process.exitCode = 1;
  }
}
