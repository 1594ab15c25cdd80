import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FILES_FILE, HEADERS_FILE, isHostFile, pagePathOf } from '../core/pagePath';
import { siteFile, type SiteFile } from './siteFile';

export type Site = {
  /** Pages by clean path, decoded. */
  pages: ReadonlyMap<string, SiteFile>;
  /** Everything else by path. */
  files: ReadonlyMap<string, SiteFile>;
  /** Lower-case path → the one page it can mean. */
  pagesByLowerCase: ReadonlyMap<string, string>;
  notFound: SiteFile | undefined;
  headers: Record<string, string>;
  /** How many files of the build were not there when it was read. */
  missing: number;
  readAt: number;
  /** Scripts and styles of the build before, for pages that were opened then. */
  olderAssets?: ReadonlyMap<string, SiteFile>;
};

const AT_ONCE = 32;

function listFiles(buildDir: string): string[] {
  const names = readdirSync(buildDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  const all = new Set(names);
  return names.filter((name) => !isHostFile(name) && !(name.endsWith('.br') && all.has(name.slice(0, -3))));
}

function uniqueByLowerCase(paths: Iterable<string>): Map<string, string> {
  const found = new Map<string, string | undefined>();
  for (const name of paths) {
    const key = name.toLowerCase();
    found.set(key, found.has(key) ? undefined : name);
  }
  return new Map([...found].flatMap(([key, name]) => (name === undefined ? [] : [[key, name] as const])));
}

function readHeaders(buildDir: string): Record<string, string> {
  const file = path.join(buildDir, HEADERS_FILE);
  if (!existsSync(file))
    throw new Error(`BUILD_DIR has no ${HEADERS_FILE}, which the build writes. Run 'npm run build' first.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function readList(buildDir: string): string[] {
  const file = path.join(buildDir, FILES_FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Many at a time: on a busy server each step waits for its turn. */
async function readFiles(buildDir: string, policy: string): Promise<Map<string, SiteFile>> {
  const names = listFiles(buildDir);
  const read = new Map<string, SiteFile>();
  const add = async (name: string) =>
    read.set(name, await siteFile(path.join(buildDir, name), pagePathOf(name) === undefined ? '' : policy));
  for (let at = 0; at < names.length; at += AT_ONCE) await Promise.all(names.slice(at, at + AT_ONCE).map(add));
  return read;
}

/** Reads the build folder once. Only what is listed here can be served, so no path can lead out of it. */
export async function readSite(buildDir: string): Promise<Site> {
  const pages = new Map<string, SiteFile>();
  const files = new Map<string, SiteFile>();
  let notFound: SiteFile | undefined;
  const headers = readHeaders(buildDir);
  const all = await readFiles(buildDir, headers['Content-Security-Policy'] ?? '');
  for (const [name, file] of all) {
    const page = pagePathOf(name);
    if (name === '404.html') notFound = file;
    else if (page === undefined) files.set(`/${name}`, file);
    // `x.html` goes before `x/index.html`, as on Netlify.
    else if (!pages.has(page) || !name.endsWith('/index.html')) pages.set(page, file);
  }
  const missing = readList(buildDir).filter((name) => !all.has(name)).length;
  return {
    pages,
    files,
    pagesByLowerCase: uniqueByLowerCase(pages.keys()),
    notFound,
    headers,
    missing,
    readAt: Date.now(),
  };
}
