import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { versionById, type DocVersion } from '../../core/versions';
import type { IndexData, TextData } from '../../core/search/buildIndex';
import { load, search } from '../../core/search/engine';
import { words } from '../../core/search/tokenize';
import { MANIFEST, type Manifest, type SearchResult } from '../../core/search/types';
import { perVersion } from './library';

export type SearchPages = (query: string, version: DocVersion, limit: number) => SearchResult;

/** An unknown word is compared with every known one, which takes some milliseconds. */
const MAX_WORDS = 12;

/** As much of a query as is looked up. Parts of an identifier count as words. */
export function firstWords(query: string): string {
  let left = MAX_WORDS;
  for (const { parts, start } of words(query)) {
    if (parts.length > left) return query.slice(0, start).trim() || parts.slice(0, left).join(' ');
    left -= parts.length;
  }
  return query;
}

/** The search of the site itself, over the index files of the build, each read at its first use. */
export function openSearch(buildDir: string): SearchPages {
  const read = <T>(file: string) => JSON.parse(readFileSync(path.join(buildDir, file), 'utf8')) as T;
  const open = perVersion((version) => {
    if (!existsSync(path.join(buildDir, MANIFEST))) throw new Error(`${MANIFEST} is missing: build the site first.`);
    const { name } = versionById(version);
    const entry = read<Manifest>(MANIFEST).versions.find((each) => each.version === name);
    if (!entry) throw new Error(`The search index has no version "${version}".`);
    return load(read<IndexData>(entry.index), read<TextData>(entry.text));
  });
  return (query, version, limit) => search(open(version), query, limit);
}
