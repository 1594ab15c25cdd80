import type { Root, RootContent } from 'mdast';
import { LLMS } from '../../core/llmsPaths';
import { MAX_MARKDOWN, partPath } from '../../core/markdownPath';
import { toMarkdown } from '../../markdown/page-source/markdown';
import type { AiPage, AiVersion } from './site';
import { splitPage, type Part } from './split';

/** What a page says of its version. */
export type NamedVersion = Pick<AiVersion, 'version' | 'label' | 'kind'>;

export interface Site {
  siteUrl: string;
}

export interface MarkdownFile {
  /** Path on the site. */
  path: string;
  text: string;
}

/** Room for the title, the description, what the page is asked for and the list of parts. */
const HEADER = 4_500;

function header(page: AiPage, version: NamedVersion, { siteUrl }: Site, title: string): string {
  const index = `${siteUrl}${LLMS[version.version].index}`;
  return [
    title,
    `> ${page.description}`,
    `Aztec documentation, ${version.label} (${version.kind}). Web page: <${siteUrl}${page.route}>. All pages of this version: <${index}>.`,
  ].join('\n\n');
}

/** Says where the rest is, before anything that a reader might cut off. */
function partList(page: AiPage, parts: Part[], current: number, { siteUrl }: Site): string {
  const lines = parts.map(({ headings }, i) => {
    const names = headings.length > 6 ? [...headings.slice(0, 5), `… ${headings.at(-1)}`] : headings;
    const label =
      i === current ? `Part ${i + 1} (this file)` : `[Part ${i + 1}](${siteUrl}${partPath(page.route, i + 1)})`;
    return `- ${label}: ${names.join(', ')}`;
  });
  return `This page has ${parts.length} parts:\n\n${lines.join('\n')}`;
}

function ownTitle(tree: Root): { title: RootContent; rest: RootContent[] } | undefined {
  const [first, ...rest] = tree.children;
  return first?.type === 'heading' && first.depth === 1 ? { title: first, rest } : undefined;
}

/** The files of one page: one, or several where it is long. */
export function pageFiles(page: AiPage, tree: Root, version: NamedVersion, site: Site): MarkdownFile[] {
  const own = ownTitle(tree);
  const title = own ? toMarkdown({ type: 'root', children: [own.title] }).trim() : `# ${page.title}`;
  const body: Root = { type: 'root', children: own ? own.rest : tree.children };
  const asked = page.asked.length ? [`Readers ask for it as: ${page.asked.join('; ')}.`] : [];
  const first = [header(page, version, site, title), ...asked];
  const whole = splitPage(body, MAX_MARKDOWN - [...first, ''].join('\n\n').length);
  const parts = whole.length > 1 ? splitPage(body, MAX_MARKDOWN - HEADER) : whole;
  return parts.map((part, i) => {
    const list = parts.length > 1 ? [partList(page, parts, i, site)] : [];
    const blocks = [
      ...(i === 0 ? first : [header(page, version, site, `${title} (part ${i + 1})`)]),
      ...list,
      part.text,
    ];
    return { path: partPath(page.route, i + 1), text: blocks.join('\n\n') };
  });
}
