import type { ComparedRef, ComparedSection, Verdict } from './comparison';
import { changedBlocks, wholeBlock } from './blocks';
import { comparePages, type SectionVerdict } from './comparePages';
import { diffBlocks } from './diffs';
import type { Section } from './sections';

/** A page with its sections, which are read when they are wanted. */
export interface ReadPage extends ComparedRef {
  sections: () => Promise<Section[]>;
}

/** What a comparison shows of two pages. */
export interface Shown {
  verdict: Verdict;
  /** How many sections are not the same. */
  changed: number;
  sections: ComparedSection[];
}

function blocksOf({ old, new: newer, verdict }: SectionVerdict) {
  if (verdict === 'same') return [];
  if (old && newer) return changedBlocks(diffBlocks(old.blocks, newer.blocks));
  return (newer ?? old)!.blocks.map((block) => wholeBlock(newer ? 'added' : 'removed', block));
}

const at = (page: ComparedRef | undefined, section: Section | undefined) =>
  page && section ? `${page.path}${section.id && `#${section.id}`}` : undefined;

/** One side is undefined where the other version has no such page. */
export async function showComparison(older: ReadPage | undefined, newer: ReadPage | undefined): Promise<Shown> {
  const { verdict, changed, sections } = comparePages(await older?.sections(), await newer?.sections());
  return {
    verdict,
    changed,
    sections: sections.map((section) => ({
      verdict: section.verdict,
      title: (section.new ?? section.old)!.title,
      was: section.old && section.new && section.old.titleKey !== section.new.titleKey ? section.old.title : undefined,
      old: at(older, section.old),
      new: at(newer, section.new),
      // A page that only one version has is named, not repeated.
      blocks: older && newer ? blocksOf(section) : [],
    })),
  };
}
