import { programName, programsIn } from '../../core/errors/programs';
import type { DocVersion } from '../../core/versions';

/** From the version that is copied to the release; `others` where versions remain that are neither. */
export interface ProgramCut {
  from: string;
  added: string;
  retired: string | undefined;
  others: boolean;
}

const headingOf = (name: string, only: string | undefined): string =>
  `//# ${name.replace(/( works)?$/, `${only ? ` only ${only}` : ''}$1`)}\n`;

/** The programs of `examples/errors` after a cut: those of the copied version are those of the release too. */
export function cutPrograms(text: string, { from, added, retired, others }: ProgramCut): string {
  const all = programsIn('', text.replace(/\n$/, '')).filter(({ only }) => !only || only !== retired);
  const own = new Set(all.filter(({ only }) => only === (from as DocVersion)).map(programName));
  const written = all.flatMap((program) => {
    const name = programName(program);
    const under = (only?: string) => headingOf(name, only) + program.text;
    if (program.only !== (from as DocVersion)) return !others && own.has(name) ? [] : [under(program.only)];
    return others ? [under(added), under(from)] : [under()];
  });
  return text.slice(0, Math.max(text.search(/^\/\/#/m), 0)) + written.join('');
}
