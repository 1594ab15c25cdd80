import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'mdast';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { LIBRARY_FILE } from '../../core/library';
import { expandPage } from '../../markdown/page-source';
import { pageFiles, type MarkdownFile } from './document';
import { makeLibrary } from './library';
import { llmsFull, llmsIndex } from './llms';
import { aiVersions, pagesOf, type AiVersion } from './site';

const NAME = 'ai-files';

interface Source {
  siteDir: string;
  siteUrl: string;
}

async function readTrees(versions: AiVersion[], { siteDir, siteUrl }: Source): Promise<Map<string, Root>> {
  const trees = new Map<string, Root>();
  for (const page of versions.flatMap(pagesOf))
    trees.set(page.file, await expandPage({ siteDir, file: page.file, siteUrl }));
  return trees;
}

function versionFiles(version: AiVersion, all: AiVersion[], trees: Map<string, Root>, site: Source) {
  const pages = pagesOf(version).map((page) => ({
    route: page.route,
    files: pageFiles(page, trees.get(page.file)!, version, site),
  }));
  const texts = pages.flatMap(({ files }) => files.map((file) => file.text.trimEnd()));
  return { pages, indexes: [llmsIndex(version, all, site), llmsFull(version, texts, site)] };
}

/** Everything that AI tools read, as paths on the site and texts. */
function aiFiles(versions: AiVersion[], trees: Map<string, Root>, site: Source) {
  const made = versions.map((version) => versionFiles(version, versions, trees, site));
  const pages = made.flatMap((each) => each.pages);
  return {
    files: [...pages.flatMap((page) => page.files), ...made.flatMap((each) => each.indexes)],
    parts: new Map(pages.map((page) => [page.route, page.files.length])),
  };
}

async function write(outDir: string, { path: name, text }: MarkdownFile): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Writes every page as Markdown, and `llms.txt` and `llms-full.txt` for both versions. */
export default function aiFilesPlugin({ siteDir, siteConfig }: LoadContext): Plugin {
  return {
    name: NAME,
    async postBuild({ outDir, plugins }) {
      const site = { siteDir, siteUrl: siteConfig.url };
      const docs = plugins.find((plugin) => plugin.name === 'docusaurus-plugin-content-docs');
      const versions = aiVersions(docs?.content as LoadedContent);
      const trees = await readTrees(versions, site);
      // Other plugins run in between wherever this one waits; here is what it costs by itself.
      const start = performance.now();
      const { files, parts } = aiFiles(versions, trees, site);
      const own = Math.round(performance.now() - start);
      const library = await makeLibrary(versions, parts, site);
      const listed = { path: `/${LIBRARY_FILE}`, text: JSON.stringify(library) };
      for (const file of [...files, listed]) await write(outDir, file);
      const size = Math.round(files.reduce((sum, file) => sum + file.text.length, 0) / 1000);
      console.log(`[${NAME}] ${files.length} files, ${size} kB, in ${own} ms`);
    },
  };
}
