import { existsSync } from 'node:fs';
import path from 'node:path';
import { blockHash, RAN_FILE, type RanLedger } from '../../core/ran';
import { docVersion } from '../../core/versions';
import { noteInput, parseInput } from '../inputs';

const readRan = (text: string): Map<string, string> =>
  new Map(
    (JSON.parse(text) as RanLedger).blocks.flatMap(({ page, block, sdk }) => (sdk ? [[`${page} ${block}`, sdk]] : [])),
  );

/** The packages that a block of a page ran with on a local network; nothing if it was not run. */
export function ranWith(siteDir: string, page: string, code: string): string | undefined {
  const ledger = path.join(siteDir, RAN_FILE);
  noteInput(page, ledger);
  if (!existsSync(ledger)) return undefined;
  const name = path.relative(siteDir, page).replaceAll('\\', '/');
  return parseInput(page, ledger, readRan).get(`${name} ${blockHash(docVersion(page), code)}`);
}
