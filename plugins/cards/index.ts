import type { Parent, Root } from 'mdast';

interface JsxNode extends Parent {
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
}

const take = (node: JsxNode, name: string): string => String(node.attributes.find((a) => a.name === name)?.value ?? '');

/**
 * Remark plugin: `<Card title href>` gets its title as a Markdown link inside, so that Docusaurus resolves and checks
 * the link to the file as it does any other.
 */
function linkCards(parent: Parent): void {
  for (const child of parent.children as unknown as JsxNode[]) {
    if (child.name === 'Card') {
      const link = {
        type: 'link',
        url: take(child, 'href'),
        children: [{ type: 'text', value: take(child, 'title') }],
      };
      child.attributes = [];
      child.children.unshift({ type: 'paragraph', children: [link] } as never);
    } else if (child.children) linkCards(child);
  }
}

export default function cards() {
  return (tree: Root): void => linkCards(tree);
}
