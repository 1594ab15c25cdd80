import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Link, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFrontMatter } from '../core/frontMatter';
import { parsePageSource } from '../markdown/page-source/parser';

export interface Page {
  /** Path from the root of the repository. */
  file: string;
  frontMatter: Record<string, unknown>;
  tree: Root;
}

export interface Finding {
  file: string;
  line: number;
  message: string;
}

/** A rule looks at one page, or at all of them when it is about how they fit together. */
export type Rule = (page: Page) => Finding[];
export type SiteRule = (pages: Page[]) => Finding[];

export function parsePage(file: string, source: string): Page {
  const tree = parsePageSource(source).tree;
  try {
    return { file, tree, frontMatter: parseFrontMatter(source) };
  } catch (error) {
    throw new Error(`${file}: the front matter is not valid YAML: ${(error as Error).message}`);
  }
}

export const readPage = (root: string, file: string): Page =>
  parsePage(file, readFileSync(path.join(root, file), 'utf8'));

export function finding(
  page: Page,
  node: { position?: RootContent['position'] } | undefined,
  message: string,
): Finding {
  return { file: page.file, line: node?.position?.start.line ?? 1, message };
}

export function headings(page: Page): Heading[] {
  const found: Heading[] = [];
  visit(page.tree, 'heading', (node) => void found.push(node));
  return found;
}

export function links(page: Page): Link[] {
  const found: Link[] = [];
  visit(page.tree, 'link', (node) => void found.push(node));
  return found;
}

const NOT_PROSE = new Set(['code', 'inlineCode', 'yaml', 'mdxjsEsm', 'mdxFlowExpression', 'math', 'inlineMath']);

/** The sentences of a page with the line each text starts at; code is left out. */
export function prose(page: Page): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(page.tree, (node) => {
    if (NOT_PROSE.has(node.type)) return 'skip';
    if (node.type === 'text') found.push({ text: node.value, line: node.position?.start.line ?? 1 });
    return undefined;
  });
  return found;
}

/** Words of the page itself, code included. */
export function wordCount(page: Page): number {
  const body = page.tree.children.filter((node) => node.type !== 'yaml');
  return body.flatMap((node) => toString(node).split(/\s+/)).filter(Boolean).length;
}

/** Where the page's cards lead: `<Card href>` is a link too. */
export function cardTargets(page: Page): string[] {
  const found: string[] = [];
  visit(page.tree, 'mdxJsxFlowElement', (node) => {
    const href =
      node.name === 'Card' && node.attributes.find((a) => a.type === 'mdxJsxAttribute' && a.name === 'href')?.value;
    if (typeof href === 'string') found.push(href);
  });
  return found;
}
