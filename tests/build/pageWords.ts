import { Parser } from 'htmlparser2';
import type { Nodes } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { isFurniture, SILENT_TAGS, VOID_TAGS } from '../../core/furniture';

/** Besides the furniture: what Markdown says in another way. */
const ELSEWHERE = new Set(['breadcrumbs', 'katex', 'footnotes']);
const INLINE = new Set('a abbr b code del em i kbd mark s small span strong sub sup u var wbr'.split(' '));

/** What a reader sees in the article of a built page. */
export function articleText(html: string): string {
  const shown: boolean[] = [];
  let text = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      const { class: classes = '', alt } = attributes;
      const inside = shown.at(-1) ?? (name === 'article' && classes.includes('doc__article'));
      const furniture =
        SILENT_TAGS.has(name) || isFurniture(attributes) || classes.split(/\s+/).some((each) => ELSEWHERE.has(each));
      const visible = inside && !furniture;
      if (visible && !INLINE.has(name)) text += '\n';
      if (visible && name === 'img' && alt) text += ` ${alt} `;
      if (!VOID_TAGS.has(name) && (shown.length > 0 || inside)) shown.push(visible);
    },
    onclosetag(name) {
      if (!VOID_TAGS.has(name) && shown.pop() && !INLINE.has(name)) text += '\n';
    },
    ontext(data) {
      if (shown.at(-1)) text += data;
    },
  });
  parser.end(html);
  return text;
}

const reader = unified().use(remarkParse).use(remarkGfm).use(remarkMath);
const BLOCK = /^(paragraph|heading|code|tableCell|listItem|break)$/;

function collect(node: Nodes): string {
  if (node.type === 'code') return node.lang === 'mermaid' ? '' : `\n${node.value}\n`;
  if (node.type === 'image') return ` ${node.alt ?? ''} `;
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  const inner = 'children' in node ? (node.children as Nodes[]).map(collect).join('') : '';
  return BLOCK.test(node.type) ? `\n${inner}\n` : inner;
}

export interface ReadMarkdown {
  text: string;
  /** Raw HTML, JSX or directives that are left. */
  html: string[];
  /** Where its links lead. */
  links: string[];
}

/** What the Markdown of a page says, without the lines that tell where it comes from. */
export function markdownText(markdown: string): ReadMarkdown {
  const body = markdown
    .replace(/^Aztec documentation, .*$/m, '')
    .replace(/^This page has \d+ parts:\n\n(- .*\n)+/m, '')
    .replace(/^Diagram: /gm, '');
  const tree = reader.parse(body);
  const html: string[] = [];
  const links: string[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'html' || (node.type === 'text' && /^:::/m.test(node.value))) html.push(node.value);
    if (node.type === 'link') links.push(node.url);
    if ('children' in node) (node.children as Nodes[]).forEach(visit);
  };
  visit(tree);
  return { text: collect(tree), html, links };
}

const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Share of the words that both texts have, of the one that has more. */
export function parity(a: string, b: string): number {
  const [left, right] = [words(a), words(b)];
  const counts = new Map<string, number>();
  for (const word of left) counts.set(word, (counts.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const rest = counts.get(word) ?? 0;
    if (rest > 0) common += 1;
    counts.set(word, rest - 1);
  }
  return common / Math.max(left.length, right.length, 1);
}
