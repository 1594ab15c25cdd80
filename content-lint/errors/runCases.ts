import type { ErrorProgram } from '../../core/errors/programs';
import type { DocVersion } from '../../core/versions';
import type { PartResult } from '../../network/job';
import { Runner } from '../run/child';
import { compilePrograms } from '../run/compile';
import type { Program } from '../run/programs';
import { kitOf, readText, type Case } from './cases';

const linesOf = (file: string, text: string, first: number) =>
  text.split('\n').map((_, index) => ({ file, line: first + index }));

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
export async function runCases(root: string, version: DocVersion, cases: Case[]): Promise<(PartResult | undefined)[]> {
  if (cases.length === 0) return [];
  const runner = await Runner.create(version);
  const programs = cases.map(({ program }) => toProgram(root, version, program));
  const results = await runner.run(await compilePrograms(root, programs, runner.ports));
  runner.stop();
  if (results.length === cases.length) return results;
  const [{ error } = {}] = results;
  throw new Error(`${kitOf(version)} fails (${error?.place}): ${error?.message}`);
}
