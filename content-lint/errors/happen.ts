import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { HAPPENED_FILE } from '../../core/errors/programs';
import { VERSIONS } from '../../core/versions';
import { fingerprintOf } from '../run/identity';
import type { Problem } from '../snippets/types';
import { casesOf } from './cases';
import { judgeEnd } from './judgeEnd';
import { asLines, notRunProblems, notRunYet, ranNow, readHappened } from './ledger';
import { runCases } from './runCases';

/** Runs what has not run yet in all versions, and writes what did. */
export async function makeErrorsHappen(
  root: string,
  { again = false, write = false, ids = [] as string[] },
): Promise<Problem[]> {
  const ledger = readHappened(root);
  const all: Problem[] = [];
  for (const { id: version } of VERSIONS) {
    const { cases, problems } = casesOf(root, version);
    const asked = cases.filter(({ entry }) => ids.length === 0 || ids.includes(entry.id));
    const fresh = again || ids.length > 0 ? asked : notRunYet(root, version, asked, true);
    const start = performance.now();
    const results = await runCases(root, version, fresh);
    const failed = fresh.flatMap((each, index) => judgeEnd(each, results[index]!));
    problems.push(...failed);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${version}: ${fresh.length} of ${cases.length} errors made to happen (${seconds} s)`);
    const before = ledger[version];
    if (write)
      ledger[version] = {
        // That some ran says nothing of the others.
        with: ids.length > 0 ? (before?.with ?? '') : fingerprintOf(root, version),
        programs: ranNow(cases, { fresh, failed }, before?.programs ?? {}),
      };
    else if (ids.length === 0) problems.push(...notRunProblems(root, version, cases));
    all.push(...problems);
  }
  if (write) writeFileSync(path.join(root, HAPPENED_FILE), asLines(ledger));
  return all;
}
