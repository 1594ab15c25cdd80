import { fromHtml } from 'hast-util-from-html';
import type { Code, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import {
  OPERATOR_PLACEHOLDERS,
  fieldOf,
  type OperatorPlaceholder,
  type PageFile,
  type Place,
} from '../../core/operatorPlaceholders';
import { element } from '../page-source/jsx';
import { placeAt } from './manner';
import { splitAtPlaceholders } from './placeholders';

const FILES = ['.env', 'docker-compose.yml'];

/** A block as it is shown. */
export interface Shown {
  code: string;
  lang: string;
  title: string | undefined;
}

/** A block's text in turns with its placeholders, each with what is needed to fill it in. */
export function partsOf({ code, lang, title = '' }: Shown): PageFile['parts'] {
  const compose = title.startsWith('docker-compose');
  const split = splitAtPlaceholders(code);
  const whole = split.map((part, i) => (i % 2 ? `<${part}>` : part));
  return split.map((part, i) => {
    const [before, after] = [whole.slice(0, i).join(''), whole.slice(i + 1).join('')];
    return i % 2 ? placeAt(part, { lang, compose, before, after }) : part;
  });
}

/** What a block has for operators. */
export interface OperatorBlock {
  places: Place[];
  /** The first placeholder that can be filled in. */
  first: string | undefined;
  /** Which of the page's files it is. */
  file: number | undefined;
}

/** What an operator can fill in on a page, and take from it. */
export interface OperatorPage {
  fields: OperatorPlaceholder[];
  files: PageFile[];
  blocks: Map<Code, OperatorBlock>;
}

export function readOperatorPage(tree: Root, show: (node: Code) => Shown | undefined): OperatorPage {
  const files: PageFile[] = [];
  const blocks: OperatorPage['blocks'] = new Map();
  let section = '';
  const add = (node: Code, shown: Shown): void => {
    const parts = partsOf(shown);
    const places = parts.filter((part) => typeof part !== 'string');
    const first = places.find(({ manner }) => manner)?.name;
    const name = FILES.find((file) => file === shown.title);
    if (!first && !name) return;
    blocks.set(node, { places, first, file: name ? files.push({ name, section, parts }) - 1 : undefined });
  };
  visit(tree, (node) => {
    if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) section = toString(node);
    const shown = node.type === 'code' ? show(node) : undefined;
    if (shown) add(node as Code, shown);
  });
  const names = [...blocks.values()].flatMap(({ places }) => places.map(({ name }) => fieldOf(name)));
  return { fields: OPERATOR_PLACEHOLDERS.filter((name) => names.includes(name)), files, blocks };
}

/** The highlighted block as elements, with a `<Placeholder>` in each of its places. */
export function codeElement(html: string, { places }: OperatorBlock) {
  const left = [...places];
  const tree = fromHtml(html, { fragment: true });
  visit(tree, 'element', ({ tagName }, at, parent) => {
    const place = tagName === 'var' && left.shift();
    if (place) parent!.children[at!] = element('Placeholder', { ...place }, 'mdxJsxTextElement') as never;
  });
  return { type: 'shownCode', data: { hName: 'code', hChildren: tree.children }, children: [] };
}
