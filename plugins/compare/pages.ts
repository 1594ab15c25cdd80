import type { ComparePageData, ComparisonData, ComparisonList, ListedPage } from '../../core/comparison';
import { NIGHTLY } from '../../core/versions';
import type { Comparison, SiteComparison } from './site';

/** Folders that say nothing to a reader. */
const SILENT = new Set(['docs', 'nightly']);
const GROUP_DEPTH = 2;

/** What the page of a comparison shows. */
export function comparisonData({ old, new: newer, nearest, ...rest }: Comparison): ComparisonData {
  const { verdict, changed, replacedBy, sections } = rest;
  return { kind: 'comparison', verdict, changed, old, new: newer, nearest, replacedBy, sections };
}

const spoken = (folder: string): string =>
  folder.replaceAll(/[_-]/g, ' ').replace(/^./, (letter) => letter.toUpperCase());

function groupOf(path: string): string {
  const folders = path.split('/').slice(1, -1);
  const named = folders.filter((folder) => !SILENT.has(folder)).slice(0, GROUP_DEPTH);
  return named.map(spoken).join(' › ') || 'General';
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
    ...site.comparisons.map((each) => [each.href, comparisonData(each)] as const),
  ]);
