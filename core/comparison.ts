import { STABLE } from './versions';

/** How a page, or one section of it, stands to its counterpart in the other version. */
export type Verdict = 'same' | 'changed' | 'added' | 'removed';

/** What a page says about itself: the verdict, how many sections differ, and where the comparison is. */
export interface PageMark {
  verdict: Verdict;
  sections: number;
  href: string;
  /** The title of the page that took the place of one that was removed. */
  replacedBy?: string;
}

/** The verdict in words. Seen from the stable page, it speaks of the nightly. */
export function verdictText(verdict: Verdict, sections: number, replacedBy?: string): string {
  if (verdict === 'same') return `same as ${STABLE.label}`;
  if (verdict === 'added') return 'new in nightly';
  if (replacedBy) return `replaced by ‘${replacedBy}’`;
  if (verdict === 'removed') return 'removed';
  return `changed: ${sections} ${sections === 1 ? 'section' : 'sections'}`;
}
