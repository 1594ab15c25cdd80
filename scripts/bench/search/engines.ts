import { readFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { IndexData, TextData } from '../../../core/search/buildIndex';
import { load, search } from '../../../core/search/engine';
import { MANIFEST, type Manifest } from '../../../core/search/types';
import { searchTag, STABLE, VERSIONS } from '../../../core/versions';
import type { Ranker } from './quality';

/** As many as the search page shows at once. */
const DEPTH = 15;
/** At its smallest; the build's copy weighs the same. */
const brotli = (text: string): number => zlib.brotliCompressSync(text).length;

const nameOf = (tag: string) => VERSIONS.find((version) => searchTag(version) === tag)!.id;

export interface Measured {
  rank: Ranker;
  /** Bytes of the stable index, compressed with Brotli. */
  bytes: number;
  /** Of the part that answers first. */
  headBytes: number;
  loadMs: number;
}

/** The shipped files, loaded as the worker loads them. */
export function ownEngine(buildDir: string): Measured {
  const read = (file: string) => readFileSync(path.join(buildDir, file), 'utf8');
  const { versions } = JSON.parse(read(MANIFEST)) as Manifest;
  let measured = { bytes: 0, headBytes: 0, loadMs: 0 };
  const engines = new Map(
    versions.map((entry) => {
      const json = read(entry.index);
      const text = JSON.parse(read(entry.text)) as TextData;
      const start = performance.now();
      const index = load(JSON.parse(json) as IndexData, text);
      const loadMs = performance.now() - start;
      if (nameOf(entry.tag) === STABLE.id)
        measured = { loadMs, bytes: brotli(json), headBytes: brotli(read(entry.head)) };
      return [nameOf(entry.tag), index] as const;
    }),
  );
  const rank: Ranker = (version, query) => search(engines.get(version)!, query, DEPTH).hits.map(({ url }) => url);
  return { rank, ...measured };
}
