import fs from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { VERSIONS } from '../../core/versions';
import { makeScripts, mdxOptions, scriptsFile, type Site } from './makeScripts';

const siteDir = fs.mkdtempSync(path.join(tmpdir(), 'page-scripts-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));
const at = (name: string) => path.join(siteDir, name);
const [page, generatedDir, outDir] = [at('docs/a.md'), at('.docusaurus'), at('build')];

const compiled = (start = '') => `${start}
import {useMDXComponents as _provideComponents} from "@mdx-js/react";
export const toc = [];
function _createMdxContent(props) {
  const _components = { p: 'p', ..._provideComponents(), ...props.components };
  return <_components.p>{"import {x} from 'y'\\nrequire(\\"z\\")"}{toc.length}</_components.p>;
}
export default function MDXContent(props = {}) { return <_createMdxContent {...props} />; }
`;
/** In the place of the MDX compiler. */
const process = vi.fn(async (): Promise<object> => ({ content: compiled(), data: {} }));

const options = {
  siteDir,
  metadataPath: () => at('.docusaurus/a.json'),
  markdownConfig: { format: 'mdx', mdx1Compat: {}, parseFrontMatter: async () => ({ frontMatter: { title: 'A' } }) },
  processors: { mdProcessor: { process }, mdxProcessor: { process } },
};
const site: Site = { siteDir, generatedDir, outDir, options, minimize: true };
const part = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],`;

beforeEach(() => {
  process.mockClear();
  const files = {
    'docs/a.md': 'A page.',
    '.docusaurus/registry.js': `export default {\n${part('aa', '@site/docs/a.md')}\n${part('bb', '@theme/Doc')}};`,
    '.docusaurus/a.json': '{"title":"A"}',
  };
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(at(name)), { recursive: true });
    fs.writeFileSync(at(name), text);
  }
});

/** As at the start of a build: the names of scripts are read once. */
async function read() {
  vi.resetModules();
  const { readPage } = await import('./serverParts');
  return readPage('aa', scriptsFile(generatedDir), outDir);
}

test.each([true, false])('a page becomes a script that the server can show too (made small: %s)', async (minimize) => {
  const names = await makeScripts({ ...site, minimize });
  expect(Object.keys(names)).toEqual(['aa']);
  const module = await read();
  expect(module).toMatchObject({ frontMatter: { title: 'A' }, metadata: { title: 'A' }, toc: [] });
  expect(renderToStaticMarkup(createElement(module.default as ComponentType))).toBe(
    '<p>import {x} from &#x27;y&#x27;\nrequire(&quot;z&quot;)0</p>',
  );
});

test('a script is made again when its page, or what is known of it, has changed', async () => {
  const first = await makeScripts(site);
  process.mockClear();
  expect(await makeScripts(site)).toEqual(first);
  expect(process).not.toHaveBeenCalled();
  fs.writeFileSync(page, 'Another text.');
  await makeScripts(site);
  expect(process).toHaveBeenCalledTimes(1);
  fs.writeFileSync(at('.docusaurus/a.json'), '{"title":"B"}');
  const last = await makeScripts(site);
  expect(process).toHaveBeenCalledTimes(2);
  expect(last.aa).not.toBe(first.aa);
});

test('a page that does not compile is named', async () => {
  fs.writeFileSync(page, 'A page with an error.');
  process.mockRejectedValueOnce(new Error('line 7'));
  await expect(makeScripts(site)).rejects.toThrow(/docs\/a\.md[\s\S]*line 7/);
});

test('a page that imports something is told that it cannot', async () => {
  fs.writeFileSync(page, 'A page that imports.');
  process.mockResolvedValueOnce({ content: compiled("import Chart from '@site/src/Chart';\nChart();"), data: {} });
  await makeScripts(site);
  await expect(read()).rejects.toThrow('A page cannot import @site/src/Chart');
});

test('the rule that compiles pages is found by their folder', () => {
  const rule = (folder: string, title: string) => ({ include: [at(folder)], use: [{ options: { title } }] });
  const rules = [null, rule('src/pages', 'others'), rule(VERSIONS[0]!.folder, 'pages')];
  expect(mdxOptions(rules, siteDir)).toEqual({ title: 'pages', crossCompilerCache: undefined });
  expect(() => mdxOptions(rules.slice(0, 2), siteDir)).toThrow('no rule of the bundler compiles the pages');
});
