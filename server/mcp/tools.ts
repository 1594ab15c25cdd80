import { KIND_TITLES, verdictText, type Kind } from '../../core/compare/verdict';
import { STABLE, type DocVersion } from '../../core/versions';
import type { LibraryPage } from '../../core/library';
import { markdownPath } from '../../core/markdownPath';
import type { Hit, Segment } from '../../core/search/types';
import { AskError, type DocsLibrary } from './library';
import type { Explainers } from './explainError';
import type { Symbols } from './symbols';
import { firstWords, type SearchPages } from './search';

/** No answer is longer, whatever is asked. The longest file of a page fits in. */
export const MAX_ANSWER = 60_000;
export const MAX_RESULTS = 20;

export interface Docs {
  library: DocsLibrary;
  searchPages: SearchPages;
  explainers: Explainers;
  symbols: Symbols;
}

export function bounded(text: string): string {
  if (text.length <= MAX_ANSWER) return text;
  return `${text.slice(0, MAX_ANSWER)}\n\n[Cut off after ${MAX_ANSWER} characters. Ask for less.]`;
}

const plain = (segments: Segment[]): string =>
  segments
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

function hitText({ url, path, title, snippet }: Hit, siteUrl: string): string {
  const where = [...path, plain(title)].filter(Boolean).join(' › ');
  return [`${where}`, `path: ${url}`, `url: ${siteUrl}${url}`, plain(snippet)].filter(Boolean).join('\n');
}

export function searchDocs(docs: Docs, ask: { query: string; version: DocVersion; limit: number }): string {
  const { library, searchPages } = docs;
  const { label, kind } = library.version(ask.version);
  const query = firstWords(ask.query);
  const { total, hits, suggestion } = searchPages(query, ask.version, ask.limit);
  if (hits.length === 0) return `Nothing found for "${query}" in ${label} (${kind}). Try fewer or other words.`;
  const spelled = suggestion ? ` Read as "${suggestion}".` : '';
  const head = `${hits.length} of ${total} results for "${query}" in ${label} (${kind}).${spelled} Read one with get_page.`;
  return bounded([head, ...hits.map((hit) => hitText(hit, library.data.siteUrl))].join('\n\n'));
}

export async function getPage(
  { library }: Docs,
  ask: { path: string; version?: DocVersion; part: number },
): Promise<string> {
  return bounded(await library.text(library.find(ask.path, ask.version), ask.part));
}

const line = ({ path, title, description }: LibraryPage): string => `- ${path}: ${title}. ${description}`;

export function listPages({ library }: Docs, ask: { version: DocVersion; section?: string }): string {
  const { label, kind, pages } = library.version(ask.version);
  const names = [...new Set(pages.map((page) => page.section))];
  const wanted = ask.section?.toLowerCase();
  const shown = names.filter((name) => !wanted || name.toLowerCase().includes(wanted));
  const below = pages.filter((page) => wanted?.startsWith('/') && page.path.toLowerCase().startsWith(wanted));
  if (below.length > 0) return bounded([`Pages of ${label} (${kind}) under ${wanted}:`, ...below.map(line)].join('\n'));
  if (shown.length === 0)
    throw new AskError(
      `No section "${ask.section}" in ${label}. Sections: ${names.join('; ')}. A path prefix works too.`,
    );
  const blocks = shown.map((name) =>
    [`## ${name}`, ...pages.filter((page) => page.section === name).map(line)].join('\n'),
  );
  return bounded([`${pages.length} pages of ${label} (${kind}).`, ...blocks].join('\n\n'));
}

const kindText = (kinds: Kind[]): string =>
  kinds.map((kind) => KIND_TITLES[kind].toLowerCase()).join('; ') || 'said differently, nothing to do';

/** What differs between the two versions of a page, section by section. */
export function comparePage({ library }: Docs, ask: { path: string }): string {
  const { page, version } = library.find(ask.path);
  const { comparison } = page;
  if (!comparison) throw new AskError(`The build compared no versions of ${page.path}.`);
  const { other, sections, href, anew } = comparison;
  const changed = sections.filter((section) => section.verdict !== 'same');
  const head = [
    `${page.title} (${page.path}, ${version.label}): ${verdictText(comparison)}.`,
    other
      ? `Counterpart: ${other} (${library.find(other).version.label}). Read both with get_page.`
      : 'The other version has no such page.',
    `Side by side: ${library.data.siteUrl}${href}`,
    `As Markdown: ${library.data.siteUrl}${markdownPath(page.path)}`,
  ];
  const list = other ? changed.map(({ verdict, title, kinds }) => `- ${verdict}: ${title} (${kindText(kinds)})`) : [];
  const same = sections.length - changed.length;
  const rest = other && same > 0 ? [`${same} of ${sections.length} sections are the same.`] : [];
  const told = anew ? [anew] : [`From ${STABLE.label} to the nightly:`, ...list, ...rest];
  return bounded([...head, '', ...told].join('\n'));
}
