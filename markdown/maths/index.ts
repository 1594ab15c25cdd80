import type { Element, Root } from 'hast';
import rehypeKatex from 'rehype-katex';
import { visit } from 'unist-util-visit';
import { element } from '../page-source/jsx';

const classes = (node: Element): unknown[] => ([] as unknown[]).concat(node.properties?.className ?? []);

/** A formula on lines of its own is drawn for the eye; the Markdown of the page has its TeX instead. */
function markFormulas(tree: Root): boolean {
  let found = false;
  visit(tree, 'element', (node) => {
    if (classes(node).includes('katex')) found = true;
    if (classes(node).includes('katex-display')) node.properties['data-markdown-ignore'] = '';
  });
  return found;
}

type Draw = ReturnType<typeof rehypeKatex>;

/** Rehype plugin: draws formulas. Pages with maths alone ask for the maths stylesheet, and only in those is it looked for. */
export default function maths() {
  const draw: Draw = rehypeKatex();
  return (tree: Root, file: Parameters<Draw>[1]): void => {
    if (!/\$|(```|~~~)\s*math/.test(String(file))) return;
    draw(tree, file);
    if (markFormulas(tree)) tree.children.push(element('MathsStyles') as never);
  };
}
