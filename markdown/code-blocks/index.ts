import path from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { docVersion } from '../../core/versions';
import { isHidden, parseFence, shownPrelude, type Fence } from '../../core/fence';
import { extractRegion } from '../../core/regions';
import { readInput } from '../inputs';
import { element } from '../page-source/jsx';
import { blockHtml } from './blockHtml';
import { namesOf } from './blockNames';
import { checkLabel } from './checkLabel';
import { ranWith } from './ran';
import { runnable } from './runnable';
import { codeElement, readOperatorPage, type OperatorBlock, type OperatorPage } from './operatorPage';

/** The text a block shows: its own, or the region of a file under `examples/` that it names. */
export function blockText(node: Code, fence: Fence, siteDir: string, page: string): string {
  if (!fence.file) return fence.prelude === undefined ? node.value : shownPrelude(node.value);
  const source = readInput(page, path.join(siteDir, fence.file));
  return extractRegion(source, fence.region).replace(/\n+$/, '');
}

const titleOf = ({ title, file }: Fence): string | undefined => title ?? (file && path.basename(file));

async function render(node: Code, fence: Fence, page: Page, forOperators?: OperatorBlock) {
  const { siteDir, filePath } = page;
  const code = blockText(node, fence, siteDir, filePath);
  const title = titleOf(fence);
  const html = code ? await blockHtml(code, fence) : '';
  const shared = {
    lang: fence.lang ?? 'text',
    title,
    line: !title && !code.includes('\n') ? 'one' : undefined,
    checked: checkLabel(fence, docVersion(filePath)),
    ran: ranWith(siteDir, filePath, code),
    fails: fence.fails,
    names: namesOf(code, fence, siteDir, filePath),
    run: runnable(siteDir, filePath, code),
  };
  if (!forOperators) return element('CheckedCode', { html, ...shared });
  const { file, first } = forOperators;
  return { ...element('OperatorCode', { ...shared, file, first }), children: [codeElement(html, forOperators)] };
}

/** After the first paragraph, which says what the page is for. */
function insertBar({ children }: Root, { fields, files }: OperatorPage): void {
  const at = children.findIndex(({ type }) => type === 'paragraph') + 1;
  children.splice(at, 0, element('OperatorValues', { fields, files }) as never);
}

interface Page {
  siteDir: string;
  filePath: string;
}

const isNetworkPage = (filePath: string): boolean => filePath.replaceAll('\\', '/').includes('/the_aztec_network/');

const fenceOf = ({ lang, meta }: Code): Fence => parseFence(lang ?? null, meta ?? null);

/** What a network page has for operators, if one of its placeholders can be filled in. */
function operatorPageOf(tree: Root, { siteDir, filePath }: Page): OperatorPage | undefined {
  if (!isNetworkPage(filePath)) return undefined;
  const page = readOperatorPage(tree, (node) => {
    const fence = fenceOf(node);
    if (isHidden(fence)) return undefined;
    return { code: blockText(node, fence, siteDir, filePath), lang: fence.lang ?? 'text', title: titleOf(fence) };
  });
  return page.fields.length > 0 ? page : undefined;
}

/**
 * Remark plugin: code blocks become highlighted HTML at build time; hidden preludes disappear. Network pages with placeholders
 * that an operator can fill in have the bar that opens the form, and elements in place of HTML.
 */
export default function codeBlocks({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: { path: string }): Promise<void> => {
    const page = { siteDir, filePath: file.path };
    const forOperators = operatorPageOf(tree, page);
    const blocks: { parent: Parent; node: Code }[] = [];
    visit(tree, 'code', (node, _, parent) => void blocks.push({ parent: parent!, node }));
    for (const { parent, node } of blocks) {
      const fence = fenceOf(node);
      const at = parent.children.indexOf(node);
      if (isHidden(fence)) parent.children.splice(at, 1);
      else parent.children[at] = (await render(node, fence, page, forOperators?.blocks.get(node))) as never;
    }
    if (forOperators) insertBar(tree, forOperators);
  };
}
