/** `npx tsx scripts/runButtons.ts`: how many of the blocks that ran have the button Run, and why the others have none. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RAN_FILE, ranBlocks, type RanLedger } from '../core/ran';
import { VERSIONS } from '../core/versions';
import { modulesOf } from '../network/tab/bundle';
import { runPageOf } from '../plugins/run-here/programs';

const ROOT = path.join(__dirname, '..');
const ledger = JSON.parse(readFileSync(path.join(ROOT, RAN_FILE), 'utf8')) as RanLedger;

for (const version of VERSIONS) {
  const modules = new Set(modulesOf(path.join(ROOT, 'sdk', version.id)));
  let buttons = 0;
  const lines: string[] = [];
  for (const [file, ran] of ranBlocks(ledger, version)) {
    const { page, without } = runPageOf(ROOT, file, version.id, ran, modules);
    buttons += Object.keys(page.blocks).length;
    lines.push(...without.map(({ line, reason }) => `  ${file}:${line} ${reason}`));
  }
  console.log(
    `${version.id}: ${buttons} of ${buttons + lines.length} blocks that ran have the button Run. Without it:`,
  );
  console.log(lines.join('\n'));
}
