import type { Code, Nodes, Paragraph, Parent, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Picture, Role, Words } from '../../core/compare/comparedSection';
import { pictureOf } from '../../markdown/diagrams';
import { PROJECT } from '../../markdown/page-source/flatten';
import { readSections, type Section } from '../../core/compare/sections';
import type { WrittenBlock, WrittenSection } from '../../core/compare/written';

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

const tableOf = (table: Table): WrittenBlock => ({ table: table.children.map((row) => row.children.map(wordsOf)) });

/** Lines of a reference that tell of the other version, or of pages that use a name, are left out. */
function aboutTheSubject(node: Paragraph): Paragraph {
  const { className = '' } = (node.data ?? {}) as { className?: string };
  const isElsewhere =
    className.startsWith('api-fate') || (className === 'api-from' && /^Used in /.test(toString(node)));
  if (isElsewhere) return { ...node, children: [] };
  return className === 'api-from' ? { ...node, children: node.children.filter(({ type }) => type !== 'link') } : node;
}

/** How a name differs in the other version is folded under such a line. */
const isFate = (node: Nodes | undefined): boolean =>
  node?.type === 'paragraph' && /^\d+ lines? of difference$/.test(toString(node));

/** Sizes of files, and what a reader may do with them. */
const isProject = (node: Nodes): boolean => (node.data as { className?: string } | undefined)?.className === PROJECT;

/** What a diagram shows, in words before it: its picture says it too. */
const isCaption = (node: Nodes, next: Nodes | undefined): boolean =>
  next?.type === 'code' && next.lang === 'mermaid' && toString(node).startsWith('Diagram: ');

/** Gives the picture of a block that is drawn. */
type Draw = (node: Code) => Picture | undefined;

/** The pictures of a page's diagrams. */
export const drawing =
  (siteDir: string, file: string): Draw =>
  (node) =>
    node.lang === 'mermaid' ? pictureOf(node, siteDir, file) : undefined;

function blocksOf(node: Nodes, role: Role, draw: Draw): WrittenBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ role, words: wordsOf(aboutTheSubject(node)) }];
    case 'heading':
      return [{ role: 'heading', words: wordsOf(node) }];
    case 'code':
      return [{ code: node.value, lang: node.lang ?? 'text', meta: node.meta ?? undefined, picture: draw(node) }];
    case 'math' as never:
      return [{ code: (node as { value: string }).value, lang: 'math' }];
    case 'table':
      return [tableOf(node)];
    case 'listItem':
      return (node as Parent).children.flatMap((child, i) => blocksOf(child, i === 0 ? 'item' : role, draw));
    default:
      return 'children' in node ? (node.children as Nodes[]).flatMap((child) => blocksOf(child, role, draw)) : [];
  }
}

/** A page as its sections, in order; the first one holds what stands before any heading. */
export function writtenSections(tree: Root, draw: Draw = () => undefined): WrittenSection[] {
  const sections: WrittenSection[] = [{ id: '', title: INTRODUCTION, depth: 1, blocks: [] }];
  for (const [i, node] of tree.children.entries()) {
    if (isProject(node) || [node, tree.children[i - 1]].some(isFate) || isCaption(node, tree.children[i + 1])) continue;
    if (node.type === 'heading' && node.depth <= SECTION_DEPTH) {
      const id = (node.data as { id?: string } | undefined)?.id ?? '';
      sections.push({ id, title: toString(node), depth: node.depth, blocks: [] });
    } else sections.at(-1)!.blocks.push(...blocksOf(node, 'paragraph', draw));
  }
  return sections;
}

export const sectionsOf = (tree: Root, draw?: Draw): Section[] => readSections(writtenSections(tree, draw));
