import type { Root, RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { toMarkdown } from '../../markdown/page-source/markdown';

export interface Part {
  text: string;
  /** Its headings of level 2, or of the highest level that it has. */
  headings: string[];
}

const root = (children: RootContent[]): Root => ({ type: 'root', children });
const lengthOf = (node: RootContent): number => toMarkdown(root([node])).length + 1;

/** A table alone may be too long; each half keeps the header. */
function halveTables(node: RootContent, limit: number): RootContent[] {
  if (node.type !== 'table' || node.children.length < 3 || lengthOf(node) <= limit) return [node];
  const [head, ...rows] = node.children;
  const middle = Math.ceil(rows.length / 2);
  const half = (part: typeof rows): Table => ({ ...node, children: [head!, ...part] });
  return [rows.slice(0, middle), rows.slice(middle)].flatMap((part) => halveTables(half(part), limit));
}

interface Block {
  nodes: RootContent[];
  length: number;
}

/** Blocks that stay together: a heading of the given level with everything up to the next one. */
function sections(nodes: RootContent[], depth: number): RootContent[][] {
  const groups: RootContent[][] = [];
  for (const node of nodes) {
    const starts = node.type === 'heading' && node.depth <= depth;
    if (starts || groups.length === 0) groups.push([node]);
    else groups.at(-1)!.push(node);
  }
  return groups;
}

/** Divides where it must and as high up as it can: between sections, then subsections, then blocks. */
function divide(nodes: RootContent[], limit: number, depth: number): Block[] {
  const length = nodes.reduce((sum, node) => sum + lengthOf(node), 0);
  if (length <= limit || nodes.length === 1) return [{ nodes, length }];
  const groups = depth > 4 ? nodes.map((node) => [node]) : sections(nodes, depth);
  return groups.flatMap((group) => divide(group, limit, depth + 1));
}

function headingsOf(nodes: RootContent[]): string[] {
  const headings = nodes.flatMap((node) => (node.type === 'heading' ? [node] : []));
  const top = Math.min(...headings.map((heading) => heading.depth));
  return headings.filter((heading) => heading.depth === top).map((heading) => toString(heading));
}

const part = (nodes: RootContent[]): Part => ({ text: toMarkdown(root(nodes)), headings: headingsOf(nodes) });

/** A page in parts of at most `limit` characters each. */
export function splitPage(tree: Root, limit: number): Part[] {
  const whole = part(tree.children);
  if (whole.text.length <= limit) return [whole];
  const nodes = tree.children.flatMap((node) => halveTables(node, limit));
  const parts: Block[] = [];
  for (const block of divide(nodes, limit, 2)) {
    const last = parts.at(-1);
    if (last && last.length + block.length <= limit) {
      last.nodes = [...last.nodes, ...block.nodes];
      last.length += block.length;
    } else parts.push({ ...block });
  }
  return parts.map(({ nodes: own }) => part(own));
}
