import { goneMembers, goneOptions, lostMembers } from './calls';
import { memberOf, type FateLine, type Fates, type NameFate } from './fates';
import { brokenImports, findImports, lineOf, lineStarts, type Import, type ImportedName } from './imports';
import { MAX_CODE } from './limit';
import { mask } from './mask';
import { importLines, type Taken } from './rewrite';
import { valuesOf } from './values';

export interface Verdict {
  name: string;
  /** Where the code takes it from; empty where it is only named. */
  from: string;
  line: number;
  /** `outside`: of a package that is not in the reference; `elsewhere`: of another entry point; `unknown`: of none. */
  kind: 'same' | 'moved' | 'changed' | 'gone' | 'new' | 'elsewhere' | 'unknown' | 'outside';
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
  /** What cannot be said of one name, with `code` in backticks. */
  notes: Note[];
  /** Imports of any package, to tell code without Aztec from what is no code. */
  found: number;
  cut: boolean;
}

interface Note {
  line: number;
  text: string;
}

const AZTEC = /^@aztec\//;
const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const entries = (list: string[], indexes: number[]): string[] => indexes.map((index) => list[index]!);

const escaped = (name: string): string => name.replace(/\$/g, '\\$');

/**
 * Lines about members that the code uses come first. Where the code shows which values are of the type, these are
 * looked at; else a member counts as used where `.member` is written.
 */
function splitLines(lines: FateLine[], name: string, code: string): Pick<Verdict, 'used' | 'others'> {
  const values = valuesOf(name, code).map(escaped).join('|');
  const owner = values
    ? `(?<![\\w$.])(?:this\\s*\\.\\s*)?(?:${values})\\s*(?:[?!]?(?:\\.\\s*)?\\[[^\\]]{0,40}\\]\\s*)?[?!]?`
    : '';
  const made = new RegExp(`(?<![\\w$])new\\s+(?:[\\w$]+\\s*\\.\\s*)?${escaped(name)}\\s*[(<]`).test(code);
  const uses = (line: FateLine) => {
    const member = memberOf(line[1]);
    if (member === 'constructor') return made;
    return member !== undefined && new RegExp(`${owner}\\.\\s*${escaped(member)}(?![\\w$])`).test(code);
  };
  return { used: lines.filter(uses), others: lines.filter((line) => !uses(line)) };
}

const packageOf = (entry: string): string => entry.split('/').slice(0, 2).join('/');

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
    if (from && ![...older, ...newer].includes(from))
      return { ...place, kind: [...older, ...newer].map(packageOf).includes(packageOf(from)) ? 'unknown' : 'outside' };
    const isHere = known && (!from || entries(older, known.from).includes(from));
    if (known && (isHere || entries(newer, known.to).includes(from))) return this.known(known, place);
    if (added.length > 0 && (!from || added.includes(from))) return { ...place, kind: 'new', to: from || added[0] };
    const to = [...(known ? entries(newer, known.to) : []), ...added];
    return to.length > 0 ? { ...place, kind: 'elsewhere', to: to[0] } : { ...place, kind: 'unknown' };
  }

  /** What is gone may be exported by another package; else what the code uses is looked up in what takes its place. */
  private gone({ instead }: NameFate, place: Omit<Verdict, 'kind'>): Verdict {
    const to = /^Import it from `(@aztec\/[^`]+)`\.$/.exec(instead ?? '')?.[1];
    if (to) return { ...place, kind: 'moved', to };
    const lines = [...(instead ?? '').matchAll(/`(\w+)`/g)].flatMap(
      ([, name]) => own(this.fates.names, name!)?.lines ?? [],
    );
    const { used } = splitLines(lines, place.name, this.code);
    return { ...place, kind: 'gone', instead, used: used.filter(([sign]) => sign === '-') };
  }

  private known(fate: NameFate, place: Omit<Verdict, 'kind'>): Verdict {
    const to = entries(this.fates.newer, fate.to);
    const base = to.length > 0 ? this.fates.newerBase : this.fates.olderBase;
    const url = `${base}/${fate.page}#${place.name.toLowerCase()}`;
    if (to.length === 0) return this.gone(fate, { ...place, url });
    const stays = to.includes(place.from);
    const lines = splitLines(fate.lines ?? [], place.name, this.code);
    // What is only added breaks nothing.
    const differs = (fate.lines ?? []).some(([sign]) => sign === '-');
    const kind = differs ? 'changed' : stays || !place.from ? 'same' : 'moved';
    return { ...place, kind, to: stays ? place.from : to[0], ...lines, url };
  }
}

/** The names that the code takes from `import * as A`: each `A.name`. */
function usedOf({ as, type }: ImportedName, code: string): ImportedName[] {
  const uses = code.matchAll(new RegExp(`(?<![\\w$.])${escaped(as)}\\s*\\.\\s*([\\w$]+)`, 'g'));
  return [...new Set([...uses].map(([, name]) => name!))].map((name) => ({ name, as: name, type }));
}

interface Read {
  verdicts: Verdict[];
  taken: Taken[];
  notes: Note[];
}

/** One import: what becomes of its names, where they are now, and what has no line of its own. */
function readImport(each: Import, code: string, judge: Judge, fates: Fates): Read {
  const { kind, from, line } = each;
  const read: Read = { verdicts: [], taken: [], notes: [] };
  const note = (text: string) => read.notes.push({ line, text });
  const take = (name: ImportedName): Taken[] => {
    const verdict = judge.judge(name.name, from, line);
    read.verdicts.push(verdict);
    const to = verdict.to ?? (verdict.kind === 'outside' ? from : undefined);
    if (each.inline) {
      const at = (place: string) => `\`${kind.replace('()', '')}('${place}')\``;
      if (to && to !== from) note(`\`${name.name}\` is no longer in ${at(from)}: write ${at(to)}.`);
      return [];
    }
    return to ? [{ to, kind, name }] : [];
  };
  const isKept = fates.newer.includes(from) || !fates.older.includes(from);
  for (const name of each.names) {
    if (name.name === 'default') note(`\`${from}\` has no default export: import its names, \`import { … }\`.`);
    else if (name.name !== '*') read.taken.push(...take(name));
    else if (!name.as) {
      if (isKept) read.taken.push({ to: from, kind, name });
      else
        note(`\`export *\`: the nightly has no \`${from}\`. Export the names that you need from where they are now.`);
    } else {
      const used = usedOf(name, code).flatMap(take);
      const places = [...new Set(used.map(({ to }) => to))];
      if (places.length === 1) read.taken.push({ to: places[0]!, kind, name });
      else if (places.length > 1) {
        read.taken.push(...used);
        note(
          `The names of \`${name.as}\` are in ${places.length} entry points now: write \`Name\` for \`${name.as}.Name\`.`,
        );
      }
    }
  }
  return read;
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
