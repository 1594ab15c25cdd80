import type { ListedPage, Verdict, VersionNames } from '../../../core/compare/comparison';

const VERDICTS: Verdict[] = ['changed', 'added', 'removed', 'same'];

/** Each verdict that there is, and how often: `2 changed`. */
export const counted = (pages: ListedPage[], names: VersionNames): { verdict: Verdict; label: string }[] =>
  VERDICTS.flatMap((verdict) => {
    const count = pages.filter((page) => page.verdict === verdict).length;
    const text = verdict === 'added' ? `new in ${names.new}` : verdict;
    return count ? [{ verdict, label: `${count} ${text}` }] : [];
  });

/** Pages with the verdict, if one is asked for, whose title, group or address holds every word. */
export function matching(pages: ListedPage[], text: string, verdict: string): Set<ListedPage> {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return new Set(
    pages.filter((page) => {
      const said = `${page.title} ${page.group} ${page.href}`.toLowerCase();
      return (
        (!VERDICTS.includes(verdict as Verdict) || page.verdict === verdict) &&
        words.every((word) => said.includes(word))
      );
    }),
  );
}

/** In the order of the alphabet; the pages of a group in the order of the site. */
export function groupsOf(pages: ListedPage[]): [name: string, pages: ListedPage[]][] {
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) groups.set(page.group, [...(groups.get(page.group) ?? []), page]);
  return [...groups].sort(([a], [b]) => a.localeCompare(b));
}
