import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attribute, isJsx } from '../page-source/jsx';
import { link, paragraph, text } from '../data/nodes';

/**
 * Remark plugin: `<Card title href>` gets its title as a Markdown link inside, so that Docusaurus resolves and checks
 * the link to the file as it does any other.
 */
export default function cards() {
  return (tree: Root): void =>
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Card') return;
      const title = link(attribute(node, 'href') ?? '', text(attribute(node, 'title') ?? ''));
      node.attributes = [];
      node.children.unshift(paragraph(title));
    });
}
