import { namedBack, targetsOf, type Page } from '../counterparts';
import { NIGHTLY, type Version } from '../versions';
import type { Pair } from './align';
import { verdictOf } from './comparePages';
import type { ComparedRef } from './comparison';
import type { Verdict } from './verdict';
import { readSections } from './sections';
import type { WrittenSection } from './written';
import { showComparison, type Shown } from './shown';

/** What the list of a version's pages says of each. */
export interface PageDigest extends Page {
  /** Of all that is compared: two pages with the same one say the same. */
  digest: string;
}

export interface VersionPages {
  version: Pick<Version, 'name' | 'base'>;
  pages: PageDigest[];
}

export interface ComparedDigests extends Pair<PageDigest> {
  verdict: Verdict;
}

/** Where pages of a version are in the one that followed it. */
function step(older: VersionPages, newer: VersionPages): Map<string, string> {
  const [from, to] = [older.version.base, newer.version.base];
  // The nightly itself names pages of the release before it.
  const pages = newer.version.name === NIGHTLY.name ? newer.pages : namedBack(newer.pages, older.pages, from, to);
  const targets = Object.entries(targetsOf(older.pages, from, pages, to));
  return new Map(targets.filter(([, { exact }]) => exact).map(([path, target]) => [path, target.path]));
}

/** For pages of the newest of these versions, which page of the oldest became it. Oldest first, with all between. */
function origins(versions: readonly VersionPages[]): Map<string, string> {
  let now = new Map(versions[0]!.pages.map(({ path }) => [path, path]));
  for (const [i, newer] of versions.slice(1).entries()) {
    const next = step(versions[i]!, newer);
    const moved = [...now].map(([path, origin]) => [next.get(path), origin] as const);
    now = new Map(moved.filter((pair): pair is [string, string] => pair[0] !== undefined));
  }
  return now;
}

/** All pages of the first and the last of these versions (oldest first, with all between), in pairs. */
export function pairVersions(versions: readonly VersionPages[]): ComparedDigests[] {
  const [oldest, newest] = [versions[0]!, versions.at(-1)!];
  const from = origins(versions);
  const olds = new Map(oldest.pages.map((page) => [page.path, page]));
  const kept = newest.pages.map((page) => ({ old: olds.get(from.get(page.path) ?? ''), new: page }));
  const stayed = new Set(kept.map(({ old }) => old));
  const gone = oldest.pages.filter((page) => !stayed.has(page)).map((old) => ({ old }));
  const sayTheSame = (old: PageDigest, newer: PageDigest) => old.digest === newer.digest;
  return [...kept, ...gone].map((pair) => ({ ...pair, verdict: verdictOf<PageDigest>(pair, sayTheSame) }));
}

/** A page as a version publishes it for comparisons. */
export interface WrittenPage extends ComparedRef {
  sections: WrittenSection[];
}

const readPage = (page: WrittenPage | undefined) =>
  page && { ...page, sections: () => Promise.resolve(readSections(page.sections)) };

/** One side is undefined where the other version has no such page. */
export const compareWritten = (older?: WrittenPage, newer?: WrittenPage): Promise<Shown> =>
  showComparison(readPage(older), readPage(newer));
