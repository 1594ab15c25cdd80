import fs from 'node:fs';
import path from 'node:path';
import type { Parent, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { docVersion, versionById } from '../../core/versions';
import { cachedInput } from '../cache';
import { finderOf } from './finder';
import { glossaryTerms, type Term } from './terms';

type Glossary = Map<string, { file: string; anchor: string }>;

/** Where the glossaries of developers and of operators may be, in the folder of a version. */
const DEVELOPER = ['developers/docs/reference/glossary.md', 'developers/docs/resources/glossary.md'];
const NETWORK = ['the_aztec_network/reference/glossary.md'];
/** All of them, for what looks for every term. */
export const GLOSSARIES = [...DEVELOPER, ...NETWORK];
const SKIPPED = new Set([
  'link',
  'linkReference',
  'heading',
  'code',
  'inlineCode',
  'table',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
]);

function join(lists: { file: string; terms: Term[] }[]): Glossary {
  const glossary: Glossary = new Map();
  for (const { file, terms } of lists)
    for (const { names, anchor } of terms)
      for (const name of names) if (!glossary.has(name)) glossary.set(name, { file, anchor });
  return glossary;
}

class Linker {
  private readonly seen = new Set<string>();
  constructor(
    private readonly glossary: Glossary,
    private readonly find: Prepared['find'],
    private readonly from: string,
  ) {}

  /** Text with the first use of each term made a link. */
  split(node: Text): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const match of this.find(node.value)) {
      const target = this.glossary.get(match[1]!.toLowerCase())!;
      const key = `${target.file}#${target.anchor}`;
      if (this.seen.has(key)) continue;
      this.seen.add(key);
      if (match.index > at) parts.push({ type: 'text', value: node.value.slice(at, match.index) });
      parts.push(this.link(match[0], target));
      at = match.index + match[0].length;
    }
    if (parts.length === 0) return [node];
    if (at < node.value.length) parts.push({ type: 'text', value: node.value.slice(at) });
    return parts;
  }

  private link(value: string, target: { file: string; anchor: string }): PhrasingContent {
    const file = path.relative(path.dirname(this.from), target.file).replaceAll('\\', '/');
    const url = `${file.startsWith('.') ? file : `./${file}`}#${target.anchor}`;
    return { type: 'link', url, children: [{ type: 'text', value }], data: { hProperties: { className: ['term'] } } };
  }

  walk(parent: Parent): void {
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'text') return this.split(child);
      if ('children' in child && !SKIPPED.has(child.type)) this.walk(child as Parent);
      return [child];
    });
  }
}

interface Prepared {
  terms: Term[][];
  glossary: Glossary;
  find: ReturnType<typeof finderOf>;
}

const prepared = new Map<string, Prepared>();

/** The terms of a glossary, for a page that is made from them. */
export const termsOf = (siteDir: string, file: string, page: string): Term[] =>
  cachedInput({ siteDir, kind: 'terms', page }, file, glossaryTerms);

/** The terms of a page's version; an operator's page prefers the meanings of the operators' glossary. */
function glossaryFor(siteDir: string, page: string): Prepared {
  const { folder } = versionById(docVersion(page));
  const names = page.includes('/the_aztec_network/') ? [...NETWORK, ...DEVELOPER] : [...DEVELOPER, ...NETWORK];
  const files = names.map((name) => path.join(siteDir, folder, name)).filter((file) => fs.existsSync(file));
  const lists = files.map((file) => ({ file, terms: termsOf(siteDir, file, page) }));
  const terms = lists.map((list) => list.terms);
  const key = files.join();
  const known = prepared.get(key);
  if (known?.terms.every((each, i) => each === terms[i])) return known;
  const glossary = join(lists);
  const made = { terms, glossary, find: finderOf([...glossary.keys()]) };
  prepared.set(key, made);
  return made;
}

/** Remark plugin: links the first use of every glossary term on a page to its definition. */
export default function glossaryLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    if (!/docs\//.test(file.path) || file.path.endsWith('/glossary.md')) return;
    const { glossary, find } = glossaryFor(siteDir, file.path);
    if (glossary.size > 0) new Linker(glossary, find, file.path).walk(tree);
  };
}
