import path from 'node:path';
import { docRoute } from '../../core/docRoute';
import { listPages } from '../../core/files';
import { frontMatterOf } from '../../markdown/kept';
import { VERSIONS } from '../../core/versions';

const SECTION = /^#(\S+) (.+)$/;

/** In which words readers ask for a page, by address: of the page, or of the section that an entry names. */
export function askedIn(route: string, { asked = [] }: { asked?: string[] }): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of asked) {
    const [, anchor, words = entry] = SECTION.exec(entry) ?? [];
    const url = anchor ? `${route}#${anchor}` : route;
    found.set(url, [...(found.get(url) ?? []), words]);
  }
  return found;
}

/** The same for all pages of a site. */
export function readAsked(siteDir: string): Map<string, string[]> {
  const files = VERSIONS.flatMap(({ folder }) =>
    listPages(path.join(siteDir, folder)).map((name) => `${folder}/${name}`),
  );
  return new Map(
    files.flatMap((file) => [...askedIn(docRoute(file)!, frontMatterOf(siteDir, path.join(siteDir, file)))]),
  );
}
