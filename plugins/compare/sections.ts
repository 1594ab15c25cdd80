import type { Code, Heading, Nodes, Paragraph, Parent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFence } from '../../core/fence';
import { normaliseLine, normaliseText, tokenise, withoutVersions, type Token } from './normalise';

type Role = 'paragraph' | 'item' | 'row' | 'heading';

export interface TextBlock {
  kind: 'text';
  role: Role;
  tokens: Token[];
  key: string;
}

export interface Line {
  text: string;
  key: string;
}

export interface CodeBlock {
  kind: 'code';
  lang: string;
  title?: string;
  lines: Line[];
  key: string;
}

export type Block = TextBlock | CodeBlock;

export interface Section {
  /** Anchor of the heading on the page; empty for what stands before the first one. */
  id: string;
  title: string;
  depth: number;
  /** Normalised title, and the same with the title of the section above: what finds its counterpart. */
  titleKey: string;
  pathKey: string;
  blocks: Block[];
  /** Normalised content without the title. */
  key: string;
}

/** Deeper headings are part of the section they stand in. */
const SECTION_DEPTH = 3;
const INTRODUCTION = 'Introduction';
/** Lists of links to other pages follow the tree of their version and say nothing about the subject. */
const FURTHER_READING = /^(?:next steps|related|see also|further reading)$/;

/** The words of an inline tree: links are their text, pictures their text alternative. */
function inlineTokens(node: Nodes): Token[] {
  switch (node.type) {
    case 'text':
      return tokenise(node.value);
    case 'inlineCode':
    case 'inlineMath' as never:
      return tokenise((node as { value: string }).value, true);
    case 'image':
      return tokenise(node.alt ?? '');
    default:
      return 'children' in node ? joined(node.children as Nodes[]) : [];
  }
}

const endsInSpace = (node: Nodes | undefined): boolean =>
  node !== undefined &&
  (node.type === 'break' || ('value' in node && /\s$/.test(node.value)) || endsInSpace(last(node)));
const last = (node: Nodes): Nodes | undefined => ('children' in node ? (node.children.at(-1) as Nodes) : undefined);

function joined(children: Nodes[]): Token[] {
  return children.flatMap((child, i) => {
    const tokens = inlineTokens(child);
    if (tokens[0] && endsInSpace(children[i - 1])) tokens[0] = { ...tokens[0], space: true };
    return tokens;
  });
}

function textBlock(role: Role, words: Token[]): TextBlock[] {
  const tokens = withoutVersions(words);
  if (tokens.length === 0) return [];
  return [{ kind: 'text', role, tokens, key: tokens.map((token) => token.key).join(' ') }];
}

function codeBlock(node: Pick<Code, 'value' | 'lang' | 'meta'>): CodeBlock {
  const lang = node.lang ?? 'text';
  const lines = node.value.split('\n').map((text) => ({ text, key: normaliseLine(text, lang) }));
  const { title } = parseFence(lang, node.meta ?? null);
  const body = lines.map((line) => line.key).filter((key) => key.trim());
  return { kind: 'code', lang, title, lines, key: [normaliseText(title ?? ''), ...body].join('\n') };
}

function rows(table: Table): TextBlock[] {
  const bar = { text: '|', key: '|', space: true, code: false };
  return table.children.flatMap((row) => {
    const cells = row.children.map((cell, i) => {
      const tokens = inlineTokens(cell);
      if (i > 0 && tokens[0]) tokens[0] = { ...tokens[0], space: true };
      return i === 0 ? tokens : [bar, ...tokens];
    });
    return textBlock('row', cells.flat());
  });
}

/** A line of a reference that tells of the other version is left out, and links of one that says where a name is from. */
function aboutTheSubject(node: Paragraph): Paragraph {
  const { className = '' } = (node.data ?? {}) as { className?: string };
  if (className.startsWith('api-fate')) return { ...node, children: [] };
  return className === 'api-from' ? { ...node, children: node.children.filter(({ type }) => type !== 'link') } : node;
}

function blocksOf(node: Nodes, role: Role): Block[] {
  switch (node.type) {
    case 'paragraph':
      return textBlock(role, inlineTokens(aboutTheSubject(node)));
    case 'heading':
      return textBlock('heading', inlineTokens(node));
    case 'code':
      return [codeBlock(node)];
    case 'math' as never:
      return [codeBlock({ value: (node as { value: string }).value, lang: 'math' })];
    case 'table':
      return rows(node);
    case 'listItem':
      return (node as Parent).children.flatMap((child, i) => blocksOf(child, i === 0 ? 'item' : role));
    default:
      return 'children' in node ? (node.children as Nodes[]).flatMap((child) => blocksOf(child, role)) : [];
  }
}

function open(heading: Heading, above: Section[]): Section {
  const title = toString(heading);
  const titleKey = normaliseText(title).toLowerCase();
  const parent = above.findLast((section) => section.depth < heading.depth && section.depth > 1);
  const id = (heading.data as { id?: string } | undefined)?.id ?? '';
  const pathKey = `${parent?.titleKey ?? ''} > ${titleKey}`;
  return { id, title, depth: heading.depth, titleKey, pathKey, blocks: [], key: '' };
}

/** A page as its sections, in order; the first one holds what stands before any heading. */
export function sectionsOf(tree: Root): Section[] {
  const intro = { id: '', title: INTRODUCTION, depth: 1, titleKey: '', pathKey: '', blocks: [], key: '' };
  const sections: Section[] = [intro];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= SECTION_DEPTH) sections.push(open(node, sections));
    else sections.at(-1)!.blocks.push(...blocksOf(node, 'paragraph'));
  }
  for (const section of sections) section.key = section.blocks.map((block) => block.key).join('\n');
  return sections.filter(
    (section) => !FURTHER_READING.test(section.titleKey) && (section !== intro || section.blocks.length > 0),
  );
}
