import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blockKey } from '../../core/api/uses';
import { RAN_FILE, type RanLedger } from '../../core/ran';
import { RUNNABLE_FILE, TAB_FOLDER, type RunPage } from '../../core/tab';
import { STABLE } from '../../core/versions';
import type { TabBuild } from '../../network/tab/build';
import { writeIfNew } from '../../markdown/inputs';
import { kept } from '../../markdown/kept';

interface Content {
  tab: TabBuild | undefined;
  pages: [file: string, page: RunPage][];
}

/** By page, the blocks of the stable version that ran. */
function ranBlocks({ blocks }: RanLedger): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { page, block, sdk } of blocks) {
    if (sdk !== STABLE.sdk || !page.startsWith(`${STABLE.folder}/`)) continue;
    pages.set(page, (pages.get(page) ?? new Set()).add(block));
  }
  return pages;
}

const NOTHING: Content = { tab: undefined, pages: [] };

/** The network needs the packages of the SDK; a site without them has no buttons to run code. */
async function load(siteDir: string): Promise<Content> {
  // The server of `npm run dev` has no frame for it.
  if (process.env.NODE_ENV !== 'production') return NOTHING;
  if (!fs.existsSync(path.join(siteDir, 'sdk', STABLE.id, 'node_modules/@aztec/pxe'))) {
    console.log(`[run-here] the packages of sdk/${STABLE.id} are not installed: pages have no buttons to run code`);
    return NOTHING;
  }
  // Not before: a site of a few pages has neither of the two folders.
  const { buildTab } = await import('../../network/tab/build');
  const tab = await buildTab(siteDir);
  const { modules } = tab.manifest;
  const ledger = JSON.parse(fs.readFileSync(path.join(siteDir, RAN_FILE), 'utf8')) as RanLedger;
  const pages: Content['pages'] = [];
  for (const [file, ran] of ranBlocks(ledger)) {
    const from = JSON.stringify([[...ran], modules]);
    const keeping = { siteDir, kind: 'run-here', name: file, from, pages: [path.join(siteDir, file)] };
    const make = async () => (await import('./programs')).runPageOf(siteDir, file, ran, new Set(modules));
    pages.push([file, await kept(keeping, make)]);
  }
  return { tab, pages };
}

/** Puts the network for the reader's tab into the site, and beside it what each page runs on it. */
export default function runHere({ siteDir }: LoadContext): Plugin<Content> {
  let made: Content | undefined;
  return {
    name: 'run-here',
    getPathsToWatch: () => [RAN_FILE],
    async loadContent() {
      made = await load(siteDir);
      const runnable = Object.fromEntries(made.pages.map(([file, { blocks }]) => [file, Object.keys(blocks)]));
      writeIfNew(path.join(siteDir, RUNNABLE_FILE), JSON.stringify(runnable));
      return made;
    },
    async contentLoaded({ content: { tab, pages }, actions: { createData } }) {
      await createData('manifest.json', JSON.stringify(tab?.manifest ?? null));
      for (const [file, page] of pages) await createData(`${blockKey(file)}.json`, JSON.stringify(page));
    },
    async postBuild({ outDir }) {
      if (!made?.tab) return;
      const { tabFiles } = await import('../../network/tab/build');
      const target = path.join(outDir, TAB_FOLDER);
      fs.mkdirSync(target, { recursive: true });
      for (const name of tabFiles(made.tab)) fs.copyFileSync(path.join(made.tab.folder, name), path.join(target, name));
    },
  };
}
