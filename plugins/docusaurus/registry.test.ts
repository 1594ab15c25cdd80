import { expect, test } from 'vitest';
import slimRegistry from './registry.js';

const DOCS = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];
const line = (name: string, module: string, chunk: string, rest: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), ${rest}],`;
const list = (...lines: string[]) => `export default {\n${lines.join('\n')}};\n`;
const written = (name: string, module: string) =>
  line(name, module, name, `"${module}", require.resolveWeak("${module}")`);

const REGISTRY = list(written('a1', '@site/a.md'), ...DOCS.map((module, i) => written(`d${i}`, module)));
const slim = (source: string, target = 'web') => slimRegistry.call({ target }, source);

test.each([
  ['the browser gets how parts are loaded, and no more', 'web', '""', '""'],
  ['the server knows parts by their chunks', 'node', '"a1"', '"docs"'],
])('%s', (_, target, page, docs) =>
  expect(slim(REGISTRY, target)).toBe(
    list(
      line('a1', '@site/a.md', 'a1', `${page}, ""`),
      ...DOCS.map((module, i) => line(`d${i}`, module, 'docs', `${docs}, ""`)),
    ),
  ),
);

test.each([
  ['an empty list', list(), /0 parts/],
  ['a line of another form', REGISTRY.replace('require.resolveWeak', 'require.resolve'), /6 parts, of which 5/],
  ['a list without what all pages need', REGISTRY.replaceAll('DocItem', 'DocPage'), /does not load @theme\/DocItem/],
])('%s ends the build', (_, source, message) => expect(() => slim(source)).toThrow(message));
