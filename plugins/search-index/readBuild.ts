import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import type { SearchRecord } from '../../core/search/types';
import { pageRecords } from './records';

/** All records of a finished build, by page path. */
export async function readBuild(buildDir: string): Promise<SearchRecord[]> {
  const names = await readdir(buildDir, { recursive: true });
  const pages = names
    .flatMap((name) => {
      const file = name.split(path.sep).join('/');
      const page = pagePathOf(file);
      return page === undefined ? [] : [{ file, page }];
    })
    .sort((a, b) => (a.page < b.page ? -1 : 1));
  const records: SearchRecord[] = [];
  for (const { file, page } of pages)
    records.push(...pageRecords(page, await readFile(path.join(buildDir, file), 'utf8')));
  return records;
}
