import { programName, programsOf } from '../../core/errors/programs';
import type { Proof } from '../../core/errors/types';
import { versionById, type DocVersion } from '../../core/versions';
import type { ErrorFiles } from './errorFiles';
import type { AreaFile } from './errorSchema';

/** What the check refuses. */
export const NO_PROOF: Proof = { kind: 'kept', where: '' };

export type Cause = AreaFile['entries'][number]['causes'][number];
export const saidOf = (cause: Cause): string => (typeof cause === 'string' ? cause : cause.says);
export const chainOf = (cause: Cause, version: DocVersion): string[] | undefined => {
  const traced = typeof cause === 'string' ? undefined : cause.traced;
  return Array.isArray(traced) ? traced : traced?.[version];
};

/** `pxe` of `pxe/storage/x.js X.get`; the contract of an assertion. */
const thrownIn = (chain: string[]): string => chain[0]!.split(/[/ ]/, 1)[0]!;

/** How each cause is known in a version; undefined where it is not. */
export function prover({ programs, happened }: ErrorFiles, version: DocVersion) {
  const own = new Map(programsOf(programs, version).map((program) => [programName(program), program]));
  const ran = happened[version]?.programs ?? {};
  return (id: string, cause: Cause, index: number): Proof | undefined => {
    const name = programName({ id, cause: index + 1, works: false });
    const program = own.get(name);
    if (program && ran[name]) {
      const { sdk: where } = versionById(version);
      const [, inside] = /\binside\('([\w.-]+)\//.exec(program.text) ?? [];
      return { kind: 'happened', where, date: ran[name].date, program: program.text.trim(), inside };
    }
    const chain = chainOf(cause, version);
    if (chain) return { kind: 'traced', where: thrownIn(chain) };
    const kept = typeof cause === 'string' ? undefined : cause.kept;
    return kept && { kind: 'kept', where: kept.source, date: kept.date };
  };
}
