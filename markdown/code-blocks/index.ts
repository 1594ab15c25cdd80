import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { docVersion } from '../../core/versions';
import { isHidden, parseFence, shownPrelude, type Fence } from '../../core/fence';
import { extractRegion } from '../../core/regions';
import { blockKey, type ApiUses } from '../../core/api/uses';
import { noirCards } from '../../core/api/cards';
import { NOIR_FILE, readNoir } from '../data/noir';
import { parseInput, readInput } from '../inputs';
import { element } from '../page-source/jsx';
import { checkLabel } from './checkLabel';
import { highlightLines } from './highlight';
import { noirNamesIn } from './noirNames';
import { ranWith } from './ran';
import { runnable } from './runnable';
import { codeElement, readOperatorPage, type OperatorBlock, type OperatorPage } from './operatorPage';
import { hidePlaceholders, showPlaceholders } from './placeholders';

/** The text a block shows: its own, or the region of a file under `examples/` that it names. */
export function blockText(node: Code, fence: Fence, siteDir: string, page: string): string {
  if (!fence.file) return fence.prelude === undefined ? node.value : shownPrelude(node.value);
  const source = readInput(page, path.join(siteDir, fence.file));
  return extractRegion(source, fence.region).replace(/\n+$/, '');
}

/** Lines that stand out: marked ones, and in a diff what was added and removed. */
function lineHtml(line: string, source: string, { lang, marked }: { lang: string; marked: boolean }): string {
  const kind =
    lang !== 'diff' ? '' : source.startsWith('+') ? ' class="i"' : source.startsWith('-') ? ' class="d"' : '';
  return kind || marked ? `<b${kind}>${line}\n</b>` : `${line}\n`;
}

async function blockHtml(code: string, fence: Fence): Promise<string> {
  const { text, names } = hidePlaceholders(code);
  const lang = fence.lang ?? 'text';
  const lines = await highlightLines(text, lang);
  const sources = text.split('\n');
  const html = lines
    .map((line, i) => lineHtml(line, sources[i] ?? '', { lang, marked: fence.highlight.includes(i + 1) }))
    .join('');
  return showPlaceholders(html.replace(/\n$/, ''), names);
}

/** The block's names of Aztec.nr, which one file has for all pages of the version. */
function noirNamesOf(code: string, siteDir: string, filePath: string): string | undefined {
  if (!existsSync(path.join(siteDir, NOIR_FILE))) return undefined;
  const version = docVersion(filePath);
  const names = noirNamesIn(code, readNoir(siteDir, version, filePath).groups);
  return names.length > 0 ? `${noirCards(version)}/${names.join()}` : undefined;
}

/** Where the page's file of names has this block's, for blocks that use names of Aztec's packages. */
function namesOf(code: string, { lang }: Fence, siteDir: string, filePath: string): string | undefined {
  if (lang === 'noir') return noirNamesOf(code, siteDir, filePath);
  const file = path.join(siteDir, 'data', docVersion(filePath), 'api-uses.json');
  if (!existsSync(file)) return undefined;
  const { blocks } = parseInput(filePath, file, (text) => JSON.parse(text) as ApiUses);
  const page = path.relative(siteDir, filePath).split(path.sep).join('/');
  const key = blockKey(code.trim());
  return blocks[page]?.[key] && `${blockKey(page)}/${key}`;
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
