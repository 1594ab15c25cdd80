import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docRoute } from '../../core/docRoute';
import { withoutSlash } from '../../core/pagePath';
import { NIGHTLY, STABLE } from '../../core/versions';
import { lastMark } from '../dev/lastBuild';
import { noteValue } from '../../markdown/inputs';
import { comparisonPage } from './render/comparisonPage';
import { indexPages } from './render/indexPage';
import { pageMaker, TEMPLATE } from './render/template';
import { compareSite, markOf, type SiteComparison } from './site';

/** Comparing the whole site takes seconds: `docusaurus start` shows the marks of the last build. */
const production = process.env.NODE_ENV === 'production';

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

async function writePages(outDir: string, site: SiteComparison): Promise<number> {
  const fileOf = (page: string) => path.join(outDir, `${page}.html`);
  const make = pageMaker(await readFile(fileOf(TEMPLATE.path), 'utf8'));
  const pages = [...indexPages(site), ...site.comparisons.map(comparisonPage)];
  for (const page of pages) {
    await mkdir(path.dirname(fileOf(page.path)), { recursive: true });
    await writeFile(fileOf(page.path), make(page));
  }
  return pages.length;
}

/** Says on every page how it differs from its counterpart in the other version, and publishes the comparisons. */
export default function compare({ siteDir }: LoadContext): Plugin {
  return {
    name: 'compare',
    contentLoaded({ actions }) {
      // Every address below it too: React must know the pages that `postBuild` writes.
      actions.addRoute({ path: TEMPLATE.path, exact: false, component: '@site/src/features/compare/ComparePage.tsx' });
    },
    async allContentLoaded({ allContent }) {
      if (!production) return;
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      checkComplete(docs, await compareSite(siteDir));
    },
    async postBuild({ outDir }) {
      const start = performance.now();
      const count = await writePages(outDir, await compareSite(siteDir));
      console.log(`[compare] ${count} comparison pages written in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
