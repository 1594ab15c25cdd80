/**
 * `npm run check:run [-- pages…] [--again] [--write-ledger]`: runs the code of guides on a local network, and makes errors
 * happen there; `-- --errors [ids…]` does the latter alone.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS } from '../../core/versions';
import { compileNetwork, whyNot } from '../../network/room';
import { makeErrorsHappen } from '../errors/happen';
import type { Problem } from '../snippets/types';
import { allPages, ROOT } from '../snippets/versions';
import { compareLedger, readLedger, writeLedger } from './ledger';
import type { Program } from './programs';
import { collect, runPrograms, type Outcome } from './run';

const NOT_RUN = 3;

function say({ program, problems, ran, kept, ms }: Outcome): void {
  if (!ran && problems.length === 0) return;
  const state = problems.length ? 'FAILED' : kept ? 'kept  ' : 'ran   ';
  console.log(`${state} ${program.at.file}:${program.at.line} (${(ms / 1000).toFixed(1)} s)`);
  for (const { line, message } of problems) console.log(`       line ${line}: ${message}`);
}

async function runAll(programs: Program[], again: boolean): Promise<Outcome[]> {
  await compileNetwork();
  const jobs = Number(process.env.RUN_JOBS ?? 1);
  const known = new Set(readLedger(ROOT).blocks.map(({ run }) => run));
  const isKnown = (run: string) => !again && known.has(run);
  const groups = VERSIONS.map(({ id }) => ({ id, own: programs.filter(({ version }) => version === id) }));
  const used = groups.filter(({ own }) => own.length > 0);
  return (await Promise.all(used.map(({ id, own }) => runPrograms(ROOT, id, own, { jobs, say, isKnown })))).flat();
}

function summary(version: string, outcomes: Outcome[]): string {
  const own = outcomes.filter(({ program }) => program.version === version);
  const blocks = (list: Outcome[]) => list.reduce((sum, { program }) => sum + program.members.length, 0);
  const ran = own.filter((outcome) => outcome.ran);
  const kept = ran.filter((outcome) => outcome.kept).length;
  return `${version}: ${blocks(ran)} of ${blocks(own)} blocks that act on a network ran, in ${ran.length} programs (${kept} unchanged)`;
}

function report(problems: Problem[]): number {
  for (const { file, line, message } of problems) console.log(`${file}:${line}: ${message}`);
  console.log(`${problems.length} problem(s)`);
  return problems.length > 0 ? 1 : 0;
}

/** Programs that make errors happen. */
async function runErrors(args: string[]): Promise<number> {
  await compileNetwork();
  const ids = args.filter((arg) => !arg.startsWith('--'));
  return report(
    await makeErrorsHappen(ROOT, { ids, again: args.includes('--again'), write: args.includes('--write-ledger') }),
  );
}

async function main(args: string[]): Promise<number> {
  if (args.includes('--errors')) return runErrors(args);
  const named = args.filter((arg) => !arg.startsWith('--')).map((file) => path.relative(ROOT, path.resolve(file)));
  const full = named.length === 0;
  const pages = full ? allPages().map(({ file }) => file) : named;
  const { programs, problems } = collect(ROOT, pages);
  const write = args.includes('--write-ledger');
  const reason = VERSIONS.map(({ id }) => whyNot(id)).find((text) => text !== undefined);
  if (reason) {
    console.log(`NOT RUN: ${reason}`);
    return report([...problems, ...compareLedger(readLedger(ROOT), programs, pages)]) || NOT_RUN;
  }
  const again = args.includes('--again');
  if (again) rmSync(path.join(ROOT, '.cache/run'), { recursive: true, force: true });
  const outcomes = await runAll(programs, again);
  problems.push(...outcomes.flatMap((outcome) => outcome.problems));
  for (const { id } of VERSIONS) console.log(summary(id, outcomes));
  if (full) problems.push(...(await makeErrorsHappen(ROOT, { again, write })));
  if (write && (!full || problems.length > 0)) {
    report(problems);
    throw new Error('the ledger is written by a full run without problems');
  }
  if (write) writeLedger(ROOT, programs, new Date().toISOString().slice(0, 10));
  else if (full) problems.push(...compareLedger(readLedger(ROOT), programs, pages));
  return report(problems);
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  },
);
