import fs from 'node:fs';
import path from 'node:path';
import type { Parent, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { docVersion, type DocVersion } from '../../core/docVersion';
import { glossaryTerms } from './terms';

type Glossary = Map<string, { file: string; anchor: string }>;

const DEVELOPER: Record<DocVersion, string> = {
  'v2.0.2': 'versioned_docs/version-v2.0.2/developers/docs/reference/glossary.md',
  nightly: 'docs/developers/docs/resources/glossary.md',
};
const NETWORK: Record<DocVersion, string> = {
  'v2.0.2': 'versioned_docs/version-v2.0.2/the_aztec_network/reference/glossary.md',
  nightly: 'docs/the_aztec_network/reference/glossary.md',
};
/** The glossaries of each version, by their path in the repository. */
export const GLOSSARIES: Record<DocVersion, string[]> = {
  'v2.0.2': [DEVELOPER['v2.0.2'], NETWORK['v2.0.2']],
  nightly: [DEVELOPER.nightly, NETWORK.nightly],
};
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

function load(siteDir: string, files: string[]): Glossary {
  const glossary: Glossary = new Map();
  for (const file of files) {
    const full = path.join(siteDir, file);
    if (!fs.existsSync(full)) continue;
    for (const { names, anchor } of glossaryTerms(fs.readFileSync(full, 'utf8')))
      for (const name of names) if (!glossary.has(name)) glossary.set(name, { file: full, anchor });
  }
  return glossary;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function matcher(glossary: Glossary): RegExp {
  const names = [...glossary.keys()].sort((a, b) => b.length - a.length).map(escape);
  return new RegExp(`(?<![\\w-])(${names.join('|')})(?:s|es)?(?![\\w-])`, 'gi');
}

class Linker {
  private readonly seen = new Set<string>();
  constructor(
    private readonly glossary: Glossary,
    private readonly words: RegExp,
    private readonly from: string,
  ) {}

  /** Text with the first use of each term made a link. */
  split(node: Text): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const match of node.value.matchAll(this.words)) {
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

const cache = new Map<string, { glossary: Glossary; words: RegExp }>();

function glossaryFor(siteDir: string, version: DocVersion, network: boolean) {
  const key = `${version}${network}`;
  const order = network ? [NETWORK, DEVELOPER] : [DEVELOPER, NETWORK];
  if (!cache.has(key)) {
    const glossary = load(
      siteDir,
      order.map((files) => files[version]),
    );
    cache.set(key, { glossary, words: matcher(glossary) });
  }
  return cache.get(key)!;
}

/** Remark plugin: links the first use of every glossary term on a page to its definition. */
export default function glossaryLinks({ siteDir }: { siteDir: string }) {
  return (tree: Root, file: { path: string }): void => {
    if (!/docs\//.test(file.path) || file.path.endsWith('/glossary.md')) return;
    const { glossary, words } = glossaryFor(siteDir, docVersion(file.path), file.path.includes('/the_aztec_network/'));
    if (glossary.size > 0) new Linker(glossary, words, file.path).walk(tree);
  };
}
