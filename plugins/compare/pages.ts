import type { ComparePageData, ComparisonData, ComparisonList, ListedPage } from '../../core/compare/comparison';
import { groupOf } from '../../core/compare/groups';
import { ANY_TWO, HAS_ANY_TWO } from '../../core/compare/published';
import { NIGHTLY } from '../../core/versions';
import type { Comparison, SiteComparison } from './site';

/** What the page of a comparison shows. */
export function comparisonData({ old, new: newer, nearest, ...rest }: Comparison): ComparisonData {
  const { verdict, changed, replacedBy, sections } = rest;
  return { kind: 'comparison', verdict, changed, old, new: newer, nearest, replacedBy, sections };
}

function listOf({ comparisons, byPath }: SiteComparison, of: ComparisonList['of']): ComparisonList {
  const side = of === 'stable' ? 'old' : 'new';
  const pages = [...byPath].flatMap(([path, comparison]): ListedPage[] => {
    const { verdict, changed, replacedBy, href, [side]: page } = comparison;
    return page?.path === path ? [{ title: page.title, href, verdict, changed, replacedBy, group: groupOf(path) }] : [];
  });
  return { kind: 'list', of, pages, elsewhere: comparisons.filter((each) => !each[side]).length };
}

/** Every page below `/compare`, by its address. */
export const comparePagesOf = (site: SiteComparison): Map<string, ComparePageData> =>
  new Map<string, ComparePageData>([
    ['/compare', listOf(site, 'stable')],
    [`/compare/from-${NIGHTLY.id}`, listOf(site, 'nightly')],
    ...(HAS_ANY_TWO ? [[ANY_TWO, { kind: 'versions' }] as const] : []),
    ...site.comparisons.map((each) => [each.href, comparisonData(each)] as const),
  ]);
