import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { docVersion, sidebarsFile, versionById } from '../../core/versions';
import { finding, type Page, type SiteRule } from '../page';
import { ROOT } from '../snippets/versions';

/** All texts of a sidebar: ids of pages are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

const readSidebar = (name: string): unknown => {
  const file = path.join(ROOT, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** A page of a tree is in its sidebar, or says in which one it is shown; pages that only lead on may stand alone. */
export const inSidebar =
  (read: (name: string) => unknown = readSidebar): SiteRule =>
  (pages) => {
    const known = new Map<string, Set<string>>();
    const idsOf = (name: string) => known.get(name) ?? known.set(name, new Set(textsIn(read(name)))).get(name)!;
    const isLost = ({ file, frontMatter }: Page): boolean => {
      const version = versionById(docVersion(file));
      const id = path.posix.relative(version.folder, file).replace(/\.mdx?$/, '');
      const { draft, kind, displayed_sidebar: shown } = frontMatter;
      if (draft === true || kind === 'index' || shown !== undefined || !id.includes('/')) return false;
      return !idsOf(sidebarsFile(version)).has(id);
    };
    const say = (page: Page) => `is in no sidebar: add it to ${sidebarsFile(versionById(docVersion(page.file)))}`;
    return pages.filter(isLost).map((page) => finding(page, undefined, say(page)));
  };
