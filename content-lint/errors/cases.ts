import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { programsOf, type ErrorProgram } from '../../core/errors/programs';
import type { ErrorEntry } from '../../core/errors/types';
import type { DocVersion } from '../../core/versions';
import { readErrorFiles } from '../../markdown/data/errorFiles';
import { readCatalogue } from '../../markdown/data/errors';
import type { Problem } from '../snippets/types';
import { hashOf } from '../snippets/units';

export const kitOf = (version: DocVersion): string => `examples/${version}/errors.ts`;

/** A program with the entry whose message it must end with. */
export interface Case {
  program: ErrorProgram;
  entry: ErrorEntry;
  /** Names the text that runs, and what it must say. */
  run: string;
}

export const readText = (root: string, file: string): string => {
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
