import { docVersion } from '../../core/versions';
import { finding, type Finding, type Page, type SiteRule } from '../page';

function repeated(pages: Page[], key: string): Finding[] {
  const first = new Map<string, Page>();
  return pages.flatMap((page) => {
    const value = `${docVersion(page.file)} ${String(page.frontMatter[key])}`;
    const other = first.get(value);
    if (!other) first.set(value, page);
    return other ? [finding(page, undefined, `${key} is the same as that of ${other.file}`)] : [];
  });
}

/** Two results of a search must not look alike. */
export const uniqueTitles: SiteRule = (pages) => [...repeated(pages, 'title'), ...repeated(pages, 'description')];
