import { goneMembers, goneOptions, lostMembers } from './calls';
import { memberOf, type Fates } from './fates';
import { brokenImports, findImports, lineOf, lineStarts } from './imports';
import { Judge } from './judge';
import { MAX_CODE } from './limit';
import { mask } from './mask';
import { readImport, type Note } from './readImport';
import { importLines } from './rewrite';
import type { Verdict } from './verdict';

export interface Migration {
  verdicts: Verdict[];
  /** Import lines for the newer release. */
  imports: string[];
  /** What cannot be said of one name, with `code` in backticks. */
  notes: Note[];
  /** Imports of any package, to tell code without Aztec from what is no code. */
  found: number;
  cut: boolean;
}

const AZTEC = /^@aztec\//;

/** Names that code without imports speaks of; a single small word may mean anything. */
function namedIn(code: string, judge: Judge): Verdict[] {
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g)?.filter((word) => /[A-Z]/.test(word)));
  return [...words].map((word) => judge.judge(word, '', 0)).filter(({ kind }) => kind !== 'unknown');
}

/** What becomes of the names that TypeScript takes from Aztec's packages. */
export function migrate(text: string, fates: Fates): Migration {
  const source = text.slice(0, MAX_CODE);
  const code = mask(source);
  const judge = new Judge(fates, code);
  const all = findImports(source, code);
  const reads = all.filter(({ from }) => AZTEC.test(from)).map((each) => readImport(each, code, judge, fates));
  const broken = brokenImports(code, all).map((line) => ({
    line,
    text: 'This import could not be read: is a brace, a quote or `from` missing?',
  }));
  const starts = lineStarts(code);
  const verdicts = all.length > 0 ? reads.flatMap((read) => read.verdicts) : namedIn(code, judge);
  const sure = [...goneMembers(code, fates), ...goneOptions(code, fates)];
  const named = new Set(verdicts.flatMap(({ used }) => used.flatMap(([, line]) => memberOf(line) ?? [])));
  const isOthers = all.length > 0 && reads.length === 0;
  const lost = (isOthers ? [] : lostMembers(code, fates, named)).filter(
    ({ at }) => !sure.some((each) => each.at === at),
  );
  const members = [...sure, ...lost].map(({ at, text: told }) => ({ line: lineOf(starts, at), text: told }));
  return {
    verdicts,
    imports: importLines(reads.flatMap(({ taken }) => taken)),
    notes: [...broken, ...members, ...reads.flatMap(({ notes }) => notes)].sort((a, b) => a.line - b.line),
    found: all.length,
    cut: text.length > MAX_CODE,
  };
}
