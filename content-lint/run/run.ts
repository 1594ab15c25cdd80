import path from 'node:path';
import type { PartResult } from '../../network/job';
import { ResultCache } from '../snippets/cache';
import { extractPage } from '../snippets/extract';
import { buildSolidity } from '../snippets/solidity/check';
import type { Problem, VersionId } from '../snippets/types';
import { versionOfPath } from '../snippets/versions';
import { forgeFolder, Runner } from './child';
import { compilePrograms } from './compile';
import { fingerprintOf, runName } from './identity';
import { compareOutput } from './output';
import { grouped, programsOf, type Program } from './programs';

export interface Outcome {
  program: Program;
  problems: Problem[];
  ran: boolean;
  /** It ran before, and nothing of it has changed. */
  kept: boolean;
  ms: number;
}

/** The programs of some pages. */
export function collect(root: string, files: string[]): { programs: Program[]; problems: Problem[] } {
  const found = files.map((file) => {
    const version = versionOfPath(file);
    if (!version) throw new Error(`${file} belongs to no version`);
    return programsOf(root, extractPage(root, file, version));
  });
  return { programs: found.flatMap(({ programs }) => programs), problems: found.flatMap(({ problems }) => problems) };
}

interface Settings {
  jobs: number;
  say: (outcome: Outcome) => void;
  /** Whether a program of this name has run before. */
  isKnown: (run: string) => boolean;
}

interface RunContext extends Settings {
  root: string;
  cache: ResultCache;
  fingerprint: string;
}

/** Runs the programs of one version. What ran before is not run again. */
export async function runPrograms(
  root: string,
  version: VersionId,
  programs: Program[],
  settings: Settings,
): Promise<Outcome[]> {
  const cache = new ResultCache(path.join(root, `.cache/run/${version}.json`));
  const context = { ...settings, root, cache, fingerprint: fingerprintOf(root, version) };
  const outcomes = programs.filter(({ notRun }) => notRun).map((program) => outcomeOf(program));
  const queue = together(programs.filter(({ notRun }) => !notRun));
  const work = async () => {
    const runner = await Runner.create(version);
    for (let next = queue.shift(); next; next = queue.shift())
      outcomes.push(...(await runGroup(context, next, runner)));
    runner.stop();
  };
  await Promise.all(Array.from({ length: settings.jobs }, work));
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
  kept: false,
  ms: 0,
  ...rest,
});

async function runGroup(context: RunContext, programs: Program[], runner: Runner): Promise<Outcome[]> {
  const begun = await Promise.all(programs.map((program) => recognise(context, program)));
  const fresh = begun.filter(({ kept, problems }) => !kept && problems.length === 0).map(({ program }) => program);
  const done = begun.filter(({ program }) => !fresh.includes(program));
  const outcomes = [...done, ...(fresh.length > 0 ? await runFresh(context, fresh, runner) : [])];
  outcomes.forEach(context.say);
  return outcomes;
}

/** Gives a program its name, by which it is known if it has run before. */
async function recognise({ root, fingerprint, cache, isKnown }: RunContext, program: Program): Promise<Outcome> {
  try {
    program.run = await runName(root, program, fingerprint);
    const kept = isKnown(program.run) || cache.get(program.run, '') !== undefined;
    return outcomeOf(program, { ran: kept, kept });
  } catch (error) {
    const message = `cannot be built to run: ${(error as Error).message.split('\n').slice(0, 3).join(' ')}`;
    return outcomeOf(program, { problems: [{ ...program.at, message }] });
  }
}

async function runFresh({ root, cache }: RunContext, programs: Program[], runner: Runner): Promise<Outcome[]> {
  const modules = await compilePrograms(root, programs, runner.ports);
  const { solidity, version } = programs[0]!;
  if (solidity) buildSolidity(root, version, solidity, forgeFolder(version));
  const results = await runner.run(modules);
  const outcomes = programs.map((program, index) => {
    const result = results[index] ?? results[0]!;
    const problems = judge(program, result);
    if (problems.length === 0) cache.set(program.run!, '', []);
    return outcomeOf(program, { problems, ran: problems.length === 0, ms: result.ms });
  });
  cache.save();
  return outcomes;
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
