import { createHash } from 'node:crypto';
import type { DocVersion, Version } from './versions';

/** A block that acts on a network: when it ran last and with which packages, or why it is not run. */
export interface RanBlock {
  page: string;
  block: string;
  sdk?: string;
  date?: string;
  /** Names what ran: the program with its expected output, the network and the packages. */
  run?: string;
  reason?: string;
}

/** `data/ran.json`, which `npm run check:run -- --write-ledger` writes. */
export interface RanLedger {
  /** Blocks that act on a network, how many of them ran, and how many programs they make, by version. */
  counts: Record<string, { blocks: number; ran: number; programs: number }>;
  blocks: RanBlock[];
}

export const RAN_FILE = 'data/ran.json';

/** Names a block by what it says. */
export const blockHash = (version: DocVersion, body: string): string =>
  createHash('sha256').update(`${version}\0${body.trimEnd()}`).digest('hex').slice(0, 16);

/** By page, the blocks of a version that ran. */
export function ranBlocks({ blocks }: RanLedger, version: Version): Map<string, Set<string>> {
  const pages = new Map<string, Set<string>>();
  for (const { page, block, sdk } of blocks) {
    if (sdk !== version.sdk || !page.startsWith(`${version.folder}/`)) continue;
    pages.set(page, (pages.get(page) ?? new Set()).add(block));
  }
  return pages;
}
