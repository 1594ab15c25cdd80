import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import path from 'node:path';
import { BUDGETS } from '../../config/budgets';
import { environment, publicEnv } from '../../config/env';
import { afterOtherPlugins } from '../docusaurus/postBuildOrder';
import { writeOffline } from '../offline';
import { Precompressor, withdrawCopies } from './compress';
import { listFiles, writeHostFiles } from './hostFiles';
import { setAside } from './setAside';
import { sizeReport } from './sizes';

const NAME = 'host-files';

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
      const compressor = new Precompressor(props.outDir, path.join(props.siteDir, '.docusaurus/site-cache/compressed'));
      const others = afterOtherPlugins(props.plugins, NAME);
      const compress = inTurns(async () => compressor.run(await listFiles(props.outDir)));
      // Pages and scripts are there already; what the others write follows when they end.
      void compress();
      for (const other of others) void other.then(compress);
      await Promise.all(others);
      // Which files readers can keep, and what they weigh, is known when all others have their copies.
      await compress();
      await writeOffline(props.outDir, props.siteDir, await listFiles(props.outDir));
      const start = performance.now();
      await writeHostFiles(props.outDir, props.siteDir, publicEnv);
      await compress();
      compressor.forgetOthers();
      console.log(`[${NAME}] headers, redirects and compressed copies in ${Math.round(performance.now() - start)} ms`);
      if (minified)
        console.log(`[${NAME}] as sent:\n${sizeReport(props.outDir, await listFiles(props.outDir), BUDGETS)}`);
      // What a file weighs as it is sent is known by its copy. Netlify makes its own, and would publish these as files.
      if (environment()['NETLIFY']) withdrawCopies(props.outDir);
    },
  };
}
