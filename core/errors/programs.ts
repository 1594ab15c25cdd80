import type { DocVersion } from '../versions';

/** A small program that makes an error happen, or shows that it does not once the fix is applied. */
export interface ErrorProgram {
  /** The entry, and which of its causes, counted from 1. */
  id: string;
  cause: number;
  /** The only version that it is for. */
  only?: DocVersion;
  works: boolean;
  text: string;
  file: string;
  /** Of its heading. */
  line: number;
}

/** The folder of the programs, a file for each area; what they share stands in `examples/<version>/errors.ts`. */
export const PROGRAMS = 'examples/errors';
/** What ran, when, and with which packages; `npm run check:run -- --write-ledger` writes it. */
export const HAPPENED_FILE = 'data/ran-errors.json';

/** By version: the network and packages that all programs ran with, and each program by its name. */
export type HappenedLedger = Record<string, { with: string; programs: Record<string, { run: string; date: string }> }>;

const HEADING = /^\/\/# (\S+) (\d+)(?: only (\S+))?( works)?$/;

export const programName = ({ id, cause, works }: Pick<ErrorProgram, 'id' | 'cause' | 'works'>): string =>
  `${id} ${cause}${works ? ' works' : ''}`;

/** The programs of a file. Each begins with `//# <entry> <cause> [only <version>] [works]`. */
export function programsIn(file: string, text: string): ErrorProgram[] {
  const found: ErrorProgram[] = [];
  text.split('\n').forEach((line, index) => {
    if (!line.startsWith('//#')) {
      if (found.length > 0) found.at(-1)!.text += `${line}\n`;
      return;
    }
    const [, id, cause, only, works] = HEADING.exec(line) ?? [];
    if (!id) throw new Error(`${file}:${index + 1}: a heading is "//# <entry> <cause> [only <version>] [works]"`);
    found.push({ id, cause: Number(cause), only: only as DocVersion, works: !!works, text: '', file, line: index + 1 });
  });
  return found;
}

/** Those of a version: one that is for it alone comes before one for all. */
export function programsOf(all: ErrorProgram[], version: DocVersion): ErrorProgram[] {
  const own = new Map<string, ErrorProgram>();
  for (const program of all) if (!program.only) own.set(programName(program), program);
  for (const program of all) if (program.only === version) own.set(programName(program), program);
  return [...own.values()];
}
