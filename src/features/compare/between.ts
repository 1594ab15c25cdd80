import {
  compareWritten,
  pairVersions,
  type ComparedDigests,
  type PageDigest,
  type WrittenPage,
} from '../../../core/compare/anyTwo';
import type { ComparisonData } from '../../../core/compare/comparison';
import { ANY_TWO, digestFile, pageFile } from '../../../core/compare/published';
import { BY_AGE, versionById, type DocVersion, type KnownVersion } from '../../../core/versions';
import { fetchJson } from '../../bridge/fetchJson';
import { loadOnce } from '../../bridge/loadOnce';

export interface Ids {
  from: string;
  to: string;
}

/** Two versions, and how the reader named them. */
export interface Between {
  ids: Ids;
  older: KnownVersion;
  newer: KnownVersion;
}

interface Asked {
  ids: Ids;
  page?: string;
  older?: KnownVersion;
  newer?: KnownVersion;
  /** Why there is nothing to compare. */
  problem?: string;
}

/** The address of a comparison, or of one page in it. */
export const between = ({ from, to, page }: Ids & { page?: string }): string =>
  `${ANY_TWO}?${new URLSearchParams({ from, to, ...(page && { page }) })}`;

/** Where none is asked for: the stable version and the one before it. */
const [BEFORE, STABLE] = BY_AGE.slice(-3);

export function asked(search: string): Asked {
  const params = new URLSearchParams(search);
  const ids = { from: params.get('from') ?? BEFORE!.id, to: params.get('to') ?? STABLE!.id };
  const [older, newer] = BY_AGE.filter(({ id }) => id === ids.from || id === ids.to);
  const unknown = [ids.from, ids.to].find((name) => BY_AGE.every(({ id }) => id !== name));
  if (unknown !== undefined) return { ids, problem: `This site has no version ‘${unknown}’. Choose two of the list.` };
  if (!newer) return { ids, problem: 'These are the same. Choose two different versions.' };
  return { ids, page: params.get('page') ?? undefined, older, newer };
}

const loadDigests = loadOnce(fetchJson<PageDigest[]>);
const loadWritten = loadOnce(fetchJson<WrittenPage>);

/** What is to be loaded, in one word. */
export const named = ({ older, newer }: Between, page = ''): string => `${older.id} ${newer.id} ${page}`;

/** Which pages there are is known by way of all versions between: a page may have moved in each. */
export async function loadPairs(of: string): Promise<ComparedDigests[]> {
  const [older, newer] = of.split(' ');
  const at = (id: string) => BY_AGE.findIndex((version) => version.id === id);
  const versions = BY_AGE.slice(at(older!), at(newer!) + 1).map(async (version) => ({
    version,
    pages: await loadDigests(digestFile(version)),
  }));
  return pairVersions(await Promise.all(versions));
}

export async function loadComparison(of: string): Promise<ComparisonData | 'none'> {
  const [older, newer, page] = of.split(' ');
  const pair = (await loadPairs(of)).find((each) => each.old?.path === page || each.new?.path === page);
  if (!pair) return 'none';
  const written = (id: string, at: PageDigest | undefined) =>
    at && loadWritten(pageFile(versionById(id as DocVersion), at.path));
  const [before, after] = await Promise.all([written(older!, pair.old), written(newer!, pair.new)]);
  return { kind: 'comparison', ...(await compareWritten(before, after)), old: before, new: after };
}
