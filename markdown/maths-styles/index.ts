import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { element } from '../page-source/jsx';

const classes = (node: Element): unknown[] => ([] as unknown[]).concat(node.properties?.className ?? []);

/**
 * Rehype plugin: only pages with maths ask for the maths stylesheet. A formula on lines of its own is drawn for the eye;
 * the Markdown of the page has its TeX instead.
 */
export default function mathsStyles() {
  return (tree: Root): void => {
    let found = false;
    visit(tree, 'element', (node) => {
      if (classes(node).includes('katex')) found = true;
      if (classes(node).includes('katex-display')) node.properties['data-markdown-ignore'] = '';
    });
    if (found) tree.children.push(element('MathsStyles') as never);
  };
}
