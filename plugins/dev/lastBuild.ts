import fs from 'node:fs';
import path from 'node:path';
import type { PageMark } from '../../core/compare/verdict';
import { LIBRARY_FILE, type Library } from '../../core/library';
import { headPath, MANIFEST } from '../../core/search/types';
import { searchTag, VERSIONS } from '../../core/versions';

const HEADS = VERSIONS.map((version) => headPath({ language: 'en', tag: searchTag(version) }).slice(1));
const ROOT_FILES = [MANIFEST, ...HEADS, 'compare.json'];

export const hasBuild = (buildDir: string): boolean => fs.existsSync(path.join(buildDir, LIBRARY_FILE));

/** What `npm run dev` takes from the last build: search and the data of comparisons. */
export function lastBuildFolders(buildDir: string, scratch: string) {
  fs.rmSync(scratch, { recursive: true, force: true });
  fs.mkdirSync(scratch, { recursive: true });
  for (const name of ROOT_FILES.filter((each) => fs.existsSync(path.join(buildDir, each))))
    fs.copyFileSync(path.join(buildDir, name), path.join(scratch, name));
  const staticOptions = { index: false, redirect: false };
  return [
    { directory: scratch, publicPath: '/', watch: false, staticOptions },
    { directory: path.join(buildDir, 'compare'), publicPath: '/compare', watch: false, staticOptions },
    { directory: path.join(buildDir, 'assets'), publicPath: '/assets', watch: false },
  ];
}

let marks: Map<string, PageMark> | undefined;

/** How a page stood to its counterpart when the site was last built. */
export function lastMark(buildDir: string, route: string): PageMark | undefined {
  if (!marks) {
    const file = path.join(buildDir, LIBRARY_FILE);
    const library = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Library) : { versions: [] };
    marks = new Map(
      library.versions.flatMap(({ pages }) =>
        pages.flatMap(({ path: page, comparison: found }) => {
          if (!found) return [];
          return [[page, { verdict: found.verdict, changes: found.changes, href: found.href }] as const];
        }),
      ),
    );
  }
  return marks.get(route);
}
