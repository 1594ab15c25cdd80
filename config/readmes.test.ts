import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(__dirname, '..');
const NAMED = /`([\w./-]+\.(?:tsx?|m?js|mts|css))`/g;

test('files that a README names exist', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const readmes = files.filter((file) => /(^|\/)(README|CONTRIBUTING)\.md$/.test(file));
  const missing = readmes.flatMap((readme) => {
    const named = [...readFileSync(path.join(ROOT, readme), 'utf8').matchAll(NAMED)].map(([, name]) => name!);
    return named.filter((name) => !exists(name)).map((name) => `${readme}: ${name}`);
  });
  expect(missing).toEqual([]);
});
