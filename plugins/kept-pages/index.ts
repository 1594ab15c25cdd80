import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import { writeInFolders } from '../../core/files';
import { withoutSlash } from '../../core/pagePath';
import { forgetOthers } from '../../markdown/kept';
import { readPageScripts, withScripts } from '../route-tables/pageScripts';
import { pageKeys, runtimeOf, type Manifest } from './keys';
import { KeptScripts } from './scripts';

type Executor = typeof import('@docusaurus/core/lib/ssg/ssgExecutor');
type Execute = Executor['executeSSG'];
type Collected = Awaited<ReturnType<Execute>>['collectedData'];

interface Rendered {
  /** The name of the runtime that `html` has. */
  runtime: string;
  html: string;
  collected: Collected[string];
}

const readRendered = async (file: string): Promise<Rendered | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Rendered;
  } catch {
    // Not made yet, or the build that wrote it was stopped.
    return undefined;
  }
};

function htmlFile(outDir: string, page: string): string {
  const name = page.endsWith('/') ? `${page}index` : page;
  return path.join(outDir, `${name.replace(/\.html$/, '')}.html`);
}

/** At a time: nobody waits for the disk, and little is held. */
const PART = 32;

async function inParts(pages: readonly string[], act: (page: string) => Promise<void>): Promise<void> {
  for (let from = 0; from < pages.length; from += PART) await Promise.all(pages.slice(from, from + PART).map(act));
}

/** Everything around the HTML that React makes (`createSSGParams` of Docusaurus). */
const aroundPages = ({ siteConfig, headTags, preBodyTags, postBodyTags, baseUrl }: Props): unknown => [
  [headTags, preBodyTags, postBodyTags, baseUrl],
  [siteConfig.ssrTemplate, siteConfig.noIndex, siteConfig.trailingSlash, siteConfig.future],
  process.env.SKIP_HTML_MINIFICATION,
];

/** Renders the pages that something has changed for, and takes the others from `keptDir`. Names the scripts of each. */
const keeping =
  (execute: Execute, keptDir: string): Execute =>
  async (params) => {
    const { props, serverBundlePath, clientManifestPath } = params;
    const manifest = JSON.parse(await readFile(clientManifestPath, 'utf8')) as Manifest;
    const runtime = runtimeOf(manifest);
    const keyOf = pageKeys({
      siteDir: props.siteDir,
      generatedDir: props.generatedFilesDir,
      serverBundle: serverBundlePath,
      manifest,
      around: aroundPages(props),
    });
    const scriptsOf = await readPageScripts(props.generatedFilesDir);
    const tagsOf = (page: string) => scriptsOf(withoutSlash(page));
    const keys = new Map(props.routesPaths.map((page) => [page, keyOf(page, tagsOf(page))]));
    const keptFile = (key: string) => path.join(keptDir, `${key}.json`);
    const collectedData: Collected = {};
    const fresh: string[] = [];
    for (const [page, key] of keys) {
      const known = key && (await readRendered(keptFile(key)));
      if (!known) {
        fresh.push(page);
        continue;
      }
      await writeInFolders(htmlFile(props.outDir, page), known.html.replaceAll(known.runtime, runtime));
      collectedData[page] = known.collected;
    }
    if (fresh.length) {
      const made = await execute({ ...params, props: { ...props, routesPaths: fresh } });
      Object.assign(collectedData, made.collectedData);
    }
    await inParts(fresh, async (page) => {
      const file = htmlFile(props.outDir, page);
      const html = withScripts(await readFile(file, 'utf8'), tagsOf(page));
      await writeFile(file, html);
      const key = keys.get(page);
      if (!key) return;
      const rendered: Rendered = { runtime, html, collected: collectedData[page]! };
      await writeInFolders(keptFile(key), JSON.stringify(rendered));
    });
    forgetOthers(keptDir, new Set([...keys.values()].map((key) => `${key}.json`)));
    console.log(`[kept-pages] ${fresh.length} of ${keys.size} pages rendered`);
    // In the order of the routes, as Docusaurus gives them.
    return { collectedData: Object.fromEntries(props.routesPaths.map((page) => [page, collectedData[page]!])) };
  };

/**
 * Docusaurus renders every page in every build. This renders those whose code, data or text has changed. It has no
 * place for that, so its own function is replaced; to be removed when there is one:
 * https://github.com/facebook/docusaurus/issues/9127
 */
export default function keptPages({ siteDir }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') return { name: 'kept-pages' };
  const keptDir = path.join(siteDir, '.docusaurus/kept');
  const executor = createRequire(__filename)('@docusaurus/core/lib/ssg/ssgExecutor') as Executor;
  executor.executeSSG = keeping(executor.executeSSG, path.join(keptDir, 'rendered'));
  return {
    name: 'kept-pages',
    configureWebpack: (_config, isServer) =>
      isServer
        ? // Names without what the files hold: else the bundle itself would change with each page.
          { output: { chunkFilename: 'assets/js/[name].js' } }
        : { plugins: [new KeptScripts(siteDir, path.join(keptDir, 'scripts'))] },
  };
}
