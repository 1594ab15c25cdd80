import { valueToEstree } from 'estree-util-value-to-estree';
import type { Parent, RootContent } from 'mdast';

/** An MDX element, in text or standing alone. */
export interface JsxNode extends Parent {
  name: string | null;
  attributes: { type: string; name?: string; value?: unknown }[];
}

export const isJsx = (node: { type: string }): node is JsxNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export function attribute(node: JsxNode, name: string): string | undefined {
  const value = node.attributes.find((each) => each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

export interface NewElement extends JsxNode {
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement';
}

/** What is no text is an expression, as in `fields={['NETWORK']}`. */
function attributeValue(value: unknown) {
  if (typeof value === 'string') return value;
  const body = [{ type: 'ExpressionStatement', expression: valueToEstree(value) }];
  return { type: 'mdxJsxAttributeValueExpression', value: '', data: { estree: { type: 'Program', body } } };
}

/** An element that stands alone; attributes without a value are left out. */
export function element(
  name: string,
  attributes: Record<string, unknown> = {},
  type: NewElement['type'] = 'mdxJsxFlowElement',
): NewElement {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    type,
    name,
    attributes: present.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value: attributeValue(value) })),
    children: [],
  };
}

const isBlank = (node: RootContent): boolean => node.type === 'text' && node.value.trim() === '';

/** MDX reads `<Card>…</Card>` on one line as a paragraph; without text beside it, it is a block. */
export function unravel(node: RootContent): RootContent[] {
  if (node.type !== 'paragraph') return [node];
  const filled = node.children.filter((child) => !isBlank(child));
  return filled.length > 0 && filled.every(isJsx) ? filled : [node];
}

const PHRASING = new Set(
  'text emphasis strong delete inlineCode break image imageReference link linkReference inlineMath footnoteReference'.split(
    ' ',
  ),
);

/** Paragraphs made here, which may grow. */
const loose = new WeakSet<object>();

/** Loose text between blocks becomes paragraphs, as a block may hold nothing else. */
export function asBlocks(nodes: RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  for (const node of nodes) {
    const last = blocks.at(-1);
    const isText = PHRASING.has(node.type);
    if (isText && last?.type === 'paragraph' && loose.has(last)) last.children.push(node as never);
    else if (isText && !isBlank(node)) {
      const paragraph = { type: 'paragraph' as const, children: [node as never] };
      loose.add(paragraph);
      blocks.push(paragraph);
    } else if (!isText) blocks.push(node);
  }
  return blocks;
}
