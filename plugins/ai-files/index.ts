import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { LIBRARY_FILE } from '../../core/library';
import { expandPage } from '../page-source';
import { pageFiles, type MarkdownFile } from './document';
import { makeLibrary } from './library';
import { llmsFull, llmsIndex } from './llms';
import { aiVersions, pagesOf, type AiVersion } from './site';

const NAME = 'ai-files';

async function versionFiles(version: AiVersion, all: AiVersion[], siteDir: string, siteUrl: string) {
  const pages: { route: string; files: MarkdownFile[] }[] = [];
  for (const page of pagesOf(version)) {
    const tree = await expandPage({ siteDir, file: page.file, siteUrl });
    pages.push({ route: page.route, files: pageFiles(page, tree, version, { siteUrl }) });
  }
  const texts = pages.flatMap(({ files }) => files.map((file) => file.text.trimEnd()));
  return { pages, indexes: [llmsIndex(version, all, { siteUrl }), llmsFull(version, texts, { siteUrl })] };
}

/** Everything that AI tools read, as paths on the site and texts. */
export async function aiFiles(content: LoadedContent, siteDir: string, siteUrl: string): Promise<MarkdownFile[]> {
  const versions = aiVersions(content);
  const files: MarkdownFile[] = [];
  const parts = new Map<string, number>();
  for (const version of versions) {
    const { pages, indexes } = await versionFiles(version, versions, siteDir, siteUrl);
    for (const page of pages) parts.set(page.route, page.files.length);
    files.push(...pages.flatMap((page) => page.files), ...indexes);
  }
  const library = await makeLibrary(versions, parts, { siteDir, siteUrl });
  return [...files, { path: `/${LIBRARY_FILE}`, text: JSON.stringify(library) }];
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
      const start = performance.now();
      const docs = plugins.find((plugin) => plugin.name === 'docusaurus-plugin-content-docs');
      const files = await aiFiles(docs?.content as LoadedContent, siteDir, siteConfig.url);
      for (const file of files) await write(outDir, file);
      const size = Math.round(files.reduce((sum, file) => sum + file.text.length, 0) / 1000);
      console.log(`[${NAME}] ${files.length} files, ${size} kB, in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
