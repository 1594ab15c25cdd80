import { cleanLog, comparable, endOf } from './clean';
import { matchErrors } from './match';
import { makeMatcher, type Matcher } from './matcher';
import { nearErrors } from './near';
import { findReleases, type Releases } from './releases';
import { findReverts, selectorsOf, type Reverted, type Selectors } from './revert';
import type { Catalogue, ErrorEntry } from './types';

const MOST = 8;

export interface Explanation {
  /** Entries whose message stands in the text, best first. */
  found: ErrorEntry[];
  reverts: Reverted[];
  /** Entries that are worded alike, where none was found. */
  near: ErrorEntry[];
  releases?: Releases;
  /** Only the end of the text was read. */
  cut: boolean;
}

export interface Explainer {
  catalogue: Catalogue;
  matcher: Matcher;
  selectors: Selectors;
}

export const makeExplainer = (catalogue: Catalogue): Explainer => ({
  catalogue,
  matcher: makeMatcher(catalogue.entries),
  selectors: selectorsOf(catalogue.entries),
});

const all = (reverts: Reverted[]): Reverted[] => reverts.flatMap((each) => [...all(each.inner), each]);

/** What is known of a pasted message, log, stack, revert data or file. */
export function explain({ catalogue, matcher, selectors }: Explainer, pasted: string): Explanation {
  const text = cleanLog(endOf(pasted));
  const reverts = findReverts(text, selectors);
  const decoded = all(reverts).flatMap(({ entry }) => entry ?? []);
  const said = matchErrors(matcher, comparable(text)).map(({ entry }) => entry);
  const found = [...new Set([...decoded, ...said])].sort((a, b) => Number(a.wrapper ?? 0) - Number(b.wrapper ?? 0));
  const releases = findReleases(text);
  const lost = found.length === 0 && reverts.length === 0 && !releases;
  return {
    found: found.slice(0, MOST),
    reverts,
    near: lost ? nearErrors(catalogue.entries, text) : [],
    releases,
    cut: endOf(pasted) !== pasted,
  };
}
