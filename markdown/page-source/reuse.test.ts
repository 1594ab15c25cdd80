import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import remarkMath from 'remark-math';
import { expect, test } from 'vitest';
import { parsePageSource } from './parser';
import reuseTrees, { keepTree } from './reuse';

type Processor = { process: (page: object) => Promise<{ content: string }> };
type Loader = { createProcessorUncached: (parameters: object) => Promise<Processor> };
const require = createRequire(import.meta.url);
const { createProcessorUncached } = require('@docusaurus/mdx-loader/lib/processor') as Loader;

const siteDir = path.resolve(import.meta.dirname, '../..');
const markdownConfig = {
  anchors: {},
  mdx1Compat: { comments: true, admonitions: false, headingIds: true },
  hooks: { onBrokenMarkdownImages: 'ignore', onBrokenMarkdownLinks: 'ignore' },
};
const compiler = (plugins: unknown[]) =>
  createProcessorUncached({
    format: 'mdx',
    options: { siteDir, staticDirs: [], admonitions: true, markdownConfig, beforeDefaultRemarkPlugins: plugins },
  });
const plain = await compiler([remarkMath]);
const reusing = await compiler([reuseTrees, remarkMath]);
const compile = async (processor: Processor, content: string) =>
  (await processor.process({ content, filePath: path.join(siteDir, 'docs/page.md'), frontMatter: {} })).content;

const pages = readdirSync(path.join(siteDir, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .filter((_, i) => i % 8 === 0);

test.each(pages)('%s compiles to the same from the tree that is there', async (file) => {
  const page = parsePageSource(readFileSync(path.join(siteDir, 'docs', file), 'utf8').replace(/\]\([^)#]*\.md/g, ']('));
  keepTree(page);
  expect(await compile(reusing, page.text)).toBe(await compile(plain, page.text));
});

test('a kept tree is used, once; any other text is parsed', async () => {
  keepTree({ text: 'One.', tree: parsePageSource('Two.').tree });
  expect(await compile(reusing, 'One.')).toContain('"Two."');
  expect(await compile(reusing, 'One.')).toContain('"One."');
});

test('a page with an HTML comment is parsed by Docusaurus, which knows them', async () => {
  const text = 'One. <!-- hidden -->';
  keepTree({ text, tree: parsePageSource('Two.').tree });
  expect(await compile(reusing, text)).toContain('"One. "');
});
