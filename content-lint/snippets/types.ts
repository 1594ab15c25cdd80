import type { Fence } from '../../core/fence';
import type { DocVersion } from '../../core/versions';

export type VersionId = DocVersion;

/** A place a writer can open: path from the root of the repository and 1-based line. */
export interface Place {
  file: string;
  line: number;
}

export interface Problem extends Place {
  message: string;
}

/** One fenced block of a page. */
export interface Block extends Place {
  fence: Fence;
  body: string;
  /** The whole file, where the block shows a region of it. */
  whole?: string;
  /** Origin of the first line of the body: the page, or the file it is taken from. */
  origin: Place;
}

/** A paragraph, a heading or a row of a table. */
export interface Words {
  line: number;
  text: string;
  /** Its inline code. */
  codes: string[];
  linked: boolean;
}

export interface Page {
  file: string;
  version: VersionId;
  /** Of its front matter: guide, tutorial, … */
  kind?: string;
  blocks: Block[];
  words: Words[];
  problems: Problem[];
}

/** What a checker gets: text to check, and where each of its lines comes from. */
export interface Unit {
  id: string;
  language: string;
  version: VersionId;
  text: string;
  origins: Place[];
  /** The first block, where problems without a line are reported. */
  at: Place;
  blocks: number;
  /** The blocks that it joins, without the prelude; none for a file of the examples. */
  members?: Block[];
  prelude?: Block;
  title?: string;
  fails?: string;
  /** Modules of its own that it imports, by their names in `sdk/<version>`. */
  modules?: Map<string, string>;
  /** Said before each finding. */
  view?: string;
  /** Shell variables that the page's other blocks use. */
  variables?: string[];
}

/** A finding in the text of a unit: `line` is 1-based within that text. */
export interface Finding {
  line: number;
  message: string;
}

/** Findings by unit id. A unit without an entry passed. */
export type Findings = Map<string, Finding[]>;

export interface Checker {
  name: string;
  /** Part of the cache key: results are kept until this changes. */
  fingerprint(version: VersionId): string;
  check(units: Unit[], version: VersionId): Promise<Findings>;
}
