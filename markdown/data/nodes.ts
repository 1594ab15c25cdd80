import type { Heading, Paragraph, PhrasingContent, RootContent, Table, TableCell } from 'mdast';

export type Cell = PhrasingContent[];

export const text = (value: string): PhrasingContent => ({ type: 'text', value });
export const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
export const link = (url: string, ...children: PhrasingContent[]): PhrasingContent =>
  ({ type: 'link', url, children }) as PhrasingContent;
/**
 * A link that stands where a section was, with its anchor: who asks for the section is led on to where it is now
 * (`src/features/moved-sections`).
 */
export const moved = (id: string, url: string, ...children: PhrasingContent[]): PhrasingContent => ({
  ...link(url, ...children),
  data: { hProperties: { id, dataMoved: '' } } as never,
});
/** With a comma between each two. */
export const listed = (nodes: PhrasingContent[]): PhrasingContent[] =>
  nodes.flatMap((node, index) => (index > 0 ? [text(', '), node] : [node]));
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/** Levels deeper than 6 do not exist. */
export function heading(depth: number, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth: Math.min(depth, 6) as Heading['depth'], children };
}

/** A block that nobody runs, such as the form of a command. */
export const block = (value: string): RootContent => ({ type: 'code', lang: 'text', meta: null, value });

export function table(head: string[], rows: Cell[][]): Table {
  const row = (cells: Cell[]) => ({
    type: 'tableRow' as const,
    children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
  });
  return { type: 'table', children: [row(head.map((title) => [text(title)])), ...rows.map(row)] };
}

/** A table whose cells know their column, so that each row is shown as a definition. */
export function labelled(node: Table): Table {
  const titles = node.children[0]!.children.map(({ children: [title] }) => (title as { value: string }).value);
  node.data = { hProperties: { className: 'definitions' } } as never;
  for (const row of node.children.slice(1))
    row.children.forEach((cell, i) => (cell.data = { hProperties: { 'data-label': titles[i] } } as never));
  return node;
}

export function list(items: Cell[]): RootContent {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
  };
}
