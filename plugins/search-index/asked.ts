import path from 'node:path';
import { docRoute } from '../../core/docRoute';
import { listPages } from '../../core/files';
import { frontMatterOf } from '../../markdown/cache';
import type { SearchRecord } from '../../core/search/types';
import { VERSIONS } from '../../core/versions';

const SECTION = /^#(\S+) (.+)$/;

/** In which words readers ask for a page, by address: of the page, or of the section that an entry names. */
export function askedIn(route: string, { asked = [] }: Asked): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of asked) {
    const [, anchor, words = entry] = SECTION.exec(entry) ?? [];
    const url = anchor ? `${route}#${anchor}` : route;
    found.set(url, [...(found.get(url) ?? []), words]);
  }
  return found;
}

/** Each name of a row's first cell: `permit, EIP-712 and EIP-2612` are three. */
const namesIn = (cell: string): string[] => cell.split(/, | and /);

interface Asked {
  asked?: string[];
  /** The rows of the page answer by their first cells. */
  asked_rows?: boolean;
}

type Pages = [route: string, frontMatter: Asked][];

/** The front matter of all pages of a site, by address. */
export const readFrontMatter = (siteDir: string): Pages =>
  VERSIONS.flatMap(({ folder }) =>
    listPages(path.join(siteDir, folder)).map((name): Pages[number] => {
      const file = `${folder}/${name}`;
      return [docRoute(file)!, frontMatterOf(path.join(siteDir, file)) as Asked];
    }),
  );

/** The records with the words in which readers ask for them. */
export function withAsked(records: readonly SearchRecord[], pages: Pages): SearchRecord[] {
  const asked = new Map(pages.flatMap(([route, frontMatter]) => [...askedIn(route, frontMatter)]));
  const byRows = new Set(pages.flatMap(([route, { asked_rows }]) => (asked_rows ? route : [])));
  return records.map(({ rows = [], ...record }) => {
    const all = [...(asked.get(record.url) ?? []), ...(byRows.has(record.page) ? rows.flatMap(namesIn) : [])];
    return all.length ? { ...record, asked: all } : record;
  });
}
