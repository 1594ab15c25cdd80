import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../core/fence';
import type { Page } from '../page';
import type { PageWords } from './judge';
import { pathParts } from './sources';

/** One piece of inline code, with its heading and the sentences or the table row it stands in. */
export interface Span {
  text: string;
  line: number;
  context: string;
}

const AROUND = new Set(['paragraph', 'tableRow', 'heading']);
/** What these show is not checked as code, so it proves no name. */
const UNCHECKED = new Set(['diff', 'mermaid', 'text']);

export function spans(page: Page): Span[] {
  const found: Span[] = [];
  let heading = '';
  const walk = (node: Nodes, context: string) => {
    if (node.type === 'heading') heading = toString(node);
    if (node.type === 'inlineCode')
      found.push({ text: node.value, line: node.position?.start.line ?? 1, context: `${heading}\n${context}` });
    if (!('children' in node)) return;
    const columns = node.type === 'table' ? toString(node.children[0]) : '';
    for (const child of node.children) walk(child, AROUND.has(child.type) ? `${columns}\n${toString(child)}` : context);
  };
  walk(page.tree, '');
  return found;
}

function codeBlocks(page: Page): Code[] {
  const found: Code[] = [];
  visit(page.tree, 'code', (node) => void found.push(node));
  return found;
}

/** Code that the page shows and that is checked elsewhere: bodies of fences, and whole files they are taken from. */
function shownCode(root: string, page: Page): string {
  return codeBlocks(page)
    .filter(({ lang }) => !UNCHECKED.has(lang ?? ''))
    .map(({ lang, meta, value }) => {
      const { file, title } = parseFence(lang ?? null, meta ?? null);
      const full = file && path.join(root, file);
      return [title ?? '', full && existsSync(full) ? readFileSync(full, 'utf8') : value].join('\n');
    })
    .join('\n');
}

const NOT_NAMES = /(?<!\S)(?:\/\/|#(?!\[)).*$|\/\*[\s\S]*?\*\/|"[^"\n]* [^"\n]*"/gm;

/** Identifiers of shown code; comments and sentences in quotes prove no name. */
export const namesIn = (code: string): string[] => code.replace(NOT_NAMES, '').match(/[A-Za-z_$][\w$]*/g) ?? [];

export function shownWords(root: string, pages: Page[]): PageWords {
  const code = pages.map((page) => shownCode(root, page)).join('\n');
  const titles = pages
    .flatMap(codeBlocks)
    .flatMap(({ lang, meta }) => parseFence(lang ?? null, meta ?? null).title ?? []);
  return { code, names: new Set(namesIn(code)), files: new Set(titles.flatMap(pathParts)) };
}
