import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocVersion } from '../../../core/versions';
import { interval, measure, type Grades, type Interval, type Measures } from './measures';

export interface Judged {
  query: string;
  kind: string;
  version: DocVersion;
  /** Of pages, 0 to 3; a page that is not named does not help. */
  grades: Grades;
}

/** `tuning` may be looked at while the ranking changes; `test` is read by the last step of the benchmark alone. */
export const readHalf = (half: 'tuning' | 'test'): Judged[] =>
  JSON.parse(readFileSync(path.join(__dirname, `${half}.json`), 'utf8')) as Judged[];

/** Urls of hits in rank order, for one query. */
export type Ranker = (version: DocVersion, query: string) => Promise<string[]> | string[];

export type Scored = Judged & Measures & { first: string };

export async function score(ranker: Ranker, set: readonly Judged[]): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const judged of set) {
    const urls = await ranker(judged.version, judged.query);
    scored.push({ ...judged, ...measure(urls, judged.grades), first: urls[0] ?? 'nothing' });
  }
  return scored;
}

const figure = ({ mean, low, high }: Interval): string =>
  `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`.replaceAll('0.', '.');

/** One line for a set of queries: each measure with its 95 % interval. */
export function line(name: string, scored: readonly Scored[]): string {
  const parts = (['ndcg', 'success', 'mrr'] as const).map((key) => figure(interval(scored.map((s) => s[key]))));
  return `${name.padEnd(26)} nDCG@5 ${parts[0]}  success@1 ${parts[1]}  MRR ${parts[2]}  (${scored.length})`;
}

export const byKind = (scored: readonly Scored[]): [string, Scored[]][] =>
  [...new Set(scored.map(({ kind }) => kind))].sort().map((kind) => [kind, scored.filter((s) => s.kind === kind)]);
