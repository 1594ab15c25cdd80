import type { ComparedSection } from './comparedSection';
import type { Note } from './migrationNote';
import type { ProductChanges, Verdict } from './verdict';

/** The place of a change, by its number, on the page of a comparison. */
export const changeAnchor = (index: number): string => `change-${index + 1}`;

export interface ComparedRef {
  path: string;
  title: string;
  /** Where it can be changed, if that is known. */
  edit?: string;
}

/** A comparison as its page shows it. One side is missing where that version has no such page. */
export interface ComparisonData {
  kind: 'comparison';
  verdict: Verdict;
  /** How many sections are not the same. */
  changed: number;
  /** Undefined where the differences of two versions are not judged. */
  changes?: ProductChanges;
  old?: ComparedRef;
  new?: ComparedRef;
  /** For a page without counterpart, the nearest page of the other version. */
  nearest?: ComparedRef;
  /** Its title, where it took the place of this page. */
  replacedBy?: string;
  /** How they differ, of pages with different projects: these are not compared word by word. */
  anew?: string;
  sections: ComparedSection[];
}

export interface ListedPage {
  title: string;
  href: string;
  verdict: Verdict;
  /** Where the differences were judged. */
  changes?: ProductChanges;
  replacedBy?: string;
  anew?: string;
  group: string;
}

/** All pages of one version with their verdicts, seen from that version. */
export interface ComparisonList {
  kind: 'list';
  of: 'stable' | 'nightly';
  pages: ListedPage[];
  notes: Note[];
  /** Sections of references about a name that changed, by it: the browser looks in them. */
  names: Record<string, string>;
  /** How many pages only the other version has. */
  elsewhere: number;
}

/** The page that compares any two versions, when the reader has chosen them. */
interface AnyTwoVersions {
  kind: 'versions';
}

export type ComparePageData = ComparisonData | ComparisonList | AnyTwoVersions;
