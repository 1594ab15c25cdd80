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
const slim = (source: string, target = 'web') => slimRegistry.call({ target, resourcePath: 'registry.js' }, source);

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

test('hashes are as short as they can be, in the list of parts and in what routes are loaded from', () => {
  const names = ['5e9f5e1a', '5e9f6100', 'c2979394', 'main---page-1f9'];
  const short = ['5e9f5', '5e9f6', 'c29', 'main---page-1f9'];
  const parts = names.map((name, i) => written(name, `@site/${i}.md`));
  const docs = DOCS.map((module, i) => written(`d${i}`, module));
  const [, ...lines] = slim(list(...parts, ...docs)).split('\n');
  expect(lines.slice(0, 4).map((each: string) => each.split('"').slice(1, 4))).toEqual(
    short.map((name) => [name, ': [() => import(/* webpackChunkName: ', name]),
  );
  const route = ([page, context, props, item]: string[]) => ({
    '/a-1f9': { __comp: page, __context: { plugin: context }, items: [props, item] },
  });
  const slimNames = slimRegistry.call({ resourcePath: 'routesChunkNames.json' }, JSON.stringify(route(names)));
  expect(JSON.parse(slimNames)).toEqual(route(short));
});
