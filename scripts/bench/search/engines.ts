import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import MiniSearch from 'minisearch';
import type { IndexData, TextData } from '../../../core/search/buildIndex';
import { load, search } from '../../../core/search/engine';
import { isStopWord, stem, terms } from '../../../core/search/tokenize';
import { MANIFEST, type Manifest, type SearchRecord } from '../../../core/search/types';
import { searchTag, STABLE, VERSIONS } from '../../../core/versions';
import { versionsOf } from '../../../plugins/search-index/index';
import { readBuild } from '../../../plugins/search-index/readBuild';
import type { Ranker, VersionName } from './quality';

/** As many as the search page shows at once. */
const DEPTH = 15;
/** As the build compresses what everybody fetches. */
const brotli = (text: string): number => zlib.brotliCompressSync(text).length;

const nameOf = (tag: string): VersionName => VERSIONS.find((version) => searchTag(version) === tag)!.id;

export interface Measured {
  rank: Ranker;
  /** Bytes of the stable index, compressed with Brotli. */
  bytes: number;
  loadMs: number;
}

/** The shipped files, loaded as the worker loads them; `headBytes` of the part that answers first. */
export function ownEngine(buildDir: string): Measured & { headBytes: number } {
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const { versions } = JSON.parse(read(MANIFEST)) as Manifest;
  let loadMs = 0;
  let bytes = 0;
  let headBytes = 0;
  const engines = new Map(
    versions.map((entry) => {
      const json = read(entry.index);
      const text = JSON.parse(read(entry.text)) as TextData;
      const start = performance.now();
      const index = load(JSON.parse(json) as IndexData, text);
      if (nameOf(entry.tag) === STABLE.id)
        [loadMs, bytes, headBytes] = [performance.now() - start, brotli(json), brotli(read(entry.head))];
      return [nameOf(entry.tag), index] as const;
    }),
  );
  return {
    rank: (version, query) => search(engines.get(version)!, query, DEPTH).hits.map(({ url }) => url),
    bytes,
    headBytes,
    loadMs,
  };
}

const OPTIONS = {
  idField: 'id',
  fields: ['title', 'heading', 'description', 'content', 'code'],
  storeFields: ['url'],
  tokenize: terms,
  processTerm: (term: string) => (isStopWord(term) ? null : stem(term)),
  searchOptions: { boost: { title: 6, heading: 5, description: 2, code: 0.7 }, prefix: true, fuzzy: 0.2 },
};

/** MiniSearch with our tokenizer and the same weights: what the own engine is measured against. */
export async function miniSearch(buildDir: string): Promise<Measured> {
  let loadMs = 0;
  let bytes = 0;
  const engines = new Map<VersionName, MiniSearch>();
  for (const records of versionsOf(await readBuild(buildDir))) {
    const version = nameOf(records.find((record) => record.docusaurus_tag !== 'default')!.docusaurus_tag);
    const index = new MiniSearch(OPTIONS);
    index.addAll(
      records.map((record: SearchRecord, id) => ({
        ...record,
        id,
        title: record.type === 'lvl1' ? record.lvl1 : '',
        heading: record[record.type],
      })),
    );
    const json = JSON.stringify(index);
    const start = performance.now();
    engines.set(version, MiniSearch.loadJSON(json, OPTIONS));
    if (version === STABLE.id) [loadMs, bytes] = [performance.now() - start, brotli(json)];
  }
  return {
    rank: (version, query) =>
      engines
        .get(version)!
        .search(query)
        .slice(0, DEPTH)
        .map((hit) => hit.url as string),
    bytes,
    loadMs,
  };
}
