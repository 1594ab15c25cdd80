import type { LoadedPlugin, Plugin, Props } from '@docusaurus/types';
import path from 'node:path';
import { BUDGETS } from '../../config/budgets';
import { publicEnv } from '../../config/env';
import { addPageScripts } from '../route-tables/pageScripts';
import { Precompressor } from './compress';
import { listFiles, writeHostFiles } from './hostFiles';
import { sizeReport } from './sizes';

const NAME = 'host-files';

/**
 * Docusaurus runs the `postBuild` of all plugins at the same time, in the order of registration. Host files describe
 * the finished build, so they must come after what the others write (sitemap, search index, text files).
 * Called synchronously from the first `postBuild`, this sees each later one before it starts.
 * To be removed when Docusaurus has an ordered lifecycle after `postBuild`.
 */
export function afterOtherPlugins(
  plugins: LoadedPlugin[],
  name: string,
  before: Promise<unknown> = Promise.resolve(),
): Promise<unknown> {
  const writers = plugins.filter((plugin) => plugin.postBuild);
  if (writers[0]?.name !== name)
    throw new Error(
      `${name} must be the first entry of 'plugins' that has a postBuild step; found '${writers[0]?.name}' before it.`,
    );
  const finished = writers.slice(1).map(
    (plugin) =>
      new Promise<void>((resolve) => {
        const original = plugin.postBuild;
        plugin.postBuild = async (props) => {
          await before;
          // When it throws, Docusaurus reports that error and stops; this promise then stays open on purpose.
          await original?.call(plugin, props);
          resolve();
        };
      }),
  );
  return Promise.all(finished);
}

const finishPages = async ({ generatedFilesDir, outDir }: Props): Promise<string[]> =>
  addPageScripts(
    generatedFilesDir,
    outDir,
    (await listFiles(outDir)).filter((file) => file.endsWith('.html')),
  );

export default function hostFiles(): Plugin<void> {
  let minified = true;
  return {
    name: NAME,
    configureWebpack({ optimization }, isServer) {
      if (!isServer) minified = optimization?.minimize !== false;
      return {};
    },
    async postBuild(props: Props) {
      const compressor = new Precompressor(props.outDir, path.join(props.siteDir, '.docusaurus/kept/compressed'));
      const compress = async () => compressor.run(await listFiles(props.outDir), await finished);
      // Others read the pages, so those are finished first.
      const finished = finishPages(props);
      const others = afterOtherPlugins(props.plugins, NAME, finished);
      await finished;
      // Pages and scripts are there already.
      const first = compress();
      await others;
      const start = performance.now();
      await writeHostFiles(props.outDir, props.siteDir, publicEnv);
      await first;
      await compress();
      compressor.forgetOthers();
      console.log(`[${NAME}] headers, redirects and compressed copies in ${Math.round(performance.now() - start)} ms`);
      if (minified)
        console.log(`[${NAME}] as sent:\n${sizeReport(props.outDir, await listFiles(props.outDir), BUDGETS)}`);
    },
  };
}
