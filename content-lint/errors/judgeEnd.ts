import { matchErrors } from '../../core/errors/match';
import { makeMatcher } from '../../core/errors/matcher';
import { cleanLog, comparable } from '../../core/errors/clean';
import { findReverts, selectorsOf } from '../../core/errors/revert';
import type { ErrorEntry } from '../../core/errors/types';
import type { PartResult } from '../../network/job';
import type { Problem } from '../snippets/types';
import type { Case } from './cases';

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
