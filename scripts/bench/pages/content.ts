import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parseFrontMatter } from '../../../core/frontMatter';
import { LIBRARY_FILE, type Library } from '../../../core/library';
import { NIGHTLY, sidebarsFile, STABLE, versionOfAddress } from '../../../core/versions';
import { ROOT } from '../../setup.mjs';

export interface Page {
  /** Path on every site. */
  path: string;
  title: string;
  description: string;
  tags: string[];
  kind?: unknown;
  /** Markdown without the title. */
  body: string;
}

export interface Entry {
  label: string;
  /** A page of the site, or an address elsewhere. */
  href?: string;
  items?: Entry[];
}

export interface Sidebar {
  name: string;
  /** Paths of its pages begin with this. */
  prefix: string;
  items: Entry[];
}

interface SidebarItem {
  type: 'doc' | 'category' | 'link' | 'html';
  id?: string;
  href?: string;
  label?: string;
  link?: { id: string };
  items?: SidebarItem[];
}

const PREFIXES: Record<string, string> = { developerSidebar: '/developers', networkSidebar: '/the_aztec_network' };
const PART = /\.part-\d+\.md$/;
/** Highlighters of the peers do not know these languages. */
const LANGUAGES: Record<string, string> = { noir: 'rust', env: 'bash', promql: 'text', mermaid: 'text' };

/** What follows the title, the description and the line about the version: see plugins/ai-files/document.ts. */
const textOf = (markdown: string): string => markdown.replace(/^[\s\S]*?^Aztec documentation, .*\n/m, '');
const withoutPartList = (text: string): string => text.replace(/^\s*This page has \d+ parts:\n\n(- .*\n)+/, '\n');

const knownLanguages = (text: string): string =>
  text.replace(/^( *(?:> )?```)(\w+)/gm, (_, fence: string, name: string) => fence + (LANGUAGES[name] ?? name));

/** Our files name other pages by their full address; on the peers they are links within the site, as on ours. */
const localLinks = (text: string, siteUrl: string): string => text.replaceAll(`](${siteUrl}/`, '](/');

const isNightly = (path: string): boolean => versionOfAddress(path) === NIGHTLY;

/** What its author says of a page. */
function frontMatterOf(path: string): Pick<Page, 'kind'> & Partial<Pick<Page, 'tags'>> {
  const { base, folder } = versionOfAddress(path);
  const name = path.slice(base.length + 1) || 'index';
  const file = [`${name}.md`, `${name}/index.md`].map((each) => join(ROOT, folder, each)).find(existsSync)!;
  return parseFrontMatter(readFileSync(file, 'utf8'));
}

/** A long page is split into files; the peers get it whole. */
function readPage(dir: string, file: string, all: readonly string[]): Page {
  const stem = file.replace(/\.md$/, '');
  const parts = all.filter((name) => PART.test(name) && name.startsWith(`${stem}.part-`)).sort();
  const [first = '', ...rest] = [file, ...parts].map((name) => readFileSync(join(dir, name), 'utf8'));
  const text = [first, ...rest].map((part) => withoutPartList(textOf(part))).join('\n');
  const address = stem === 'index' ? '/' : `/${stem}`;
  const { tags = [], kind } = frontMatterOf(address);
  return {
    path: address,
    tags: isNightly(address) ? tags.map((tag) => `nightly ${tag}`) : tags,
    kind,
    title: /^# (.*)$/m.exec(first)![1]!.replaceAll('`', '').replaceAll('\\', ''),
    description: /^> (.*)$/m.exec(first)![1]!.replaceAll('\\', ''),
    body: knownLanguages(text),
  };
}

/** The pages of both versions, from the Markdown that our build writes beside them. */
export function readPages(buildDir: string): Page[] {
  const names = readdirSync(buildDir, { recursive: true }) as string[];
  const files = names.filter((name) => name.endsWith('.md')).map((name) => name.split(sep).join('/'));
  const { siteUrl } = JSON.parse(readFileSync(join(buildDir, LIBRARY_FILE), 'utf8')) as Library;
  const pages = files.filter((file) => !PART.test(file)).map((file) => readPage(buildDir, file, files));
  return pages.map((page) => ({ ...page, body: localLinks(page.body, siteUrl) }));
}

/** Comparisons as the HTML that they show, which is Markdown where no line is empty. */
export function readComparisons(buildDir: string): Page[] {
  const files = readdirSync(join(buildDir, 'compare'), { recursive: true }) as string[];
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => `compare/${file.split(sep).join('/')}`);
  return ['compare.html', ...pages].map((file) => {
    const html = readFileSync(join(buildDir, file), 'utf8');
    const [main, title] = [/<main[^>]*>([\s\S]*)<\/main>/, /<title[^>]*>(.*) \|/].map((part) => part.exec(html)![1]!);
    const body = `<div>${main!.replace(/\n(?=[ \t]*\n)/g, '\n&#10;')}</div>\n`;
    return { path: `/${file.replace(/\.html$/, '')}`, title: title!, description: title!, tags: [], body };
  });
}

/** The guide with most words of a version. */
export function longestGuide(pages: readonly Page[], nightly = false): Page {
  const words = ({ body }: Page) => body.split(/\s+/).length;
  const guides = pages.filter(({ path, kind }) => isNightly(path) === nightly && kind === 'guide');
  return guides.reduce((longest, page) => (words(page) > words(longest) ? page : longest));
}

/** Headings between the links are left out: not every peer can show them. */
function toEntries(items: readonly SidebarItem[], base: string): Entry[] {
  const entries: Entry[] = [];
  const address = (id: string) => `${base}/${id.replace(/(^|\/)index$/, '')}`;
  for (const { type, id, href, label = '', link, items: children = [] } of items) {
    if (type === 'html') continue;
    if (type === 'doc') entries.push({ label, href: address(id!) });
    else if (type === 'link') entries.push({ label, href });
    else entries.push({ label, href: link && address(link.id), items: toEntries(children, base) });
  }
  return entries;
}

/** Our own sidebars, so that a reader finds the same links on every site. */
export function readSidebars(): Sidebar[] {
  return [STABLE, NIGHTLY].flatMap((version) => {
    const { base } = version;
    const file = join(ROOT, sidebarsFile(version));
    const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, SidebarItem[]>;
    return Object.entries(all).map(([name, items]) => ({
      name: base ? `nightly_${name}` : name,
      prefix: base + PREFIXES[name],
      items: toEntries(items, base),
    }));
  });
}

/** The pages that stand beside a page in its category. */
export function siblings(sidebars: readonly Sidebar[], page: string): string[] {
  const search = (items: readonly Entry[]): string[] => {
    if (items.some(({ href }) => href === page))
      return items.flatMap(({ href, items: children }) => (href?.startsWith('/') && !children ? [href] : []));
    return items.map(({ items: children = [] }) => search(children)).find((found) => found.length) ?? [];
  };
  return sidebars.map(({ items }) => search(items)).find((found) => found.length) ?? [];
}
