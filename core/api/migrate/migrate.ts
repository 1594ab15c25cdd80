import { memberOf, type FateLine, type Fates, type NameFate } from './fates';
import { findImports, type Import, type ImportedName } from './imports';
import { MAX_CODE } from './limit';
import { mask } from './mask';
import { importLines } from './rewrite';

export interface Verdict {
  name: string;
  /** Where the code takes it from; empty where it is only named. */
  from: string;
  line: number;
  /** `outside`: of a package that is not in the reference; `unknown`: the entry point never had it. */
  kind: 'same' | 'moved' | 'changed' | 'gone' | 'new' | 'unknown' | 'outside';
  /** The entry point of the newer release. */
  to?: string;
  instead?: string;
  /** How it differs: what the code uses first. */
  used: FateLine[];
  others: FateLine[];
  /** Its entry in the reference. */
  url?: string;
}

export interface Migration {
  verdicts: Verdict[];
  /** Import lines for the newer release. */
  imports: string[];
  /** Imports of any package, to tell code without Aztec from what is no code. */
  found: number;
  cut: boolean;
}

const AZTEC = /^@aztec\//;
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const entries = (list: string[], indexes: number[]): string[] => indexes.map((index) => list[index]!);

/** Lines about members that the code uses come first; a member is used where `.member` is written. */
function splitLines(lines: FateLine[], code: string): Pick<Verdict, 'used' | 'others'> {
  const uses = (line: FateLine) => {
    const member = memberOf(line[1]);
    return member !== undefined && new RegExp(`\\.\\s*${member.replace(/\$/g, '\\$')}\\b`).test(code);
  };
  return { used: lines.filter(uses), others: lines.filter((line) => !uses(line)) };
}

class Judge {
  constructor(
    private readonly fates: Fates,
    private readonly code: string,
  ) {}

  judge(name: string, from: string, line: number): Verdict {
    const place = { name, from, line, used: [], others: [] };
    const known = own(this.fates.names, name);
    const { older, newer } = this.fates;
    const added = entries(newer, own(this.fates.added, name) ?? []);
    if (from && !older.includes(from) && !newer.includes(from)) return { ...place, kind: 'outside' };
    const isHere = known && (!from || entries(older, known.from).includes(from));
    if (known && (isHere || entries(newer, known.to).includes(from))) return this.known(known, place);
    if (added.length > 0 && (!from || added.includes(from))) return { ...place, kind: 'new', to: from || added[0] };
    return { ...place, kind: 'unknown' };
  }

  private known(fate: NameFate, place: Omit<Verdict, 'kind'>): Verdict {
    const to = entries(this.fates.newer, fate.to);
    const base = to.length > 0 ? this.fates.newerBase : this.fates.olderBase;
    const url = `${base}/${fate.page}#${place.name.toLowerCase()}`;
    if (to.length === 0) return { ...place, kind: 'gone', instead: fate.instead, url };
    const stays = to.includes(place.from);
    const lines = splitLines(fate.lines ?? [], this.code);
    // What is only added breaks nothing.
    const differs = (fate.lines ?? []).some(([sign]) => sign === '-');
    const kind = differs ? 'changed' : stays || !place.from ? 'same' : 'moved';
    return { ...place, kind, to: stays ? place.from : to[0], ...lines, url };
  }
}

/** `import * as A` is judged by each `A.name` in the code. */
function namesOf({ names }: Import, code: string): ImportedName[] {
  return names.flatMap((each) => {
    if (each.name !== '*' || !each.as) return [each];
    const uses = code.matchAll(new RegExp(`(?<![\\w$.])${each.as.replace(/\$/g, '\\$')}\\s*\\.\\s*([\\w$]+)`, 'g'));
    return [...new Set([...uses].map(([, name]) => name!))].map((name) => ({ name, as: name, type: each.type }));
  });
}

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
  const taken = all
    .filter(({ from }) => AZTEC.test(from))
    .flatMap((each) =>
      namesOf(each, code).map((name) => ({ each, name, verdict: judge.judge(name.name, each.from, each.line) })),
    );
  const verdicts = all.length > 0 ? taken.map(({ verdict }) => verdict) : namedIn(code, judge);
  const kept = taken.flatMap(({ each, name, verdict }) => {
    const to = verdict.to ?? (verdict.kind === 'outside' ? each.from : undefined);
    return to && name.name !== '*' && name.name !== 'default' ? [{ to, kind: each.kind, name }] : [];
  });
  return { verdicts, imports: importLines(kept), found: all.length, cut: text.length > MAX_CODE };
}
