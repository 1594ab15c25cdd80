/** A line of a signature that differs: what was, what is, and for a member that is gone what to use. */
export type FateLine = [sign: '-' | '+', text: string, instead?: string];

/** What becomes of a name of the older release, as `plugins/api-names` writes it. */
export interface NameFate {
  /** The entry points that export it, as indexes into `older`; and those of the newer release, none where it is gone. */
  from: number[];
  to: number[];
  /** The page of the reference that has it. */
  page: string;
  /** What to use, where it is gone. */
  instead?: string;
  /** How its signature and members differ. */
  lines?: FateLine[];
}

/** The name of its file. */
export const FATES_FILE = 'fates';

/** What becomes of every name of the JavaScript API. */
export interface Fates {
  /** Entry points of both releases. */
  older: string[];
  newer: string[];
  /** Where the reference of each stands. */
  olderBase: string;
  newerBase: string;
  names: Record<string, NameFate>;
  /** Names that only the newer release has, with their entry points. */
  added: Record<string, number[]>;
  /** Options of transactions that are gone, with what to do. */
  options: Record<string, string>;
  /** Members that no type of the newer release has: whose they were, and what to do. */
  members: Record<string, [of: string, instead: string]>;
}

const MODIFIERS = /^(?:(?:static|readonly|abstract|protected|get|set|async|new)\s+)*([\w$]+)/;
const DECLARED = /^(?:abstract )?(?:class|function|type|interface|const|enum|namespace)\b/;

/** The member that a line is about, or none where it is about the symbol itself. */
export const memberOf = (line: string): string | undefined =>
  DECLARED.test(line) ? undefined : MODIFIERS.exec(line)?.[1];
