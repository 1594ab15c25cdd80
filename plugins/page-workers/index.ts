import fs from 'node:fs';
import path from 'node:path';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { CurrentBundler, LoadContext, Plugin } from '@docusaurus/types';
import { listPages } from '../../core/files';
import { VERSIONS } from '../../core/versions';
import { allowThreads, endThreads, startThreads } from '../../markdown/threads';
import { shareCompiling } from './compile';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

/** With fewer a build is done when threads are ready. */
const MANY_PAGES = 100;

/** Where nothing is kept of an earlier build all pages must be read. */
function isMuchToDo(siteDir: string): boolean {
  if (fs.existsSync(path.join(siteDir, '.docusaurus/kept'))) return false;
  return VERSIONS.flatMap(({ folder }) => listPages(path.join(siteDir, folder))).length >= MANY_PAGES;
}

/** Reads and compiles pages on all processors; Docusaurus does it on one. */
export default function pageWorkers({ siteDir }: LoadContext): Plugin {
  if (process.env.NODE_ENV !== 'production') return { name: 'page-workers' };
  allowThreads(path.join(__dirname, 'worker.mjs'));
  if (isMuchToDo(siteDir)) startThreads();
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
