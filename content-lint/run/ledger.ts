import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { blockHash, RAN_FILE, type RanBlock, type RanLedger } from '../../core/ran';
import { VERSIONS, versionById } from '../../core/versions';
import { readJson } from '../snippets/cache';
import type { Problem } from '../snippets/types';
import type { Program } from './programs';

const empty: RanLedger = { counts: {}, blocks: [] };
export const readLedger = (root: string): RanLedger => readJson<RanLedger>(path.join(root, RAN_FILE)) ?? empty;

const keyOf = ({ page, block }: RanBlock): string => `${page} ${block}`;

function blocksOf({ version, members, notRun, run }: Program): (RanBlock & { line: number })[] {
  const result = notRun ? { reason: notRun } : { sdk: versionById(version).sdk, run };
  return members.map(({ file, line, body }) => ({ page: file, block: blockHash(version, body), ...result, line }));
}

/** Where the ledger and the programs of some pages part. */
export function compareLedger({ blocks }: RanLedger, programs: Program[], pages: string[]): Problem[] {
  const known = new Map(blocks.map((entry) => [keyOf(entry), entry]));
  const now = programs.flatMap(blocksOf);
  const again = 'have it written by npm run check:run -- --write-ledger';
  const problems = now.flatMap((entry): Problem[] => {
    const { page: file, line, sdk, reason, run } = entry;
    const before = known.get(keyOf(entry));
    // Without a network nothing ran here, and there is no name to compare.
    if (before?.sdk === sdk && before?.reason === reason && (!run || before?.run === run)) return [];
    if (before?.sdk && !sdk)
      return [{ file, line, message: `ran before and is not run any more ("${reason}"): ${again}` }];
    return [{ file, line, message: `is not in ${RAN_FILE} as it is now: ${again}` }];
  });
  const present = new Set(now.map(keyOf));
  const gone = blocks.filter((entry) => pages.includes(entry.page) && !present.has(keyOf(entry)));
  const message = `${RAN_FILE} has blocks that this page no longer has: ${again}`;
  return [...problems, ...[...new Set(gone.map(({ page }) => page))].map((file) => ({ file, line: 1, message }))];
}

/** Writes what a full run found; entries that were there keep their date. */
export function writeLedger(root: string, programs: Program[], date: string): RanLedger {
  const before = new Map(readLedger(root).blocks.map((entry) => [keyOf(entry), entry]));
  const blocks = programs.flatMap(blocksOf).map(({ page, block, sdk, reason, run }): RanBlock => {
    const known = before.get(keyOf({ page, block }));
    if (reason) return { page, block, reason };
    return { page, block, sdk, date: known?.run === run && known?.date ? known.date : date, run };
  });
  const counts = Object.fromEntries(
    VERSIONS.map(({ id }) => {
      const own = programs.filter(({ version }) => version === id);
      const size = (list: Program[]) => list.reduce((sum, { members }) => sum + members.length, 0);
      const ran = own.filter(({ notRun }) => !notRun);
      return [id, { blocks: size(own), ran: size(ran), programs: ran.length }];
    }),
  );
  const lines = blocks.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const text = `{\n  "counts": ${JSON.stringify(counts)},\n  "blocks": [\n${lines}\n  ]\n}\n`;
  writeFileSync(path.join(root, RAN_FILE), text);
  return { counts, blocks };
}
