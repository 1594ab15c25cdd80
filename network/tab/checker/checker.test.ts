import { expect, test } from 'vitest';
import type { RunStep } from '../../../core/tab';
import { Checker } from './checker';

const lib = ['Array<T>', 'Boolean', 'CallableFunction', 'Function', 'IArguments', 'NewableFunction', 'Number', 'Object']
  .concat('RegExp', 'String', 'Promise<T>', 'PromiseLike<T>')
  .map((name) => `interface ${name} {}`)
  .join('\n');
const checker = new Checker({
  lib,
  globals: `declare function print(text: string): void;
declare module '@aztec/coins' { export { Coin as Token } from '#@aztec/coins/dest/coin'; }`,
  files: {
    '#@aztec/coins/dest/coin':
      'declare class Coin { readonly supply: number; mint(amount: number): void; static at(name: string): Coin; } export { Coin };',
  },
});

const step = (key: string, text: string, more: Partial<RunStep> = {}): RunStep => ({ key, text, title: '', ...more });
const problems = (...steps: RunStep[]) => checker.check(steps).map(({ line, message }) => `${line}: ${message}`);
const names = (steps: RunStep[], at = steps.at(-1)!.text.length) =>
  checker.complete(steps, at)?.options.map(({ label }) => label);

test('a value that does not fit is found at its place', () => {
  const text = "print('a');\n\n  const n: number = 'x';";
  expect(checker.check([step('a', text)])).toEqual([
    { from: 21, to: 22, line: 3, message: "Type 'string' is not assignable to type 'number'." },
  ]);
  expect(text.slice(21, 22)).toBe('n');
});

test('a block sees the names and types of those before it, and may have them anew', () => {
  const first = step(
    'a',
    "import { Token } from '@aztec/coins';\nexport const coin = Token.at('a');\ntype Name = string;",
  );
  expect(problems(first, step('b', "const name: Name = 'b';\ncoin.mint(1);\nToken.at(name);"))).toEqual([]);
  expect(problems(first, step('b', 'coin.burn();'))).toEqual(["1: Property 'burn' does not exist on type 'Coin'."]);
  expect(problems(first, step('b', 'const coin = 1;'), step('c', 'coin.mint(1);'))).toEqual([
    "1: Property 'mint' does not exist on type '1'.",
  ]);
  expect(problems({ ...first, alone: true }, step('b', 'coin;'))).toEqual(["1: Cannot find name 'coin'."]);
});

test('what is wrong in an earlier block is not said of this one', () =>
  expect(problems(step('a', "const n: number = 'x';"), step('b', 'n;'))).toEqual([]));

test('a program waits at its top', () => expect(problems(step('a', 'const a: number = await 1;'))).toEqual([]));

test('what no module has is found, and what a tab has not', () =>
  expect(
    problems(step('a', "import { Nothing } from '@aztec/coins';\nimport 'viem';\nimport { Coin } from './coin';")),
  ).toEqual([
    `1: Module '"@aztec/coins"' has no exported member 'Nothing'.`,
    expect.stringMatching(/^2: Cannot find module 'viem'/),
    expect.stringMatching(/^3: Cannot find module '\.\/coin'/),
  ]));

test.each(['const a = `', 'print(', '{', '/*', '"'])('%j has its mistake within the text', (text) => {
  const found = checker.check([step('a', text)]);
  expect(found.length).toBeGreaterThan(0);
  for (const { from, to, line } of found) {
    expect(line).toBe(1);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(text.length);
  }
});

test('members, names and modules are completed', () => {
  const first = step('a', "import { Token } from '@aztec/coins';\nconst coin = Token.at('a');");
  expect(names([first, step('b', 'coin.')])).toEqual(['mint', 'supply']);
  expect(checker.complete([first, step('b', 'coin.mi')], 7)?.from).toBe(5);
  expect(names([first, step('b', 'co')])).toContain('coin');
  const line = "import { Token } from '@az'";
  expect(names([step('a', line)], line.length - 1)).toContain('@aztec/coins');
  expect(checker.complete([step('a', line)], line.length - 1)?.from).toBe(line.indexOf('@'));
});
