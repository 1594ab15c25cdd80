import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blockKey } from '../../core/api/uses';
import { RAN_FILE, ranBlocks, type RanLedger } from '../../core/ran';
import { RUNNABLE_FILE, TAB_FOLDER, type RunPage } from '../../core/tab';
import { VERSIONS, type KnownVersion } from '../../core/versions';
import type { TabBuild } from '../../network/tab/build';
import { writeIfNew } from '../../markdown/inputs';
import { cached } from '../../markdown/cache';

interface Content {
  tabs: [version: string, tab: TabBuild][];
  pages: [file: string, page: RunPage][];
}

const NOTHING: Content = { tabs: [], pages: [] };

/** The network needs the packages of the SDK; pages of a version without them have no buttons to run code. */
async function loadVersion(siteDir: string, version: KnownVersion): Promise<Content> {
  const { id } = version;
  if (!fs.existsSync(path.join(siteDir, 'sdk', id, 'node_modules/@aztec/pxe'))) {
    console.log(`[run-here] the packages of sdk/${id} are not installed: its pages have no buttons to run code`);
    return NOTHING;
  }
  // Not before: a site of a few pages has neither of the two folders.
  const { buildTab } = await import('../../network/tab/build');
  const tab = await buildTab(siteDir, version);
  const { modules } = tab.manifest;
  const ledger = JSON.parse(fs.readFileSync(path.join(siteDir, RAN_FILE), 'utf8')) as RanLedger;
  const pages: Content['pages'] = [];
  for (const [file, ran] of ranBlocks(ledger, version)) {
    const from = JSON.stringify([[...ran], modules]);
    const keeping = { siteDir, kind: 'run-here', name: file, from, pages: [path.join(siteDir, file)] };
    const make = async () => (await import('./programs')).runPageOf(siteDir, file, id, ran, new Set(modules)).page;
    pages.push([file, await cached(keeping, make)]);
  }
  return { tabs: [[id, tab]], pages };
}

/** As a second name of the same file, where the disk has such: the network weighs 190 MB a version. */
function place(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    fs.copyFileSync(from, to);
  }
}

async function load(siteDir: string): Promise<Content> {
  // The server of `npm run dev` has no frame for it.
  if (process.env.NODE_ENV !== 'production') return NOTHING;
  const made: Content[] = [];
  // One after the other: each wants all processors.
  for (const version of VERSIONS) made.push(await loadVersion(siteDir, version));
  return { tabs: made.flatMap(({ tabs }) => tabs), pages: made.flatMap(({ pages }) => pages) };
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
    async contentLoaded({ content: { tabs, pages }, actions: { createData } }) {
      for (const [id, { manifest }] of tabs) await createData(`network-${id}.json`, JSON.stringify(manifest));
      for (const [file, page] of pages) await createData(`${blockKey(file)}.json`, JSON.stringify(page));
    },
    async postBuild({ outDir }) {
      if (!made?.tabs.length) return;
      const { tabFiles } = await import('../../network/tab/build');
      const target = path.join(outDir, TAB_FOLDER);
      fs.mkdirSync(target, { recursive: true });
      for (const [, tab] of made.tabs)
        for (const name of tabFiles(tab)) place(path.join(tab.folder, name), path.join(target, name));
    },
  };
}
