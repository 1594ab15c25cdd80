import { kindsOf } from '../../core/compare/comparedSection';
import {
  changeAnchor,
  type ComparePageData,
  type ComparisonData,
  type ComparisonList,
  type ListedPage,
} from '../../core/compare/comparison';
import type { Note } from '../../core/compare/migrationNote';
import { groupOf } from '../../core/compare/groups';
import { namedIn } from '../../core/compare/named';
import { ANY_TWO, HAS_ANY_TWO } from '../../core/compare/published';
import { NIGHTLY } from '../../core/versions';
import type { Comparison, SiteComparison } from './pairs';

/** What the page of a comparison shows. */
export function comparisonData({ old, new: newer, nearest, ...rest }: Comparison): ComparisonData {
  const { verdict, changed, changes, replacedBy, anew, sections } = rest;
  return { kind: 'comparison', verdict, changed, changes, old, new: newer, nearest, replacedBy, anew, sections };
}

/** Notes with the pages whose changes they explain. */
const touched = (notes: Note[], comparisons: Comparison[]): Note[] =>
  notes.map((note) => ({
    ...note,
    pages: comparisons
      .filter(({ sections }) => sections.some((section) => section.notes?.some(({ id }) => id === note.id)))
      .map((each) => ({ title: (each.new ?? each.old)!.title, href: each.href })),
  }));

/** Where names that changed are compared: each in the section that it heads, or else in the first that tells of it. */
function namesOf(comparisons: Comparison[]): Record<string, string> {
  const headed = new Map<string, string>();
  const told = new Map<string, string>();
  for (const { href, sections } of comparisons)
    sections
      .filter(({ verdict }) => verdict !== 'same')
      .forEach((section, i) => {
        if (kindsOf(section).length === 0) return;
        const at = `${href}#${changeAnchor(i)}`;
        for (const name of namedIn(section)) {
          if (name === section.title) headed.set(name, at);
          else if (!told.has(name)) told.set(name, at);
        }
      });
  return Object.fromEntries([...told, ...headed]);
}

/** What both lists have: the changes, whichever version they are seen from. */
const changesOf = ({ comparisons, notes }: SiteComparison): Pick<ComparisonList, 'notes' | 'names'> => ({
  notes: touched(notes, comparisons),
  names: namesOf(comparisons),
});

function pagesOf({ comparisons, byPath }: SiteComparison, of: ComparisonList['of']) {
  const side = of === 'stable' ? 'old' : 'new';
  const pages = [...byPath].flatMap(([path, comparison]): ListedPage[] => {
    const { verdict, changes, replacedBy, anew, href, [side]: page } = comparison;
    const told = { href, verdict, changes, replacedBy, anew };
    return page?.path === path ? [{ title: page.title, ...told, group: groupOf(path) }] : [];
  });
  return { kind: 'list' as const, of, pages, elsewhere: comparisons.filter((each) => !each[side]).length };
}

/** Every page below `/compare`, by its address. */
export function comparePagesOf(site: SiteComparison): Map<string, ComparePageData> {
  const changes = changesOf(site);
  return new Map<string, ComparePageData>([
    ['/compare', { ...pagesOf(site, 'stable'), ...changes }],
    [`/compare/from-${NIGHTLY.id}`, { ...pagesOf(site, 'nightly'), ...changes }],
    ...(HAS_ANY_TWO ? [[ANY_TWO, { kind: 'versions' }] as const] : []),
    ...site.comparisons.map((each) => [each.href, comparisonData(each)] as const),
  ]);
}
