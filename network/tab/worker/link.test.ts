import { expect, test } from 'vitest';
import { link, type Linked } from './link';
import { BadSyntax } from './syntax';

const modules: Record<string, Record<string, unknown>> = { '@aztec/aztec.js': { Fr: 1, createPXEClient: 2 } };
const load = async (name: string) => {
  if (!modules[name]) throw new Error(`${name} is not among the modules`);
  return modules[name];
};
const linked = (text: string, earlier: Linked[] = []) => link({ key: 'k', text, earlier, load });

test('types go, lines stay, and each statement says where it is', async () => {
  const { code, names } = await linked('type A = number;\nconst a: A = 1;\nif (a) {\n  console.log(a);\n}');
  const lines = code.split('\n');
  expect(lines[1]).toBe('__at("k", 2); const a = 1;');
  expect(lines[3]).toBe('  __at("k", 4); console.log(a);');
  expect(names).toEqual(['a']);
  expect(lines.at(-1)).toBe('export { a };');
});

test('imports lead to our modules; what they do not have is taken for a type', async () => {
  const { code, names } = await linked("import { Fr, type PXE, Wallet } from '@aztec/aztec.js';\nconst b = Fr;");
  expect(code).toContain('const Fr = __modules["@aztec/aztec.js"].Fr;');
  expect(code).not.toMatch(/PXE|Wallet|import/);
  expect(code.split('\n')[1]).toContain('const b = Fr;');
  expect(names).toEqual(['Fr', 'b']);
});

test('a compiled contract is imported as JSON', async () => {
  const text = "import json from './target/a.json' with { type: 'json' };\nconst b = json;";
  const { code } = await link({ key: 'k', text, earlier: [], load: async () => ({ default: {} }) });
  expect(code.split('\n')[0]).toBe('const json = __modules["./target/a.json"].default;');
});

test('a module that the tab does not have is named', async () => {
  await expect(linked("import fs from 'node:fs';")).rejects.toThrow('node:fs is not among the modules');
});

test('a default that a module does not have is told, with the line and how to write it', async () => {
  const error = await linked("const a = 1;\nimport Fr from '@aztec/aztec.js';").catch((reason: unknown) => reason);
  expect(error).toMatchObject({
    line: 2,
    message: expect.stringContaining("write import { Fr } from '@aztec/aztec.js'") as string,
  });
});

test('what is imported and is not there is remembered, in case it is used as a value', async () => {
  const { absent } = await linked("import { Fr, Wallet } from '@aztec/aztec.js';");
  expect(absent).toEqual([['Wallet', '@aztec/aztec.js']]);
});

test('names of earlier blocks are seen, the latest first, but for those that the block declares itself', async () => {
  const earlier = [
    { url: 'blob:1', names: ['a', 'b'] },
    { url: 'blob:2', names: ['b', 'c'] },
  ];
  const { code } = await linked('const c = a + b;', earlier);
  expect(code).toContain('import { a } from "blob:1";');
  expect(code).toContain('import { b } from "blob:2";');
});

test('names are found in patterns, functions and classes', async () => {
  const { names } = await linked(
    'const { a, b: [c = 1, ...d] } = x;\nfunction f() { const inner = 1; }\nexport class G {}',
  );
  expect(names).toEqual(['a', 'c', 'd', 'f', 'G']);
});

test.each([
  ['const a = 1;\nconst = 2;', 2],
  ['const a: number = ;', 1],
  ['a(;', 1],
])('a mistake has its line: %j', async (text, line) => {
  const error = await linked(text).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BadSyntax);
  expect(error).toMatchObject({ line, message: expect.stringContaining('SyntaxError') as string });
});
