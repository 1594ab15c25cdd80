import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NIGHTLY } from '../../core/versions';
import { lastChanges } from '.';

const page = `${NIGHTLY.folder}/fees.md`;

/** A repository in which one page was written in May and another in June. */
function repository(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'last-change-'));
  fs.mkdirSync(path.join(dir, NIGHTLY.folder));
  const git = (day: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: dir,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
      },
    );
  git('2025-05-01', 'init', '-q');
  for (const [day, file] of [
    ['2025-05-01', page],
    ['2025-06-02', `${NIGHTLY.folder}/keys.md`],
  ] as const) {
    fs.writeFileSync(path.join(dir, file), 'text');
    git(day, 'add', '.');
    git(day, 'commit', '-qm', day);
  }
  return dir;
}

test('each page has the day of its own last change', () => {
  const days = lastChanges(repository());
  expect(Object.fromEntries(days)).toEqual({ [page]: '2025-05-01', [`${NIGHTLY.folder}/keys.md`]: '2025-06-02' });
});

test('nothing is said where history is cut off, or where there is none', () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'last-change-'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository()}`, copy]);
  expect(fs.existsSync(path.join(copy, page))).toBe(true);
  expect(lastChanges(copy).size).toBe(0);
  expect(lastChanges(fs.mkdtempSync(path.join(os.tmpdir(), 'last-change-'))).size).toBe(0);
});
