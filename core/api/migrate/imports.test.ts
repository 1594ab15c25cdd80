import { expect, test } from 'vitest';
import { brokenImports, findImports } from './imports';
import { mask } from './mask';

const names = (source: string) =>
  findImports(source).map(({ kind, from, names: all, line }) => [
    kind,
    from,
    line,
    all.map(({ name, as, type }) => `${type ? 'type ' : ''}${name}${as === name ? '' : ` as ${as}`}`).join(', '),
  ]);

test.each([
  [`import { Fr } from '@aztec/aztec.js';`, ['import', '@aztec/aztec.js', 1, 'Fr']],
  [`import {\n  Fr,\n  type Wallet as W, // the wallet\n} from "x"`, ['import', 'x', 1, 'Fr, type Wallet as W']],
  [`import type { A, B } from 'x'`, ['import', 'x', 1, 'type A, type B']],
  [`import A, { B as C } from 'x'`, ['import', 'x', 1, 'default as A, B as C']],
  [`import type from 'x'`, ['import', 'x', 1, 'default as type']],
  [`import * as Aztec from 'x'`, ['import', 'x', 1, '* as Aztec']],
  [`import A, * as B from 'x'`, ['import', 'x', 1, 'default as A, * as B']],
  [`import 'x';`, ['import', 'x', 1, '']],
  [`export { A, type B } from 'x'`, ['export', 'x', 1, 'A, type B']],
  [`export * from 'x'`, ['export', 'x', 1, '* as ']],
  [`\nconst { A, B: c } = await import('x');`, ['import()', 'x', 2, 'A, B as c']],
  [`const all = require("x")`, ['require()', 'x', 1, '* as all']],
  [`import('x').then(({ A, B: c }) => A)`, ['import()', 'x', 1, 'A, B as c']],
  [`import('x').then((m) => m.A)`, ['import()', 'x', 1, '* as m']],
  [`void import('x')`, ['import()', 'x', 1, '']],
  [`import { A } from 'x' with { type: 'json' }`, ['import', 'x', 1, 'A']],
])('%j', (source, expected) => expect(names(source)).toEqual([expected]));

test.each([
  `// import { A } from 'x'`,
  `/* import { A } from 'x' */`,
  'const text = "import { A } from \'x\'";',
  "const text = `import { A } from 'x' ${1}`;",
  `const pattern = /import { A } from 'x'/;`,
  `obj.import('x')`,
  `export const a = 'x';`,
  `export default 'x';`,
  `const important = 'x';`,
])('nothing is imported by %j', (source) => expect(names(source)).toEqual([]));

test('code inside of a template is code', () => {
  expect(names("const a = `${await import('x')} import('y')`;")).toEqual([['import()', 'x', 1, '']]);
});

test('what is blank has the length of what stood there', () => {
  const source = 'a /* b\nc */ "d" `e${f}g` = /h/ // i\nj / k / l';
  const code = mask(source);
  expect([code.length, code.split('\n').length]).toEqual([source.length, 3]);
  expect(code.replace(/ +/g, ' ')).toBe('a \n " " ` ${f} ` = / / \nj / k / l');
});

test.each(['import {', 'import { A } from', '`${', '"', '/*', '/', 'import * as', "import { A } from '", '}}}`'])(
  'a text that ends early is read: %j',
  (source) => expect(findImports(source)).toEqual([]),
);

/** A search that runs to the end from each start would take minutes. */
test.each(['import { ', "import '", '`${`', '/*', 'import type ', '{ a, ', "const { a } = import(''"])(
  'half a megabyte of %j is read',
  (hostile) => expect(findImports(hostile.repeat(Math.ceil(500_000 / hostile.length)))).toBeInstanceOf(Array),
);

test.each([
  ["import { A, from 'x';", [1]],
  ["import { A } 'x'", []],
  ['const a = 1;\nimport { A }\nconst b = 2;', [2]],
  ["import { A from 'x';\nimport { B } from 'x';", [1]],
  ["import {\n  A,\n} from 'x';", []],
  ["import.meta.url; import('x'); export { a }; export type { B };", []],
  ['export { a } from', [1]],
])('what cannot be read of %j is in lines %j', (source, lines) =>
  expect(brokenImports(mask(source), findImports(source))).toEqual(lines),
);
