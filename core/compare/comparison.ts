import { STABLE } from '../versions';

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

/** Undefined for what both versions have. */
export type Change = 'added' | 'removed' | undefined;

/** Words in order; pieces of code stand apart. */
export type Words = (string | { code: string })[];

export interface Span {
  change?: Change;
  words: Words;
}

export type Role = 'paragraph' | 'item' | 'row' | 'heading';

/** Lines of one kind, or how many are left out. */
export type CodePart = { change?: Change; lines: string[] } | { left: number };

/** What a section shows, in order. What stayed the same is counted, not repeated. */
export type ComparedBlock =
  | { kind: 'same'; count: number }
  | { kind: 'text'; role: Role; spans: Span[] }
  | { kind: 'code'; lang: string; title?: string; parts: CodePart[] };

export interface ComparedSection {
  verdict: Verdict;
  title: string;
  /** The older title, where it was another. */
  was?: string;
  /** Its addresses in the versions that have it. */
  old?: string;
  new?: string;
  blocks: ComparedBlock[];
}

export interface ComparedRef {
  path: string;
  title: string;
}

/** A comparison as its page shows it. One side is missing where that version has no such page. */
export interface ComparisonData {
  kind: 'comparison';
  verdict: Verdict;
  /** How many sections are not the same. */
  changed: number;
  old?: ComparedRef;
  new?: ComparedRef;
  /** For a page without counterpart, the nearest page of the other version. */
  nearest?: ComparedRef;
  /** Its title, where it took the place of this page. */
  replacedBy?: string;
  sections: ComparedSection[];
}

export interface ListedPage {
  title: string;
  href: string;
  verdict: Verdict;
  /** How many sections are not the same, where that is known. */
  changed?: number;
  replacedBy?: string;
  group: string;
}

/** All pages of one version with their verdicts, seen from that version. */
export interface ComparisonList {
  kind: 'list';
  of: 'stable' | 'nightly';
  pages: ListedPage[];
  /** How many pages only the other version has. */
  elsewhere: number;
}

/** The page that compares any two versions, when the reader has chosen them. */
interface AnyTwoVersions {
  kind: 'versions';
}

export type ComparePageData = ComparisonData | ComparisonList | AnyTwoVersions;

/** How a comparison calls its two versions. */
export interface VersionNames {
  old: string;
  new: string;
}

export const SITE_NAMES: VersionNames = { old: STABLE.label, new: 'nightly' };

/** The verdict in words. Seen from the older page, it speaks of the newer version. */
export function verdictText(
  verdict: Verdict,
  sections: number | undefined,
  replacedBy?: string,
  names = SITE_NAMES,
): string {
  if (verdict === 'same') return `same as ${names.old}`;
  if (verdict === 'added') return `new in ${names.new}`;
  if (replacedBy) return `replaced by ‘${replacedBy}’`;
  if (verdict === 'removed') return 'removed';
  if (sections === undefined) return 'changed';
  return `changed: ${sections} ${sections === 1 ? 'section' : 'sections'}`;
}
