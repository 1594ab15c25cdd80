import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expandRedirects } from '../../config/redirects';
import {
  manifestPath,
  OFFLINE_PAGE,
  OFFLINE_WORKER,
  placeOf,
  type OfflineFile,
  type OfflineManifest,
} from '../../core/offline';
import { pagePathOf } from '../../core/pagePath';
import { MANIFEST, type Manifest, type SearchRecord } from '../../core/search/types';
import { RUN_FRAME_PATH, TAB_FOLDER, type TabManifest } from '../../core/tab';
import { FRAME_PAGE } from '../../core/tabFrame';
import { versionOfAddress, VERSIONS, type KnownVersion } from '../../core/versions';
import { readBuiltPage } from '../built-pages';
import { bundleWorker } from './worker';

/** Of both versions, or of none. */
const NEUTRAL = new RegExp(`^(/compare|/search|/checked-code|${OFFLINE_PAGE})(/|$)`);
/** What pages name in their HTML, of this site and no more: pictures, scripts, styles, data. */
const NAMED = /["' ,]\/([\w./~-]+\.(?:js|css|svg|png|jpe?g|gif|webp|avif|woff2|json))(?=["' ,])/g;
const SCRIPT = /^assets\/js\//;
/** What scripts ask for by themselves. */
const FOR_ALL =
  /^(assets\/(boot|css)\/|assets\/fonts\/.*\.woff2$|img\/(?!social|cards\/)|code-names\/|compare(\/.*)?\.json$)/;
/** Their names change with their content. */
const HASHED = /^assets\/(?!fonts\/LICENSE)/;

interface BuiltFile {
  page?: string;
  records?: SearchRecord[];
  names: Set<string>;
}

const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64');

/** The pages of a build, with what each names. */
async function readPages(outDir: string, siteDir: string, files: readonly string[]): Promise<Map<string, BuiltFile>> {
  const pages = new Map<string, BuiltFile>();
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const html = fs.readFileSync(path.join(outDir, file), 'utf8');
    const names = new Set([...html.matchAll(NAMED)].map(([, name]) => name!));
    pages.set(file, { page: pagePathOf(file), records: (await readBuiltPage(outDir, siteDir, file)).records, names });
  }
  return pages;
}

/** As it is sent: a copy of the build, where there is one. */
function fileOf(outDir: string, name: string, url = `/${name}`): OfflineFile {
  const disk = path.join(outDir, name);
  const { size } = fs.statSync(disk);
  const copy = fs.statSync(`${disk}.br`, { throwIfNoEntry: false });
  return [url, HASHED.test(name) ? 0 : digest(fs.readFileSync(disk)), copy?.size ?? size, size];
}

/** The files of the embedded search for one version. */
function searchFiles(outDir: string, { name }: KnownVersion): string[] {
  const file = path.join(outDir, MANIFEST);
  if (!fs.existsSync(file)) return [];
  const { versions } = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
  const own = versions.filter(({ version }) => version === name);
  return [MANIFEST, ...own.flatMap(({ head, index, text }) => [head, index, text])].map((url) =>
    url.replace(/^\//, ''),
  );
}

/** The document in which code runs is no file: the server answers with it. */
const runFiles = (files: OfflineFile[]): OfflineFile[] =>
  files.length ? [[RUN_FRAME_PATH, digest(FRAME_PAGE), FRAME_PAGE.length, FRAME_PAGE.length], ...files] : [];

/** Everything that readers of one version need to read and search it, and no page of another. */
export function manifestOf(
  outDir: string,
  files: readonly string[],
  pages: ReadonlyMap<string, BuiltFile>,
  version: KnownVersion,
  run: readonly string[],
): OfflineManifest {
  const all = new Set(files);
  const isOwn = (page: string) => NEUTRAL.test(page) || versionOfAddress(page) === version;
  const own = [...pages].filter(([, { page }]) => page !== undefined && isOwn(page));
  const named = new Set(own.flatMap(([, { names }]) => [...names]));
  // A script that no page names is a part that comes when it is asked for.
  const elsewhere = new Set([...pages.values()].flatMap(({ names }) => [...names]));
  const isPart = (name: string) => SCRIPT.test(name) && !elsewhere.has(name);
  const wanted = files.filter((name) => named.has(name) || FOR_ALL.test(name) || isPart(name));
  const search = searchFiles(outDir, version).filter((name) => all.has(name));
  const titled = own.flatMap(([, { page, records }]) =>
    records?.length && !NEUTRAL.test(page!)
      ? [[page!, [records[0]!.lvl1, digest(JSON.stringify(records)).slice(0, 8)] satisfies [string, string]] as const]
      : [],
  );
  const addresses = new Set([...pages.values()].flatMap(({ page }) => page ?? []));
  const moved = expandRedirects(addresses).filter(({ to }) => to.startsWith('/') && versionOfAddress(to) === version);
  return {
    format: 1,
    label: version.label,
    base: version.base,
    pages: Object.fromEntries(titled),
    files: [
      ...own.map(([file, { page }]) => fileOf(outDir, file, page)),
      ...[...new Set([...wanted, ...search])].map((name) => fileOf(outDir, name)),
    ],
    run: runFiles(run.filter((name) => all.has(name)).map((name) => fileOf(outDir, name))),
    redirects: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  };
}

/** The network in the tab of one version, as plugins/run-here wrote it down for the pages; some have none. */
function runNames(siteDir: string, { id }: KnownVersion): string[] {
  const file = path.join(siteDir, `.docusaurus/run-here/default/network-${id}.json`);
  if (!fs.existsSync(file)) return [];
  const { worker, files } = JSON.parse(fs.readFileSync(file, 'utf8')) as TabManifest;
  // All of it: which forms of the reset kernel a program needs is known when it runs.
  return [worker, ...Object.values(files)].map((entry) => `${TAB_FOLDER}/${entry.file}`);
}

const megabytes = (files: OfflineFile[], at: 2 | 3): string =>
  (files.reduce((sum, file) => sum + file[at], 0) / 1e6).toFixed(1);

/** Writes what readers can keep of each version, and the worker that shows it to them. Run it when all else is written. */
export async function writeOffline(outDir: string, siteDir: string, files: readonly string[]): Promise<void> {
  const start = performance.now();
  fs.writeFileSync(path.join(outDir, OFFLINE_WORKER), await bundleWorker(siteDir));
  fs.mkdirSync(path.join(outDir, OFFLINE_PAGE), { recursive: true });
  const pages = await readPages(outDir, siteDir, files);
  for (const version of VERSIONS as readonly KnownVersion[]) {
    const manifest = manifestOf(outDir, files, pages, version, runNames(siteDir, version));
    fs.writeFileSync(path.join(outDir, manifestPath(placeOf(version))), JSON.stringify(manifest));
    const { files: kept, run } = manifest;
    const also = run.length ? `, to run code ${megabytes(run, 2)} MB more` : '';
    const sizes = `${megabytes(kept, 2)} MB to fetch, ${megabytes(kept, 3)} MB to store${also}`;
    console.log(`[offline] ${version.label}: ${kept.length} files, ${sizes}`);
  }
  console.log(`[offline] lists of files in ${Math.round(performance.now() - start)} ms`);
}
