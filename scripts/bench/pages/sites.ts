import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../setup.mjs';
import type { Page, Sidebar } from './content';
import { docusaurus } from './peers/docusaurus';
import type { Peer } from './peers/peer';
import { starlight } from './peers/starlight';
import { install, removeAll, run, SCRATCH, writeFiles } from './scratch';
import { serveFolder, serveOwn, type Served } from './serve';

export interface Site extends Served {
  name: string;
  sidebar: string;
  hydrated: () => boolean;
}

export const OWN = {
  name: 'ours',
  sidebar: '.sidebar',
  hydrated: docusaurus.hydrated,
  buildDir: path.join(ROOT, 'build'),
} as const;
const PEERS: readonly Peer[] = [docusaurus, starlight];
/** What stays when the pages have changed. */
const KEPT = ['node_modules', 'package.json', 'package-lock.json'];

export const folderOf = ({ folder }: Peer): string => path.join(SCRATCH, folder);

/** Installs a peer and writes the pages in its form. */
async function prepare(peer: Peer, files: Record<string, string>, hash: string): Promise<void> {
  const dir = folderOf(peer);
  await install(dir, peer.manifest);
  const stamp = path.join(dir, '.pages');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  removeAll(
    dir,
    readdirSync(dir).filter((name) => !KEPT.includes(name)),
  );
  writeFiles(dir, files);
  writeFileSync(stamp, hash);
}

export async function preparePeers(...content: [Page[], Sidebar[], comparisons: Page[]]): Promise<void> {
  for (const peer of PEERS) {
    const files = peer.files(...content);
    const made = JSON.stringify([peer.manifest, files]);
    await prepare(peer, files, createHash('sha256').update(made).digest('hex'));
  }
}

export const serveOwnSite = async (): Promise<Site> => ({ ...OWN, ...(await serveOwn(OWN.buildDir)) });

async function servePeer(peer: Peer): Promise<Site> {
  const dir = folderOf(peer);
  const output = path.join(dir, peer.output);
  if (!existsSync(path.join(output, 'index.html'))) {
    console.log(`Building ${peer.name} …`);
    await run(dir, 'npm', ['run', 'build']);
  }
  return { name: peer.name, sidebar: peer.sidebar, hydrated: peer.hydrated, ...(await serveFolder(output)) };
}

/** Adds the peers, built where they are not yet, to the sites that the caller stops. */
export async function servePeers(sites: Site[]): Promise<void> {
  for (const peer of PEERS) sites.push(await servePeer(peer));
}
