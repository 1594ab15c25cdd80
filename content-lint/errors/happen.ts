import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeMatcher, matchErrors } from '../../core/errors/match';
import { cleanLog, comparable } from '../../core/errors/clean';
import {
  HAPPENED_FILE,
  programName,
  programsOf,
  type ErrorProgram,
  type HappenedLedger,
} from '../../core/errors/programs';
import { findReverts, selectorsOf } from '../../core/errors/revert';
import type { ErrorEntry } from '../../core/errors/types';
import { VERSIONS, type DocVersion } from '../../core/versions';
import { readErrorFiles } from '../../markdown/data/errorFiles';
import { readCatalogue } from '../../markdown/data/errors';
import type { PartResult } from '../../network/job';
import { Runner } from '../run/child';
import { compilePrograms } from '../run/compile';
import { fingerprintOf } from '../run/identity';
import type { Program } from '../run/programs';
import type { Problem } from '../snippets/types';
import { hashOf } from '../snippets/units';

const AGAIN = 'have it run by npm run check:run -- --write-ledger';
const kitOf = (version: DocVersion): string => `examples/${version}/errors.ts`;

/** A program with the entry whose message it must end with. */
interface Case {
  program: ErrorProgram;
  entry: ErrorEntry;
  /** Names the text that runs, and what it must say. */
  run: string;
}

const linesOf = (file: string, text: string, first: number) =>
  text.split('\n').map((_, index) => ({ file, line: first + index }));

const readText = (root: string, file: string): string => {
  const full = path.join(root, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : '';
};

/** The programs of a version, and those that belong to nothing. */
export function casesOf(root: string, version: DocVersion): { cases: Case[]; problems: Problem[] } {
  const { programs } = readErrorFiles(root, version, 'content-lint');
  const { entries } = readCatalogue(root, version, 'content-lint');
  const kit = readText(root, kitOf(version));
  const known = new Map(entries.map((entry) => [entry.id, entry]));
  const cases: Case[] = [];
  const problems: Problem[] = [];
  for (const program of programsOf(programs, version)) {
    const { id, cause, file, line, only } = program;
    const entry = known.get(id);
    if (entry && cause >= 1 && cause <= entry.causes.length)
      cases.push({ program, entry, run: hashOf([kit, `${program.text.trim()}\n`, entry.texts[0]!]).slice(0, 16) });
    else if (only || entry) problems.push({ file, line, message: `${version} has no cause ${cause} of ${id}` });
  }
  return { cases, problems };
}

const readHappened = (root: string): HappenedLedger =>
  JSON.parse(readText(root, HAPPENED_FILE) || '{}') as HappenedLedger;

/** Programs that have not run as they are now, by the text alone; with `full` the network and the packages count too. */
function notRunYet(root: string, version: DocVersion, cases: Case[], full = false): Case[] {
  const { with: ranWith, programs = {} } = readHappened(root)[version] ?? {};
  const changed = full && ranWith !== fingerprintOf(root, version);
  return cases.filter(({ program, run }) => changed || programs[programName(program)]?.run !== run);
}

export const notRunProblems = (root: string, version: DocVersion, cases: Case[]): Problem[] =>
  notRunYet(root, version, cases).map(({ program: { id, file, line } }) => ({
    file,
    line,
    message: `${id} has not been made to happen like this with ${version}: ${AGAIN}`,
  }));

/** By its words, or in revert data. */
const isSaid = (entry: ErrorEntry, text: string): boolean =>
  matchErrors(makeMatcher([entry]), comparable(text)).length > 0 ||
  (entry.custom !== undefined && findReverts(text, selectorsOf([entry])).some((each) => each.entry === entry));

/** What is wrong with how a program ended. */
export function judgeEnd(
  { program, entry }: Pick<Case, 'program' | 'entry'>,
  { error, printed }: PartResult,
): Problem[] {
  const { file, line, works } = program;
  const said = error && [error.message, ...printed.map(({ text }) => text)].join('\n');
  if (works) return error ? [{ file, line, message: `must end well, but it ended with: ${error.message}` }] : [];
  if (said !== undefined && isSaid(entry, cleanLog(said))) return [];
  const got = error ? `it ended with: ${error.message.slice(0, 400)}` : 'it ended well';
  return [{ file, line, message: `must end with "${entry.texts[0]!}", but ${got}` }];
}

const toProgram = (root: string, version: DocVersion, { file, line, text }: ErrorProgram): Program => {
  const kit = readText(root, kitOf(version));
  return {
    version,
    text,
    origins: linesOf(file, text, line + 1),
    at: { file, line },
    members: [],
    before: [],
    beginning: { text: kit, origins: linesOf(kitOf(version), kit, 1) },
    expected: [],
  };
};

/** Runs programs on one network, each on the state that the kit leaves. */
async function runCases(root: string, version: DocVersion, cases: Case[]): Promise<(PartResult | undefined)[]> {
  if (cases.length === 0) return [];
  const runner = await Runner.create(version);
  const programs = cases.map(({ program }) => toProgram(root, version, program));
  const results = await runner.run(await compilePrograms(root, programs, runner.ports));
  runner.stop();
  if (results.length === cases.length) return results;
  const [{ error } = {}] = results;
  throw new Error(`${kitOf(version)} fails (${error?.place}): ${error?.message}`);
}

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

type Ran = HappenedLedger[string]['programs'];

/** What ran before stays as long as it is the same; of the others, what ran now and ended as it must. */
function ranNow(cases: Case[], { fresh, failed }: { fresh: Case[]; failed: Problem[] }, before: Ran): Ran {
  const isFailed = ({ file, line }: ErrorProgram) => failed.some((each) => each.file === file && each.line === line);
  const date = new Date().toISOString().slice(0, 10);
  const programs: Ran = {};
  for (const each of cases) {
    const { program, run } = each;
    const name = programName(program);
    const known = before[name]?.run === run ? before[name] : undefined;
    const ran = known ?? (fresh.includes(each) ? { run, date } : undefined);
    if (ran && !isFailed(program)) programs[name] = ran;
  }
  return programs;
}

/** A line for each program, so that a change is small. */
const asLines = (ledger: HappenedLedger): string => {
  const versions = Object.entries(ledger).map(([version, { with: ranWith, programs }]) => {
    const lines = Object.entries(programs)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, ran]) => `      ${JSON.stringify(name)}: ${JSON.stringify(ran)}`);
    return `  ${JSON.stringify(version)}: {\n    "with": ${JSON.stringify(ranWith)},\n    "programs": {\n${lines.join(',\n')}\n    }\n  }`;
  });
  return `{\n${versions.join(',\n')}\n}\n`;
};
