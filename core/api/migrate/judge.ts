import type { Fates, NameFate } from './fates';
import { splitLines } from './usedLines';
import type { Verdict } from './verdict';

const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

const entries = (list: string[], indexes: number[]): string[] => indexes.map((index) => list[index]!);

const packageOf = (entry: string): string => entry.split('/').slice(0, 2).join('/');

export class Judge {
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
