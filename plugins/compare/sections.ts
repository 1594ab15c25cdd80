import type { Nodes, Paragraph, Parent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Role, Words } from '../../core/compare/comparison';
import { readSections, type Section, type WrittenBlock, type WrittenSection } from '../../core/compare/sections';

/** Deeper headings are part of the section they stand in. */
const SECTION_DEPTH = 3;
const INTRODUCTION = 'Introduction';

/** The words of an inline tree: links are their text, pictures their text alternative. */
function wordsOf(node: Nodes): Words {
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'inlineCode':
    case 'inlineMath' as never:
      return [{ code: (node as { value: string }).value }];
    case 'image':
      return [node.alt ?? ''];
    case 'break':
      return ['\n'];
    default:
      return 'children' in node ? (node.children as Nodes[]).flatMap(wordsOf) : [];
  }
}

const rows = (table: Table): WrittenBlock[] =>
  table.children.map((row) => ({
    role: 'row',
    words: row.children.flatMap((cell, i) => (i === 0 ? wordsOf(cell) : [' | ', ...wordsOf(cell)])),
  }));

/** A line of a reference that tells of the other version is left out, and links of one that says where a name is from. */
function aboutTheSubject(node: Paragraph): Paragraph {
  const { className = '' } = (node.data ?? {}) as { className?: string };
  if (className.startsWith('api-fate')) return { ...node, children: [] };
  return className === 'api-from' ? { ...node, children: node.children.filter(({ type }) => type !== 'link') } : node;
}

function blocksOf(node: Nodes, role: Role): WrittenBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ role, words: wordsOf(aboutTheSubject(node)) }];
    case 'heading':
      return [{ role: 'heading', words: wordsOf(node) }];
    case 'code':
      return [{ code: node.value, lang: node.lang ?? 'text', meta: node.meta ?? undefined }];
    case 'math' as never:
      return [{ code: (node as { value: string }).value, lang: 'math' }];
    case 'table':
      return rows(node);
    case 'listItem':
      return (node as Parent).children.flatMap((child, i) => blocksOf(child, i === 0 ? 'item' : role));
    default:
      return 'children' in node ? (node.children as Nodes[]).flatMap((child) => blocksOf(child, role)) : [];
  }
}

/** A page as its sections, in order; the first one holds what stands before any heading. */
export function writtenSections(tree: Root): WrittenSection[] {
  const sections: WrittenSection[] = [{ id: '', title: INTRODUCTION, depth: 1, blocks: [] }];
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth <= SECTION_DEPTH) {
      const id = (node.data as { id?: string } | undefined)?.id ?? '';
      sections.push({ id, title: toString(node), depth: node.depth, blocks: [] });
    } else sections.at(-1)!.blocks.push(...blocksOf(node, 'paragraph'));
  }
  return sections;
}

export const sectionsOf = (tree: Root): Section[] => readSections(writtenSections(tree));
