import type { Tally } from './tally';
import type { Page, Problem, VersionId } from './types';

export interface Result {
  pages: Page[];
  problems: Problem[];
  tally: Tally;
  /** Hashes of the Noir texts and crates that passed, by version. */
  noir: { hash: string; version: VersionId }[];
}
