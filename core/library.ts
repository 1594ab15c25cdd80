import type { Kind, ProductChanges, Verdict } from './compare/verdict';
import type { DocVersion } from './versions';

/** Where the build leaves the list of pages for programs, inside the build folder; never served. */
export const LIBRARY_FILE = '.host/library.json';

export interface PageComparison {
  verdict: Verdict;
  /** The page that stands for this one in the other version. */
  other?: string;
  /** Where readers see the comparison. */
  href: string;
  changes: ProductChanges;
  anew?: string;
  /** With what the product changed in each. */
  sections: { verdict: Verdict; title: string; kinds: Kind[] }[];
}

export interface LibraryPage {
  path: string;
  title: string;
  description: string;
  section: string;
  /** Number of Markdown files it is split into. */
  parts: number;
  comparison?: PageComparison;
}

export interface LibraryVersion {
  version: DocVersion;
  label: string;
  kind: string;
  pages: LibraryPage[];
}

export interface Library {
  siteUrl: string;
  versions: LibraryVersion[];
}
