import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { writeInFolders } from '../../core/files';
import { LIBRARY_FILE } from '../../core/library';
import { forgetExpanded } from '../../markdown/page-source';
import { makeLibrary } from './library';
import { llmsFull, llmsIndex } from './llms';
import { madePage, type Source } from './page';
import { aiVersions, pagesOf, type AiVersion } from './site';

const NAME = 'ai-files';

async function versionFiles(version: AiVersion, all: AiVersion[], site: Source) {
  const pages = await Promise.all(pagesOf(version).map((page) => madePage(page, version, site)));
  const texts = pages.flatMap(({ files }) => files.map((file) => file.text.trimEnd()));
  return { pages, indexes: [llmsIndex(version, all, site), llmsFull(version, texts, site)] };
}

/** Everything that AI tools read, as paths on the site and texts. */
async function aiFiles(versions: AiVersion[], site: Source) {
  const made = [];
  for (const version of versions) made.push(await versionFiles(version, versions, site));
  const pages = made.flatMap((each) => each.pages);
  return {
    files: [...pages.flatMap((page) => page.files), ...made.flatMap((each) => each.indexes)],
    parts: new Map(pages.map((page) => [page.route, page.files.length])),
  };
}

/** Writes every page as Markdown, and `llms.txt` and `llms-full.txt` for both versions. */
export default function aiFilesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  const site = { siteDir, siteUrl: siteConfig.url };
  let versions: AiVersion[];
  let made: Awaited<ReturnType<typeof aiFiles>>;
  return {
    name: NAME,
    // Before the bundler needs the memory: the trees of all pages are there, and nothing wants them afterwards.
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV !== 'production') return;
      const start = performance.now();
      versions = aiVersions(allContent['docusaurus-plugin-content-docs']!.default as LoadedContent);
      made = await aiFiles(versions, site);
      forgetExpanded();
      const size = Math.round(made.files.reduce((sum, file) => sum + file.text.length, 0) / 1000);
      const ms = Math.round(performance.now() - start);
      console.log(`[${NAME}] ${made.files.length} files, ${size} kB, in ${ms} ms`);
    },
    async postBuild({ outDir }) {
      const library = await makeLibrary(versions, made.parts, site);
      const listed = { path: `/${LIBRARY_FILE}`, text: JSON.stringify(library) };
      for (const file of [...made.files, listed]) await writeInFolders(path.join(outDir, file.path), file.text);
    },
  };
}
