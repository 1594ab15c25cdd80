import type { Verdict } from './verdict';
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

/** What became of something in the newer version, where both have it and `isSame` does not say so. */
export function verdictOf<T>({ old, new: newer }: Pair<T>, isSame: (old: T, newer: T) => boolean): Verdict {
  if (!old) return 'added';
  if (!newer) return 'removed';
  return isSame(old, newer) ? 'same' : 'changed';
}

const sayTheSame = (old: Section, newer: Section): boolean => old.titleKey === newer.titleKey && old.key === newer.key;

/** What no section of the older page stands for may stand on a page that the newer one replaced. */
function withReplaced(pairs: Pair<Section>[], replaced: Section[]): Pair<Section>[] {
  const alone = pairs.flatMap(({ old, new: newer }) => (newer && !old ? newer : []));
  const found = new Map(alignSections(replaced, alone).map(({ old, new: newer }) => [newer, old]));
  return pairs.map((pair) => (pair.old ? pair : { ...pair, old: found.get(pair.new) }));
}

/** Compares two pages by their sections; one side is undefined where the other version has no such page. */
export function comparePages(
  older: Section[] | undefined,
  newer: Section[] | undefined,
  replaced: Section[] = [],
): PageComparison {
  const pairs = withReplaced(alignSections(older ?? [], newer ?? []), replaced);
  const sections = pairs.map((pair) => ({ ...pair, verdict: verdictOf(pair, sayTheSame) }));
  const changed = sections.filter(({ verdict }) => verdict !== 'same').length;
  return { verdict: verdictOf({ old: older, new: newer }, () => changed === 0), changed, sections };
}
