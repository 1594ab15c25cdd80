import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { LIBRARY_FILE } from '../../core/library';
import { kept } from '../../markdown/kept';
import { expandPage } from '../../markdown/page-source';
import { pageFiles, type MarkdownFile } from './document';
import { makeLibrary } from './library';
import { llmsFull, llmsIndex } from './llms';
import { aiVersions, pagesOf, type AiPage, type AiVersion } from './site';

const NAME = 'ai-files';

interface Source {
  siteDir: string;
  siteUrl: string;
}

interface MadePage {
  route: string;
  files: MarkdownFile[];
}

function madePage(page: AiPage, version: AiVersion, site: Source): Promise<MadePage> {
  const { siteDir, siteUrl } = site;
  const { version: id, label, kind } = version;
  const keeping = {
    siteDir,
    kind: 'markdown',
    name: page.route,
    from: JSON.stringify([page, id, label, kind, siteUrl]),
    pages: [path.join(siteDir, page.file)],
  };
  return kept(keeping, async () => {
    const tree = await expandPage({ siteDir, file: page.file, siteUrl });
    return { route: page.route, files: pageFiles(page, tree, version, site) };
  });
}

async function versionFiles(version: AiVersion, all: AiVersion[], site: Source) {
  const pages: MadePage[] = [];
  for (const page of pagesOf(version)) pages.push(await madePage(page, version, site));
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
      const start = performance.now();
      const { files, parts } = await aiFiles(versions, site);
      const library = await makeLibrary(versions, parts, site);
      const listed = { path: `/${LIBRARY_FILE}`, text: JSON.stringify(library) };
      for (const file of [...files, listed]) await write(outDir, file);
      const size = Math.round(files.reduce((sum, file) => sum + file.text.length, 0) / 1000);
      console.log(`[${NAME}] ${files.length} files, ${size} kB, in ${Math.round(performance.now() - start)} ms`);
    },
  };
}
