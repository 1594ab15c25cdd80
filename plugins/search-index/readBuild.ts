import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import type { SearchRecord } from '../../core/search/types';
import { readBuiltPage } from '../built-pages';
import { readFrontMatter, withAsked } from './asked';

/** All records of a finished build, by page path, with the words in which readers ask for them. */
export async function readBuild(buildDir: string, siteDir = process.cwd()): Promise<SearchRecord[]> {
  const names = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  const pages = names
    .flatMap((name) => {
      const file = name.split(path.sep).join('/');
      const page = pagePathOf(file);
      return page === undefined ? [] : [{ file, page }];
    })
    .sort((a, b) => (a.page < b.page ? -1 : 1));
  const records: SearchRecord[] = [];
  for (const { file } of pages) records.push(...(await readBuiltPage(buildDir, siteDir, file)).records);
  return withAsked(records, readFrontMatter(siteDir));
}
