import { HAPPENED_FILE, programName, type ErrorProgram, type HappenedLedger } from '../../core/errors/programs';
import type { DocVersion } from '../../core/versions';
import { fingerprintOf } from '../run/identity';
import type { Problem } from '../snippets/types';
import { readText, type Case } from './cases';

const AGAIN = 'have it run by npm run check:run -- --write-ledger';

export const readHappened = (root: string): HappenedLedger =>
  JSON.parse(readText(root, HAPPENED_FILE) || '{}') as HappenedLedger;

/** Programs that have not run as they are now, by the text alone; with `full` the network and the packages count too. */
export function notRunYet(root: string, version: DocVersion, cases: Case[], full = false): Case[] {
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

type Ran = HappenedLedger[string]['programs'];

/** What ran before stays as long as it is the same; of the others, what ran now and ended as it must. */
export function ranNow(cases: Case[], { fresh, failed }: { fresh: Case[]; failed: Problem[] }, before: Ran): Ran {
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
export const asLines = (ledger: HappenedLedger): string => {
  const versions = Object.entries(ledger).map(([version, { with: ranWith, programs }]) => {
    const lines = Object.entries(programs)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, ran]) => `      ${JSON.stringify(name)}: ${JSON.stringify(ran)}`);
    return `  ${JSON.stringify(version)}: {\n    "with": ${JSON.stringify(ranWith)},\n    "programs": {\n${lines.join(',\n')}\n    }\n  }`;
  });
  return `{\n${versions.join(',\n')}\n}\n`;
};
