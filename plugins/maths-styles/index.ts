import type { Element, Root } from 'hast';

const classes = (element: Element): unknown[] => ([] as unknown[]).concat(element.properties?.className ?? []);

const hasMaths = (node: Root | Element): boolean =>
  node.children.some((child) => child.type === 'element' && (classes(child).includes('katex') || hasMaths(child)));

/** A formula on lines of its own is drawn for the eye. The Markdown of the page has its TeX instead. */
const markDrawings = (node: Root | Element): void => {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    if (classes(child).includes('katex-display')) child.properties['data-markdown-ignore'] = '';
    else markDrawings(child);
  }
};

/** Rehype plugin: only pages with maths ask for the maths stylesheet. */
export default function mathsStyles() {
  return (tree: Root): void => {
    markDrawings(tree);
    if (hasMaths(tree))
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'MathsStyles', attributes: [], children: [] } as never);
  };
}
