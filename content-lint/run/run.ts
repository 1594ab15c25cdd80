import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import type { PartResult } from '../../network/job';
import { ResultCache } from '../snippets/cache';
import { extractPage } from '../snippets/extract';
import { buildSolidity } from '../snippets/solidity/check';
import type { Problem, VersionId } from '../snippets/types';
import { sdkFingerprint } from '../snippets/typescript/host';
import { hashOf } from '../snippets/units';
import { versionOfPath } from '../snippets/versions';
import { forgeFolder, Runner } from './child';
import { compilePrograms, type Ports } from './compile';
import { compareOutput } from './output';
import { grouped, programsOf, type Program } from './programs';
import { WAITS, waitingPages } from './reasons';

/** Stands in keys of the cache in place of the ports, which differ from run to run. */
const NO_PORTS: Ports = { node: 1, l1: 2 };

export interface Outcome {
  program: Program;
  problems: Problem[];
  ran: boolean;
  fromCache: boolean;
  ms: number;
}

/** The programs of some pages. In a full run those of waiting pages are left alone. */
export function collect(root: string, files: string[], full = false): { programs: Program[]; problems: Problem[] } {
  const waiting = full ? waitingPages(root) : new Set<string>();
  const found = files.map((file) => {
    const version = versionOfPath(file);
    if (!version) throw new Error(`${file} belongs to no version`);
    const page = programsOf(root, extractPage(root, file, version));
    if (waiting.has(file)) for (const program of page.programs) program.notRun ??= WAITS;
    return page;
  });
  return { programs: found.flatMap(({ programs }) => programs), problems: found.flatMap(({ problems }) => problems) };
}

interface Session {
  root: string;
  cache: ResultCache;
  fingerprint: string;
  say: (outcome: Outcome) => void;
}

/** Runs the programs of one version. What ran before with the same code is not run again. */
export async function runPrograms(
  root: string,
  version: VersionId,
  programs: Program[],
  { jobs, say }: { jobs: number; say: Session['say'] },
): Promise<Outcome[]> {
  const cache = new ResultCache(path.join(root, `.cache/run/${version}.json`));
  const session = { root, cache, fingerprint: fingerprintOf(root, version), say };
  const outcomes = programs.filter(({ notRun }) => notRun).map((program) => outcomeOf(program));
  const queue = together(programs.filter(({ notRun }) => !notRun));
  const work = async () => {
    const runner = await Runner.create(version);
    for (let next = queue.shift(); next; next = queue.shift())
      outcomes.push(...(await runGroup(session, next, runner)));
    runner.stop();
  };
  await Promise.all(Array.from({ length: jobs }, work));
  return outcomes;
}

/** Programs that begin with the same block are run together. */
const together = (programs: Program[]): Program[][] =>
  grouped(programs, ({ at, beginning, before }) => {
    const start = beginning?.origins[0];
    return start && before.length === 0 ? `${start.file}:${start.line}` : `${at.file}:${at.line}:alone`;
  }).map(([, group]) => group);

const outcomeOf = (program: Program, rest: Partial<Outcome> = {}): Outcome => ({
  program,
  problems: [],
  ran: false,
  fromCache: false,
  ms: 0,
  ...rest,
});

async function runGroup(session: Session, programs: Program[], runner: Runner): Promise<Outcome[]> {
  const keyed = await Promise.all(programs.map(async (program) => ({ program, ...(await keyOf(session, program)) })));
  const outcomes = keyed.flatMap(({ program, known, problem }) => {
    if (problem) return [outcomeOf(program, { problems: [problem] })];
    return known ? [outcomeOf(program, { ran: true, fromCache: true })] : [];
  });
  const fresh = keyed.filter(({ known, problem }) => !known && !problem);
  if (fresh.length > 0) {
    const modules = await compilePrograms(
      session.root,
      fresh.map(({ program }) => program),
      runner.ports,
    );
    const { solidity, version } = fresh[0]!.program;
    if (solidity) buildSolidity(session.root, version, solidity, forgeFolder(version));
    const results = await runner.run(modules);
    fresh.forEach(({ program, key }, index) => {
      const result = results[index] ?? results[0]!;
      const problems = judge(program, result);
      if (problems.length === 0) session.cache.set(key, session.fingerprint, []);
      outcomes.push(outcomeOf(program, { problems, ran: problems.length === 0, ms: result.ms }));
    });
    session.cache.save();
  }
  outcomes.forEach(session.say);
  return outcomes;
}

async function keyOf({ root, cache, fingerprint }: Session, program: Program) {
  try {
    const shown = program.expected.map(({ at, text }) => [at, text]);
    const modules = await compilePrograms(root, [program], NO_PORTS);
    const contracts = (program.solidity ?? []).map((file) => readFileSync(path.join(root, file), 'utf8'));
    const key = hashOf([...modules, program.throws ?? '', JSON.stringify(shown), ...contracts]);
    return { key, known: cache.get(key, fingerprint) !== undefined };
  } catch (error) {
    const message = `cannot be built to run: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`;
    return { key: '', known: false, problem: { ...program.at, message } };
  }
}

function judge({ at, throws, expected }: Program, { error, printed }: PartResult): Problem[] {
  if (throws) {
    if (error?.message.includes(throws)) return compareOutput(expected, printed);
    const got = error ? `it ended with: ${error.message}` : 'it ended well';
    return [{ ...at, message: `must end with "${throws}", but ${got}` }];
  }
  if (!error) return compareOutput(expected, printed);
  const [, file, line] = /^(.*):(\d+)$/.exec(error.place) ?? [];
  const place = file ? { file, line: Number(line) } : at;
  return [
    { ...place, message: `fails when it runs: ${error.message.split('\n').slice(0, 2).join(' ').slice(0, 400)}` },
  ];
}

const fingerprintOf = (root: string, version: VersionId): string =>
  hashOf([networkText(root), sdkFingerprint(root, version)]);

/** What decides how a program runs. */
const networkText = (root: string): string =>
  [
    ...listFiles(path.join(root, 'network'), (name) => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .filter((name) => !/^(start|serve|genesis|room)\.ts$/.test(name))
      .map((name) => `network/${name}`),
    'network/package-lock.json',
  ]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\0');
