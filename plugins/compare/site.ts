import type { PageMark } from '../../core/compare/verdict';
import { NIGHTLY, STABLE } from '../../core/versions';
import { noteSizes } from '../../markdown/diagrams';
import { readPages } from './comparedPages';
import { cachedShown, readJudging } from './judging';
import { startComparing, whenAll, type Comparisons, type SiteComparison } from './pairs';

interface Started {
  byPath: Comparisons;
  all: Promise<SiteComparison>;
}

const results = new Map<string, Started>();

function startSite(siteDir: string): Started {
  const known = results.get(siteDir);
  if (known) return known;
  const start = performance.now();
  const [stable, nightly] = [readPages(siteDir, STABLE.folder), readPages(siteDir, NIGHTLY.folder)];
  noteSizes(siteDir);
  const judging = readJudging(siteDir);
  const byPath = startComparing(stable, nightly, cachedShown(siteDir, judging));
  const all = judging.then(({ notes }) => whenAll(byPath, notes));
  results.set(siteDir, { byPath, all });
  const report = () => {
    const ms = Math.round(performance.now() - start);
    console.log(`[compare] ${stable.length} stable and ${nightly.length} nightly pages compared in ${ms} ms`);
  };
  // Who asked is told of an error.
  void all.then(report, () => undefined);
  return { byPath, all };
}

/** The comparison of the site's two versions, made once for each process. */
export const compareSite = async (siteDir: string): Promise<SiteComparison> => startSite(siteDir).all;

/** What the page at an address says about itself; undefined where there is no published page. */
export async function markOf(siteDir: string, route: string): Promise<PageMark | undefined> {
  const found = await startSite(siteDir).byPath.get(route);
  if (!found) return undefined;
  const { verdict, changes, href, replacedBy, anew } = found;
  return { verdict, changes, href, replacedBy, anew };
}
