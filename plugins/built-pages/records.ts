import { LEVELS, type SearchRecord } from '../../core/search/types';
import { isListed, tagOf, type Page } from './page';

const oneLine = (text: string): string => text.replace(/[\s\u200b]+/g, ' ').trim();
const lines = (text: string): string =>
  text
    .replace(/\u200b/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();

/** Each signature begins with its name. */
const memberNames = (signatures: string): string[] => [...new Set(signatures.match(/^[A-Za-z_$][\w$]*/gm))];

function hierarchy(above: (string | undefined)[]): Partial<SearchRecord> {
  return Object.fromEntries(LEVELS.map((level, i) => [level, above[i]]).filter(([, heading]) => heading));
}

/** Causes and fixes of an error: what the error is comes before. */
const ADVICE = /\n(Usual cause|What to do):[\s\S]*/;

/** The navigation tree of pages that stand at its top. */
const treeOf = (path: string): string =>
  /\/the_aztec_network(\/|$)/.test(path) ? 'Run a node' : /\/developers\//.test(path) ? 'Build' : 'Docs';

/** The records of one page, or none where it is not part of the documentation. */
export function recordsOf(path: string, { meta, trail, tags, sections }: Page): SearchRecord[] {
  if (!isListed(meta) || sections.length === 0) return [];
  const above: (string | undefined)[] = [];
  // The title of a page stands first; whatever comes before it belongs to it.
  return sections.flatMap((section, order) => {
    const level = order === 0 ? 1 : Math.max(2, section.level);
    const heading = oneLine(section.heading);
    above.length = level;
    above[level - 1] = heading;
    const content = lines(section.content).replace(ADVICE, '');
    const members = memberNames(lines(section.members));
    // A hit shows which of them was asked for.
    const code = lines(section.code) || members.join(', ');
    // Single letters of a glossary.
    if (level > 1 && heading.length < 3 && !content && !code) return [];
    const anchor = level === 1 ? '' : section.anchor;
    return {
      id: `${path}#${anchor || (level === 1 ? '' : order)}`,
      url: anchor ? `${path}#${anchor}` : path,
      page: path,
      anchor,
      type: LEVELS[level - 1]!,
      lvl0: trail.map(oneLine).join(' › ') || treeOf(path),
      lvl1: above[0]!,
      ...hierarchy(above),
      content,
      code,
      description: level === 1 ? (meta.description ?? '') : '',
      keywords: level === 1 ? tags.map(oneLine) : members,
      ...(section.rows.length > 0 && { rows: section.rows.map(oneLine) }),
      language: meta['docsearch:language'] ?? 'en',
      version: meta['docsearch:version'] ?? '',
      docusaurus_tag: tagOf(meta),
    };
  });
}
