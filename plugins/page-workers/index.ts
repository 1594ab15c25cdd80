import fs from 'node:fs';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { listPages } from '../../core/files';
import { VERSIONS } from '../../core/versions';
import { allowThreads, endThreads, startThreads } from '../../markdown/threads';
import { shareCompiling } from './compile';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** With fewer a build is done when threads are ready. */
const MANY_PAGES = 100;

/** From here on memory counts for more than time. */
const LARGE_SITE = 800;

const countPages = (siteDir: string): number =>
  VERSIONS.flatMap(({ folder }) => listPages(path.join(siteDir, folder))).length;

/** Else garbage may grow to several times of what is used before it is collected. Costs a build 6 % of its time. */
const collectOften = (): void => setFlagsFromString('--heap-growing-percent=50');

/** Reads and compiles pages on all processors; Docusaurus does it on one. */
export default function pageWorkers({ siteDir }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') return { name: 'page-workers' };
  allowThreads(path.join(__dirname, 'worker.mjs'));
  const pages = countPages(siteDir);
  if (pages >= LARGE_SITE) collectOften();
  // Where nothing is kept of an earlier build all pages must be read.
  if (pages >= MANY_PAGES && !fs.existsSync(path.join(siteDir, '.docusaurus/kept'))) startThreads();
  const noteSite = shareCompiling(siteDir);
  const atTheEnd = { apply: ({ hooks }: Compiler) => void hooks.done.tap('page-workers', endThreads) };
  return {
    name: 'page-workers',
    async allContentLoaded({ allContent }) {
      noteSite(allContent['docusaurus-plugin-content-docs']!.default as LoadedContent);
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [atTheEnd] }),
  };
}
