import path from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import { docVersion } from '../../core/versions';
import { parseFence, type Fence } from '../../core/fence';
import { extractRegion } from '../../core/regions';
import { readInput } from '../page-inputs/inputs';
import { checkLabel } from './checkLabel';
import { escapeHtml, highlightLines } from './highlight';
import { hasOperatorPlaceholder, hidePlaceholders, showPlaceholders } from './placeholders';

type Attributes = Record<string, string | undefined>;

/** The text a block shows: its own, or the region of a file under `examples/` that it names. */
export function blockText(node: Code, fence: Fence, siteDir: string, page: string): string {
  if (!fence.file) return node.value;
  const source = readInput(page, path.join(siteDir, fence.file));
  return extractRegion(source, fence.region).replace(/\n+$/, '');
}

async function blockHtml(code: string, fence: Fence): Promise<string> {
  const { text, names } = hidePlaceholders(code);
  const lines = await highlightLines(text, fence.lang ?? 'text');
  const marked = new Set(fence.highlight);
  const html = lines.map((line, i) => (marked.has(i + 1) ? `<b>${line}\n</b>` : `${line}\n`)).join('');
  return showPlaceholders(html.replace(/\n$/, ''), names);
}

function element(name: string, attributes: Attributes = {}) {
  const present = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: present.map(([key, value]) => ({ type: 'mdxJsxAttribute', name: key, value })),
    children: [],
  };
}

async function render(node: Code, fence: Fence, siteDir: string, filePath: string) {
  const code = blockText(node, fence, siteDir, filePath);
  return element('CheckedCode', {
    html: code ? await blockHtml(code, fence) : escapeHtml(code),
    lang: fence.lang ?? 'text',
    title: fence.title ?? (fence.file && path.basename(fence.file)),
    checked: checkLabel(fence, docVersion(filePath)),
    fails: fence.fails,
  });
}

function collect(parent: Parent, found: { parent: Parent; node: Code }[] = []) {
  for (const child of parent.children) {
    if (child.type === 'code') found.push({ parent, node: child });
    else if ('children' in child) collect(child as Parent, found);
  }
  return found;
}

const isNetworkPage = (filePath: string): boolean => filePath.replaceAll('\\', '/').includes('/the_aztec_network/');

/**
 * Remark plugin: code blocks become highlighted HTML at build time; preludes disappear. Network pages with placeholders
 * that an operator can fill in begin with the bar that opens the form.
 */
export default function codeBlocks({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const blocks = collect(tree);
    if (isNetworkPage(file.path) && blocks.some(({ node }) => hasOperatorPlaceholder(node.value)))
      tree.children.unshift(element('OperatorValues') as never);
    for (const { parent, node } of blocks) {
      const fence = parseFence(node.lang ?? null, node.meta ?? null);
      const at = parent.children.indexOf(node);
      if (fence.prelude !== undefined) parent.children.splice(at, 1);
      else parent.children[at] = (await render(node, fence, siteDir, file.path)) as never;
    }
  };
}
