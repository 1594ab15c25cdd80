import type { Verdict } from './comparison';
import { alignSections, type Pair } from './align';
import type { Section } from './sections';

export interface SectionVerdict extends Pair<Section> {
  verdict: Verdict;
}

export interface PageComparison {
  verdict: Verdict;
  /** How many sections are not the same. */
  changed: number;
  sections: SectionVerdict[];
}

function verdictOf({ old, new: newer }: Pair<Section>): Verdict {
  if (!old) return 'added';
  if (!newer) return 'removed';
  return old.titleKey === newer.titleKey && old.key === newer.key ? 'same' : 'changed';
}

/** Compares two pages by their sections; one side is undefined where the other version has no such page. */
export function comparePages(older: Section[] | undefined, newer: Section[] | undefined): PageComparison {
  const pairs = alignSections(older ?? [], newer ?? []);
  const sections = pairs.map((pair) => ({ ...pair, verdict: verdictOf(pair) }));
  const changed = sections.filter(({ verdict }) => verdict !== 'same').length;
  if (!older) return { verdict: 'added', changed, sections };
  if (!newer) return { verdict: 'removed', changed, sections };
  return { verdict: changed === 0 ? 'same' : 'changed', changed, sections };
}
