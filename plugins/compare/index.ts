import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ComparePageData } from '../../core/compare/comparison';
import { HAS_ANY_TWO } from '../../core/compare/published';
import { docRoute } from '../../core/docRoute';
import { withoutSlash } from '../../core/pagePath';
import { writeInFolders } from '../../core/files';
import { NIGHTLY, STABLE } from '../../core/versions';
import { lastMark } from '../dev/lastBuild';
import { noteValue } from '../../markdown/inputs';
import { comparePagesOf } from './pages';
import type { SiteComparison } from './pairs';
import { compareSite, markOf } from './site';
import { digestVersions, publishVersions, type DigestedVersion } from './versions';

/** Comparing the whole site takes seconds: `docusaurus start` shows the marks of the last build. */
const production = process.env.NODE_ENV === 'production';
const COMPONENT = '@site/src/features/compare/ComparePage.tsx';

/** Where the mark of a page is kept, so that the page is compiled again when it changes, and not before. */
function markFile(siteDir: string, filePath: string): string {
  const folder = path.join(siteDir, '.docusaurus/marks');
  return path.join(folder, `${path.relative(siteDir, filePath).replaceAll(path.sep, '__')}.json`);
}

/** Gives a page its mark by way of its front matter, so that each page carries its own and no other. */
export async function withMark<T extends { frontMatter: Record<string, unknown> }>(
  siteDir: string,
  filePath: string,
  parsed: T,
): Promise<T> {
  const route = docRoute(path.relative(siteDir, filePath)) ?? '';
  const compare = production ? await markOf(siteDir, route) : lastMark(path.join(siteDir, 'build'), route);
  noteValue(filePath, markFile(siteDir, filePath), JSON.stringify(compare ?? null));
  return compare ? { ...parsed, frontMatter: { ...parsed.frontMatter, compare } } : parsed;
}

function checkComplete(content: LoadedContent, { byPath }: SiteComparison): void {
  const compared = content.loadedVersions.filter(
    ({ versionName: name }) => name === STABLE.name || name === NIGHTLY.name,
  );
  const missing = compared.flatMap(({ docs }) =>
    // At this point Docusaurus has not yet taken the slash off the addresses of index pages.
    docs.filter((doc) => !byPath.has(withoutSlash(doc.permalink))).map((doc) => `${doc.permalink} (${doc.source})`),
  );
  if (missing.length) throw new Error(`[compare] pages that were not compared:\n  ${missing.join('\n  ')}`);
}

/** What the browser fetches (src/features/compare/pages.ts). */
async function writeData(outDir: string, pages: Map<string, ComparePageData>): Promise<void> {
  for (const [page, data] of pages) await writeInFolders(path.join(outDir, `${page}.json`), JSON.stringify(data));
}

/** Says on every page how it differs from its counterpart in the other version, and publishes the comparisons. */
export default function compare({ siteDir }: LoadContext): Plugin {
  let pages: Map<string, ComparePageData>;
  let versions: DigestedVersion[] = [];
  let rendered: string | false = false;
  return {
    name: 'compare',
    async contentLoaded({ actions }) {
      // In development one route shows the data of the last build.
      if (!production) return actions.addRoute({ path: '/compare', exact: false, component: COMPONENT });
      pages = comparePagesOf(await compareSite(siteDir));
      if (HAS_ANY_TWO) versions = await digestVersions(siteDir);
      rendered = await actions.createData('pages.json', JSON.stringify(Object.fromEntries(pages)));
      for (const page of pages.keys()) actions.addRoute({ path: page, exact: true, component: COMPONENT });
    },
    // The server renders from all of them. The browser has none: a script for each would be in the list of scripts.
    configureWebpack: (_, isServer) => ({ resolve: { alias: { '@compare/pages': isServer && rendered } } }),
    async allContentLoaded({ allContent }) {
      if (!production) return;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      checkComplete(docs, await compareSite(siteDir));
    },
    async postBuild({ outDir }) {
      await writeData(outDir, pages);
      await publishVersions(siteDir, outDir, versions);
    },
  };
}
