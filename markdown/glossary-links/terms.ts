import { createSlugger } from '@docusaurus/utils';
import type { Paragraph, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { withoutFrontMatter } from '../../core/frontMatter';

export interface Term {
  /** Lower-case spellings that mean this term. */
  names: string[];
  anchor: string;
  /** The first paragraph, as plain text. */
  definition: string;
}

const ALSO = /^Also:\s*(.+?)\.(\s|$)/;
const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;

function namesOf(title: string, next: RootContent | undefined): string[] {
  const also = next?.type === 'paragraph' ? ALSO.exec(toString(next as Paragraph))?.[1] : undefined;
  const bracketed = /^(.*?)\s*\((.+)\)$/.exec(title);
  const own = bracketed ? [bracketed[1]!, bracketed[2]!] : [title];
  return [...own, ...(also?.split(/,\s*/) ?? [])].map((n) => n.toLowerCase().trim()).filter((n) => n.length > 2);
}

/** The first paragraph before the next heading that does more than name other spellings. */
function definitionOf(after: RootContent[]): string {
  const end = after.findIndex(({ type }) => type === 'heading');
  const paragraphs = after.slice(0, end < 0 ? undefined : end).filter(({ type }) => type === 'paragraph');
  const texts = paragraphs.map((paragraph) => toString(paragraph).replace(ALSO, '').replace(/\s+/g, ' ').trim());
  return texts.find(Boolean) ?? '';
}

/** The terms of a glossary page: one for each level-3 heading, with the spellings its `Also:` line adds. */
export function glossaryTerms(markdown: string): Term[] {
  const slugger = createSlugger();
  const { children } = unified().use(remarkParse).parse(withoutFrontMatter(markdown)) as Root;
  return children.flatMap((node, i) => {
    if (node.type !== 'heading' || node.depth !== 3) return [];
    const text = toString(node);
    const title = text.replace(ANCHOR, '').replaceAll('`', '');
    const anchor = ANCHOR.exec(text)?.[1] ?? slugger.slug(title);
    return [{ names: namesOf(title, children[i + 1]), anchor, definition: definitionOf(children.slice(i + 1)) }];
  });
}
