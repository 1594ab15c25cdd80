import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import type { SearchRecord } from '../../core/search/types';
import { kept } from '../../markdown/kept';
import { readAsked } from './asked';
import { pageRecords } from './records';

/** Which scripts and pictures a page has says nothing about its words. */
const LOADED = /<script[^>]*><\/script>|<link[^>]*>/g;

/** The records of a page, unless its words are those of an earlier build. */
async function recordsOf(siteDir: string, page: string, html: string): Promise<SearchRecord[]> {
  const from = html.replace(LOADED, '');
  return kept({ siteDir, kind: 'records', name: page, from }, () => pageRecords(page, html));
}

/** All records of a finished build, by page path, with the words in which readers ask for them. */
export async function readBuild(buildDir: string, siteDir = process.cwd()): Promise<SearchRecord[]> {
  const asked = readAsked(siteDir);
  const names = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const pages = names
    .flatMap((name) => {
      const file = name.split(path.sep).join('/');
      const page = pagePathOf(file);
      return page === undefined ? [] : [{ file, page }];
    })
    .sort((a, b) => (a.page < b.page ? -1 : 1));
  const records: SearchRecord[] = [];
  for (const { file, page } of pages)
    records.push(...(await recordsOf(siteDir, page, readFileSync(path.join(buildDir, file), 'utf8'))));
  return records.map((record) => ({ ...record, asked: asked.get(record.url) }));
}
