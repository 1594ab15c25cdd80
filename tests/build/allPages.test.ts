import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { visit } from 'unist-util-visit';
import { allPages, ROOT } from '../../content-lint/snippets/versions';
import { expandPage } from '../../markdown/page-source';
import { toMarkdown } from '../../markdown/page-source/markdown';

function foreign(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (/^(mdx|yaml|toml|html)|Directive$/.test(node.type)) found.push(node.type);
    if (node.type === 'link' && !/^(https?|mailto):/.test(node.url)) found.push(node.url);
  });
  return found;
}

test('[AI-1] no page of the site keeps MDX or relative links, and each gives Markdown', async () => {
  const pages = allPages();
  expect(pages.length).toBeGreaterThan(200);
  const wrong: string[] = [];
  for (const { file } of pages) {
    const tree = await expandPage({ siteDir: ROOT, file, siteUrl: 'https://site.example' });
    wrong.push(...foreign(tree).map((what) => `${file}: ${what}`));
    if (toMarkdown(tree).trim() === '') wrong.push(`${file}: empty`);
  }
  expect(wrong).toEqual([]);
});
