import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publicEnv } from '../../config/env';
import { ALL_FEED, feedOf } from '../../core/feeds';
import { docRoute } from '../../core/docRoute';
import { writeInFolders } from '../../core/files';
import { docVersion, NIGHTLY, STABLE, VERSIONS, type KnownVersion } from '../../core/versions';
import { cached } from '../../markdown/cache';
import type { SiteComparison } from '../compare/pairs';
import { compareSite } from '../compare/site';
import { atomXml, type Entry, type Feed } from './atom';
import { pageHistory, readTexts, type FileChange } from './history';
import { pageChange, type PageChange } from './pageChange';
import { idOf, pageEntry } from './pageEntry';
import { releaseEntry } from './releases';

/** What a feed has of pages; readers have kept the older ones. */
const MOST = 50;
/** How many changes of files are looked at for them. */
const LOOKED_AT = 120;

const at = (to: string): string => new URL(to, publicEnv.siteUrl).href;

/** The last changes of a version's pages in content, newest first. */
async function pageChanges(siteDir: string, files: FileChange[]): Promise<PageChange[]> {
  const texts = await readTexts(siteDir, [...new Set(files.flatMap(({ before, after }) => [before ?? after, after]))]);
  const found: PageChange[] = [];
  for (const file of files) {
    const change = await pageChange(file, file.before && texts.get(file.before), texts.get(file.after)!);
    if (change) found.push(change);
    if (found.length === MOST) break;
  }
  return found;
}

async function changesOf(siteDir: string, version: KnownVersion, history: FileChange[], site: SiteComparison) {
  const files = history
    .filter(({ file }) => docVersion(file) === version.id && site.byPath.has(docRoute(file) ?? ''))
    .slice(0, LOOKED_AT);
  const from = JSON.stringify(files);
  return cached({ siteDir, kind: 'feeds', name: version.id, from }, () => pageChanges(siteDir, files));
}

async function entriesOf(siteDir: string, version: KnownVersion, history: FileChange[], site: SiteComparison) {
  const changes = await changesOf(siteDir, version, history, site);
  const pages = changes.map((change) => pageEntry(change, site.byPath.get(docRoute(change.file)!), at));
  return [...pages, releaseEntry(siteDir, version, site, at)];
}

const newestFirst = (entries: Entry[]): Entry[] =>
  entries.toSorted((a, b) => b.updated.localeCompare(a.updated) || a.id.localeCompare(b.id));

function feedFor(version: KnownVersion, entries: Entry[]): Feed {
  const name = version === NIGHTLY ? 'nightly' : version.label;
  return {
    id: idOf('feed', version === STABLE ? 'stable' : version.id),
    title: `Aztec documentation: changes in ${name}`,
    subtitle: `Pages of ${version.label} that say something new, and the release with its migration notes.`,
    self: at(feedOf(version)),
    page: at(version === NIGHTLY ? '/compare' : version.base || '/'),
    entries: newestFirst(entries),
  };
}

const feedOfAll = (entries: Entry[]): Feed => ({
  id: idOf('feed', 'all'),
  title: 'Aztec documentation: changes in all versions',
  subtitle: 'Pages that say something new, and releases with their migration notes.',
  self: at(ALL_FEED),
  page: at('/compare'),
  entries: newestFirst(entries),
});

/** Publishes what changed as Atom feeds: one for each version, and one of all. */
export default function feeds({ siteDir }: LoadContext): Plugin {
  const history = process.env.NODE_ENV === 'production' ? pageHistory(siteDir) : Promise.resolve([]);
  return {
    name: 'feeds',
    async postBuild({ outDir }) {
      const start = performance.now();
      const site = await compareSite(siteDir);
      const write = (file: string, feed: Feed) => writeInFolders(path.join(outDir, file), atomXml(feed));
      const all: Entry[] = [];
      for (const version of VERSIONS) {
        const entries = await entriesOf(siteDir, version, await history, site);
        all.push(...entries);
        await write(feedOf(version), feedFor(version, entries));
      }
      await write(ALL_FEED, feedOfAll(all));
      console.log(`[feeds] ${all.length} entries in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
