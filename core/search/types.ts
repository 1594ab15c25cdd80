/** One heading section of a built page; the first of a page has no anchor. */
export interface SearchRecord {
  id: string;
  /** Path and anchor, without the origin. */
  url: string;
  page: string;
  anchor: string;
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';
  /** The trail of the sidebar above the page; `lvl1` is the title of the page. */
  lvl0: string;
  lvl1: string;
  lvl2?: string;
  lvl3?: string;
  lvl4?: string;
  lvl5?: string;
  lvl6?: string;
  content: string;
  code: string;
  /** Of the whole page; only on its first record. */
  description: string;
  /** Tags of a page; members of what a section of the API describes. */
  keywords: string[];
  /** First cells of the rows of its tables, where it has any. */
  rows?: string[];
  /** In which words readers ask for the section: from the front matter, shown nowhere. */
  asked?: string[];
  language: string;
  version: string;
  docusaurus_tag: string;
}

export const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** A piece of text; `mark` where it matches the query. Never HTML: who shows it makes text nodes. */
export interface Segment {
  text: string;
  mark?: boolean;
}

export interface Hit {
  /** Internal: begins with one slash. */
  url: string;
  /** Sidebar trail, then the headings above the one that was found. */
  path: string[];
  title: Segment[];
  /** Which section of the page the answer is in, where the title is that of the page. */
  section?: Segment[];
  snippet: Segment[];
  /** The snippet is code. */
  code: boolean;
}

/** What a term of the glossary means. */
export interface Definition {
  term: string;
  text: string;
  url: string;
}

export interface SearchResult {
  total: number;
  hits: Hit[];
  /** The query with misspelt words replaced. */
  suggestion?: string;
  /** The short answer, where a term was asked for. */
  definition?: Definition;
  /** From names alone: a better answer is on its way. */
  partial?: boolean;
}

/** Which part of the documentation is searched. */
export interface Scope {
  language: string;
  /** `docusaurus_tag` of the version. */
  tag: string;
}

/** In the root of the site, under a name that stays the same; the files it names carry a hash. */
export const MANIFEST = 'search-manifest.json';

/** Beside it, so that the first answers need not wait for what the manifest says. */
export const headPath = ({ language, tag }: Scope): string => `/search-head-${language}-${tag}.json`;

/** What the manifest says: where the files of each language and version are. */
export interface Manifest {
  versions: ManifestEntry[];
}

export interface ManifestEntry extends Scope {
  version: string;
  records: number;
  /** Titles, main headings and `asked` alone: it answers first. */
  head: string;
  index: string;
  text: string;
}

/** A section in an index that is ready to be asked. */
export interface Section {
  page: number;
  path: string;
  pageTitle: string;
  trail: string;
  /** Empty on the first section of a page. */
  heading: string;
  anchor: string;
  level: number;
  prior: number;
}
