import type { ComparedSection } from './comparedSection';
import type { ComparedRef } from './comparison';
import type { Verdict } from './verdict';
import { changedBlocks, type Elsewhere } from './blocks';
import { comparePages, type SectionVerdict } from './comparePages';
import { diffBlocks } from './diffs';
import type { Block } from './readBlock';
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

/** A table is all of its rows. */
const keysOf = (block: Block): string[] => [
  block.key,
  ...(block.kind === 'table' ? block.rows.map(({ key }) => key) : []),
];
const keysIn = (sections: Section[] = []): Set<string> =>
  new Set(sections.flatMap(({ blocks }) => blocks.flatMap(keysOf)));

const blocksOf = ({ old, new: newer, verdict }: SectionVerdict, elsewhere: Elsewhere) =>
  verdict === 'same' ? [] : changedBlocks(diffBlocks(old?.blocks ?? [], newer?.blocks ?? []), elsewhere);

const at = (page: ComparedRef | undefined, section: Section | undefined) =>
  page && section ? `${page.path}${section.id && `#${section.id}`}` : undefined;

/** One side is undefined where the other version has no such page; `replaced` are further pages that the newer replaced. */
export async function showComparison(
  older: ReadPage | undefined,
  newer: ReadPage | undefined,
  replaced: ReadPage[] = [],
): Promise<Shown> {
  const [before, after] = [await older?.sections(), await newer?.sections()];
  const pageOf = new Map<Section | undefined, ReadPage>();
  for (const page of replaced) for (const section of await page.sections()) pageOf.set(section, page);
  const others = [...pageOf.keys()] as Section[];
  const { verdict, changed, sections } = comparePages(before, after, others);
  const elsewhere = { old: keysIn([...(before ?? []), ...others]), new: keysIn(after) };
  return {
    verdict,
    changed,
    sections: sections.map((section) => ({
      verdict: section.verdict,
      title: (section.new ?? section.old)!.title,
      was: section.old && section.new && section.old.titleKey !== section.new.titleKey ? section.old.title : undefined,
      old: at(pageOf.get(section.old) ?? older, section.old),
      new: at(newer, section.new),
      // A page that only one version has is named, not repeated.
      blocks: older && newer ? blocksOf(section, elsewhere) : [],
    })),
  };
}
