import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import mayImport from '../imports.json';

const ROOT = path.resolve(__dirname, '..');

/** The files of ours that each file imports, types too. */
function imports(): Map<string, string[]> {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  const known = new Set(files.filter((file) => !/^(examples|sdk)\//.test(file)));
  const resolve = (from: string, to: string) => {
    const target = path.join(path.dirname(from), to);
    return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => target + end).find((file) => known.has(file));
  };
  const read = (file: string) =>
    ts
      .preProcessFile(readFileSync(path.join(ROOT, file), 'utf8'))
      .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
      .flatMap(({ fileName }) => resolve(file, fileName) ?? []);
  return new Map([...known].map((file) => [file, read(file)]));
}

function circles(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) found.push([...trail.slice(trail.indexOf(file)), file].join(' -> '));
    if (done.has(file)) return;
    done.add(file);
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file]);
  };
  for (const file of graph.keys()) visit(file, []);
  return found;
}

test('no file imports itself through others', () => {
  expect(
    circles(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b -> c -> b']);
  expect(circles(imports())).toEqual([]);
});

test('CONTRIBUTING.md shows the import directions that the linter enforces', () => {
  const text = readFileSync(path.join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const shown = [...text.matchAll(/^\| `([\w/-]+)`\s*\| (.*?)\s*\|$/gm)].map(([, folder, cells]) => [
    folder,
    [...cells!.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
  ]);
  expect(Object.fromEntries(shown)).toEqual(mayImport);
});
