import type { LoadContext, LoadedPlugin, Plugin, Props } from '@docusaurus/types';
import path from 'node:path';
import { BUDGETS } from '../../config/budgets';
import { publicEnv } from '../../config/env';
import { Precompressor } from './compress';
import { listFiles, writeHostFiles } from './hostFiles';
import { setAside } from './setAside';
import { sizeReport } from './sizes';

const NAME = 'host-files';

/**
 * Docusaurus runs the `postBuild` of all plugins at the same time, in the order of registration. Host files describe
 * the finished build, so they must come after what the others write (sitemap, search index, text files).
 * Called synchronously from the first `postBuild`, this sees each later one before it starts.
 * To be removed when Docusaurus has an ordered lifecycle after `postBuild`.
 */
export function afterOtherPlugins(plugins: LoadedPlugin[], name: string): Promise<unknown>[] {
  const writers = plugins.filter((plugin) => plugin.postBuild);
  if (writers[0]?.name !== name)
    throw new Error(
      `${name} must be the first entry of 'plugins' that has a postBuild step; found '${writers[0]?.name}' before it.`,
    );
  return writers.slice(1).map(
    (plugin) =>
      new Promise<void>((resolve) => {
        const original = plugin.postBuild;
        plugin.postBuild = async (props) => {
          // When it throws, Docusaurus reports that error and stops; this promise then stays open on purpose.
          await original?.call(plugin, props);
          resolve();
        };
      }),
  );
}

/** Never two at the same time; who asks during one shares the next. */
export function inTurns(work: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  const start = () => {
    next = undefined;
    return work();
  };
  return () => (next ??= last = last.then(start));
}

export default function hostFiles({ siteDir, outDir }: LoadContext): Plugin<void> {
  let minified = true;
  return {
    name: NAME,
    async allContentLoaded() {
      if (process.env.NODE_ENV === 'production') void setAside(outDir, path.join(siteDir, '.docusaurus/last-build'));
    },
    configureWebpack({ optimization }, isServer) {
      if (!isServer) minified = optimization?.minimize !== false;
      return {};
    },
    async postBuild(props: Props) {
      const compressor = new Precompressor(props.outDir, path.join(props.siteDir, '.docusaurus/kept/compressed'));
      const others = afterOtherPlugins(props.plugins, NAME);
      const compress = inTurns(async () => compressor.run(await listFiles(props.outDir)));
      // Pages and scripts are there already; what the others write follows when they end.
      void compress();
      for (const other of others) void other.then(compress);
      await Promise.all(others);
      const start = performance.now();
      await writeHostFiles(props.outDir, props.siteDir, publicEnv);
      await compress();
      compressor.forgetOthers();
      console.log(`[${NAME}] headers, redirects and compressed copies in ${Math.round(performance.now() - start)} ms`);
      if (minified)
        console.log(`[${NAME}] as sent:\n${sizeReport(props.outDir, await listFiles(props.outDir), BUDGETS)}`);
    },
  };
}
