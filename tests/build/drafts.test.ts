import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { visit } from 'unist-util-visit';
import { allPages, ROOT } from '../../content-lint/snippets/versions';
import { parseFrontMatter } from '../../core/frontMatter';
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

// What is published is judged by the files of the build, in aiFiles.test.ts.
test('[AI-1] no draft keeps MDX or relative links, and each gives Markdown', async () => {
  const isDraft = (file: string) => parseFrontMatter(fs.readFileSync(path.join(ROOT, file), 'utf8'))['draft'] === true;
  const drafts = allPages().filter(({ file }) => isDraft(file));
  expect(drafts.length).toBeGreaterThan(6);
  const wrong: string[] = [];
  for (const { file } of drafts) {
    const tree = await expandPage({ siteDir: ROOT, file, siteUrl: 'https://site.example' });
    wrong.push(...foreign(tree).map((what) => `${file}: ${what}`));
    if (toMarkdown(tree).trim() === '') wrong.push(`${file}: empty`);
  }
  expect(wrong).toEqual([]);
});
