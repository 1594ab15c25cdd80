import path from 'node:path';
import { cloneLine, writeLedger } from './noir/ledger';
import { findSources } from './noir/sources';
import { describeProblems, describeSummary } from './report';
import { checkSnippets } from './run';
import type { Page } from './types';
import { VERSIONS } from '../../core/versions';
import { allPages, ROOT } from './versions';

const USAGE = 'usage: tsx content-lint/snippets/main.ts [files…] [--json] [--write-ledger]';

/** The check with its output, and the pages that it read. */
export async function checkCode(args: string[]): Promise<{ status: number; pages: Page[] }> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const unknown = flags.filter((flag) => !['--json', '--write-ledger'].includes(flag));
  if (unknown.length > 0) throw new Error(`${unknown.join(' ')} is not an option\n${USAGE}`);
  const named = args.filter((arg) => !arg.startsWith('--')).map((file) => path.relative(ROOT, path.resolve(file)));
  const full = named.length === 0;
  if (flags.includes('--write-ledger')) requireForLedger(full);
  const result = await checkSnippets({ root: ROOT, files: full ? allPages().map(({ file }) => file) : named, full });
  if (full) {
    const failures = result.tally.failures();
    result.problems.push(...failures.map((message) => ({ file: 'content-lint', line: 1, message })));
  }
  if (flags.includes('--json')) {
    const counts = [...result.tally.counts.values()];
    console.log(JSON.stringify({ problems: result.problems, counts, times: result.tally.times }, null, 2));
  } else [...describeProblems(result), ...describeSummary(result)].forEach((line) => console.log(line));
  if (flags.includes('--write-ledger')) saveLedger(result.problems.length, result.noir);
  return { status: result.problems.length > 0 ? 1 : 0, pages: result.pages };
}

/** What is missing is said before the run, which takes minutes. */
function requireForLedger(full: boolean): void {
  if (!full) throw new Error('the ledger is written by a run over all pages: name none with --write-ledger');
  const without = VERSIONS.filter(({ id }) => !findSources(ROOT, id));
  if (without.length === 0) return;
  const lines = without.map(({ id }) => `\n    ${cloneLine(id)}`).join('');
  throw new Error(`the ledger is written with the sources of Aztec.nr of every version. Get what is missing:${lines}`);
}

function saveLedger(problems: number, noir: Parameters<typeof writeLedger>[1]): void {
  if (problems > 0) throw new Error('the ledger is not written: it is by a run without problems');
  const entries = writeLedger(ROOT, noir, new Date().toISOString().slice(0, 10));
  console.log(`ledger: ${entries} entries`);
}
