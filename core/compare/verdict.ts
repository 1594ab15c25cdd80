import { STABLE } from '../versions';

/** How a page, or one section of it, stands to its counterpart in the other version. */
export type Verdict = 'same' | 'changed' | 'added' | 'removed';

/** Of a change of the product: what breaks code, commands and variables, and how things work. */
export type Kind = 'code' | 'command' | 'concept';

/** What breaks most comes first. */
export const KINDS: readonly Kind[] = ['code', 'command', 'concept'];

export const KIND_TITLES: Record<Kind, string> = {
  code: 'What breaks code',
  command: 'Commands and variables',
  concept: 'How things work',
};

/** What the product changed; all other differences are the documentation's. */
export interface ProductChanges {
  /** How many sections tell of one. */
  count: number;
  kinds: Kind[];
}

/** What a page says about itself: the verdict, what changed, and where the comparison is. */
export interface PageMark {
  verdict: Verdict;
  changes: ProductChanges;
  href: string;
  /** The title of the page that took the place of one that was removed. */
  replacedBy?: string;
  anew?: string;
}

/** How a comparison calls its two versions. */
export interface VersionNames {
  old: string;
  new: string;
}

export const SITE_NAMES: VersionNames = { old: STABLE.label, new: 'nightly' };

/** `3 changes for your code`. */
export function changesText({ count, kinds }: ProductChanges): string {
  if (count === 0) return 'nothing changes for you';
  return `${count} ${count === 1 ? 'change' : 'changes'}${kinds.includes('code') ? ' for your code' : ''}`;
}

interface Told {
  verdict: Verdict;
  changes?: ProductChanges;
  replacedBy?: string;
  anew?: string;
}

/** The verdict in words. Seen from the older page, it speaks of the newer version. */
export function verdictText({ verdict, changes, replacedBy, anew }: Told, names = SITE_NAMES): string {
  if (anew) return 'a different project';
  if (verdict === 'same') return `same as ${names.old}`;
  if (verdict === 'added') return `new in ${names.new}`;
  if (replacedBy) return `replaced by ‘${replacedBy}’`;
  if (verdict === 'removed') return 'removed';
  return changes ? changesText(changes) : 'changed';
}
