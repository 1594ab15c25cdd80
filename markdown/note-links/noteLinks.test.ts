import type { Root } from 'mdast';
import { expect, test } from 'vitest';
import { NOTES_PAGE } from '../../core/compare/migrationNote';
import { NIGHTLY } from '../../core/versions';
import { parsePageSource } from '../page-source/parser';
import noteLinks from '.';

const SOURCE = '## Aztec.js\n\n### One {#one}\n\nText.\n\n### Two {#two}\n\nText.\n\n## Next steps\n\nText.\n';
const run = (path: string): Root => {
  const { tree } = parsePageSource(SOURCE);
  noteLinks()(tree, { path });
  return tree;
};
const linksOf = (tree: Root) =>
  tree.children.map((node) => ('children' in node && (node.children[0] as { url?: string })?.url) || node.type);

test('each migration note ends with a link to the pages that it touches', () => {
  expect(linksOf(run(`/site/${NIGHTLY.folder}/${NOTES_PAGE}.md`))).toEqual([
    'heading',
    'heading',
    'paragraph',
    '/compare#note-one',
    'heading',
    'paragraph',
    '/compare#note-two',
    'heading',
    'paragraph',
  ]);
});

test('other pages stay as they are', () => {
  expect(linksOf(run('/site/docs/other.md'))).not.toContain('/compare#note-one');
});
