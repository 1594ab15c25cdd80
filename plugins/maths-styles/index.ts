import type { Element, Root } from 'hast';

const hasMaths = (node: Root | Element): boolean =>
  node.children.some(
    (child) =>
      child.type === 'element' &&
      (([] as unknown[]).concat(child.properties?.className ?? []).includes('katex') || hasMaths(child)),
  );

/** Rehype plugin: only pages with maths ask for the maths stylesheet. */
export default function mathsStyles() {
  return (tree: Root): void => {
    if (hasMaths(tree))
      tree.children.push({ type: 'mdxJsxFlowElement', name: 'MathsStyles', attributes: [], children: [] } as never);
  };
}
