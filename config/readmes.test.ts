import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { VERSIONS } from '../core/versions';

const ROOT = path.resolve(__dirname, '..');
const NAMED = /`([\w./-]+\.(?:tsx?|m?js|mts|css))`/g;

const files = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

test('files that a README names exist', () => {
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const readmes = files.filter((file) => /(^|\/)(README|CONTRIBUTING)\.md$/.test(file));
  const missing = readmes.flatMap((readme) => {
    const named = [...readFileSync(path.join(ROOT, readme), 'utf8').matchAll(NAMED)].map(([, name]) => name!);
    return named.filter((name) => !exists(name)).map((name) => `${readme}: ${name}`);
  });
  expect(missing).toEqual([]);
});

test('every plugin and step of more than one file says what goes in, what comes out and who uses it', () => {
  const folders = files.flatMap((file) => /^(?:plugins|markdown)\/[\w-]+(?=\/[\w.]+$)/.exec(file)?.[0] ?? []);
  const sources = (folder: string) =>
    files.filter((file) => path.dirname(file) === folder && /(?<!\.test)\.(ts|tsx|js|mjs)$/.test(file));
  const unsaid = [...new Set(folders)].filter((folder) => {
    const readme = path.join(ROOT, folder, 'README.md');
    const text = existsSync(readme) ? readFileSync(readme, 'utf8') : '';
    return sources(folder).length > 1 && !/^- In: .+[^]*^- Out: .+[^]*^- Used by: .+/m.test(text);
  });
  expect(unsaid).toEqual([]);
});

test('plugins/README.md lists every plugin', () => {
  const listed = [...readFileSync(path.join(ROOT, 'plugins/README.md'), 'utf8').matchAll(/^\| `([\w-]+)`/gm)];
  const folders = new Set(files.flatMap((file) => /^plugins\/([\w-]+)\//.exec(file)?.[1] ?? []));
  expect(listed.map(([, name]) => name).sort()).toEqual([...folders].sort());
});

test('every feature has a README', () => {
  const folders = new Set(files.flatMap((file) => /^src\/features\/[\w-]+(?=\/)/.exec(file)?.[0] ?? []));
  expect([...folders].filter((folder) => !files.includes(`${folder}/README.md`))).toEqual([]);
});

test('code names versions in core/versions.ts alone, tests included', () => {
  const names = VERSIONS.flatMap(({ label, noirTag }) => [label, noirTag]);
  const code = files.filter((file) => /^(?!examples|sdk|core\/versions\.ts).*\.(tsx?|mjs)$/.test(file));
  const naming = code.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return names.some((name) => text.includes(name));
  });
  expect(naming).toEqual([]);
});
