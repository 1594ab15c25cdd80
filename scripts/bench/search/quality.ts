import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS, type DocVersion } from '../../../core/versions';

export interface Judged {
  kind: string;
  query: string;
  /** Pages that answer it, best first. */
  pages: string[];
}

export type VersionName = DocVersion;

export type QuerySet = Record<VersionName, Judged[]>;

const read = (name: string) => JSON.parse(readFileSync(path.join(__dirname, name), 'utf8')) as QuerySet;

/** The queries that the engine was tuned with. */
export const JUDGED = read('queries.json');
/** Queries of another reader, with which nothing was tuned. */
export const UNSEEN = read('reader-queries.json');

/** Urls of hits in rank order, for one query. */
export type Ranker = (version: VersionName, query: string) => Promise<string[]> | string[];

export interface Quality {
  queries: number;
  hit1: number;
  hit3: number;
  mrr: number;
  /** Queries whose first page is not one that answers. */
  missed: string[];
}

function rankOf(urls: string[], wanted: readonly string[]): number {
  const pages = [...new Set(urls.map((url) => url.split('#')[0]!))];
  return pages.findIndex((page) => wanted.includes(page)) + 1;
}

/** Each page counts once, by its best section. */
export async function judge(ranker: Ranker, set = JUDGED, kind?: string): Promise<Quality> {
  const ranks: number[] = [];
  const missed: string[] = [];
  for (const { id: version } of VERSIONS)
    for (const { query, pages, kind: own } of set[version]) {
      if (kind && own !== kind) continue;
      const rank = rankOf(await ranker(version, query), pages);
      ranks.push(rank);
      if (rank !== 1) missed.push(`${version} ${own} '${query}': ${rank || 'not found'}`);
    }
  const share = (test: (rank: number) => boolean) => ranks.filter(test).length / ranks.length;
  return {
    queries: ranks.length,
    hit1: share((rank) => rank === 1),
    hit3: share((rank) => rank > 0 && rank <= 3),
    mrr: ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length,
    missed,
  };
}
