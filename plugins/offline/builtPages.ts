import fs from 'node:fs';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import type { SearchRecord } from '../../core/search/types';
import { readBuiltPage } from '../built-pages';

/** What pages name in their HTML, of this site and no more: pictures, scripts, styles, data. */
const NAMED = /["' ,]\/([\w./~-]+\.(?:js|css|svg|png|jpe?g|gif|webp|avif|woff2|json))(?=["' ,])/g;

export interface BuiltFile {
  page?: string;
  records?: SearchRecord[];
  names: Set<string>;
}

/** The pages of a build, with what each names. */
export async function readPages(
  outDir: string,
  siteDir: string,
  files: readonly string[],
): Promise<Map<string, BuiltFile>> {
  const pages = new Map<string, BuiltFile>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const names = new Set([...html.matchAll(NAMED)].map(([, name]) => name!));
    pages.set(file, { page: pagePathOf(file), records: (await readBuiltPage(outDir, siteDir, file)).records, names });
  }
  return pages;
}
