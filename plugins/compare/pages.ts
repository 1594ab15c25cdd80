import type {
  ComparedRef,
  ComparedSection,
  ComparePageData,
  ComparisonData,
  ComparisonList,
  ListedPage,
} from '../../core/comparison';
import { NIGHTLY } from '../../core/versions';
import { changedBlocks, wholeBlock } from './blocks';
import type { SectionVerdict } from './comparePages';
import { diffBlocks } from './diffs';
import type { ComparedPage, Comparison, SiteComparison } from './site';

/** Folders that say nothing to a reader. */
const SILENT = new Set(['docs', 'nightly']);
const GROUP_DEPTH = 2;

const refTo = (page: ComparedPage | undefined): ComparedRef | undefined =>
  page && { path: page.path, title: page.title };

function blocksOf({ old, new: newer, verdict }: SectionVerdict) {
  if (verdict === 'same') return [];
  if (old && newer) return changedBlocks(diffBlocks(old.blocks, newer.blocks));
  return (newer ?? old)!.blocks.map((block) => wholeBlock(newer ? 'added' : 'removed', block));
}

function sectionOf(section: SectionVerdict, comparison: Comparison): ComparedSection {
  const { old, new: newer, verdict } = section;
  const at = (page: ComparedPage | undefined, id: string | undefined) =>
    page && id !== undefined ? `${page.path}${id && `#${id}`}` : undefined;
  return {
    verdict,
    title: (newer ?? old)!.title,
    was: old && newer && old.titleKey !== newer.titleKey ? old.title : undefined,
    old: at(comparison.old, old?.id),
    new: at(comparison.new, newer?.id),
    // A page that only one version has is named, not repeated.
    blocks: comparison.old && comparison.new ? blocksOf(section) : [],
  };
}

/** What the page of a comparison shows. */
export function comparisonData(comparison: Comparison): ComparisonData {
  const { verdict, changed, old, new: newer, nearest, replacedBy, sections } = comparison;
  return {
    kind: 'comparison',
    verdict,
    changed,
    old: refTo(old),
    new: refTo(newer),
    nearest: refTo(nearest),
    replacedBy,
    sections: sections.map((section) => sectionOf(section, comparison)),
  };
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
