import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkClasses } from './classes';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'classes-'));
  mkdirSync(path.join(root, 'examples/nightly/app/artifacts'), { recursive: true });
  writeFileSync(
    path.join(root, 'examples/nightly/app/artifacts/Counter.d.ts'),
    'export declare class CounterContract {\n  methods: {\n    add: ((owner: string) => void) & { a: 1 };\n    gone: (() => void);\n  };\n}\n',
  );
});

afterAll(() => rmSync(root, { recursive: true }));

const fn = (name: string, parameters: string[], custom_attributes: string[] = []) => ({
  name,
  custom_attributes,
  abi: { parameters: parameters.map((parameter) => ({ name: parameter })) },
});

test('a class that differs from its contract is a problem at its line', () => {
  const functions = [fn('add', ['inputs', 'owner', 'by']), fn('get', []), fn('hidden', [], ['internal'])];
  expect(checkClasses(root, 'nightly', { name: 'Counter', functions })).toEqual([
    { file: expect.any(String), line: 1, message: 'error: function get of contract Counter is missing' },
    { file: expect.any(String), line: 3, message: 'error: add takes (owner, by) in the contract, not (owner)' },
    { file: expect.any(String), line: 4, message: 'error: contract Counter has no function gone' },
  ]);
});

test('a class that is the same passes', () => {
  const functions = [fn('add', ['inputs', 'owner']), fn('gone', []), fn('public_dispatch', ['selector'])];
  expect(checkClasses(root, 'nightly', { name: 'Counter', functions })).toEqual([]);
});
