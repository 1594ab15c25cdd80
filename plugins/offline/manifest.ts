import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { expandRedirects } from '../../config/redirects';
import { OFFLINE_PAGE, type OfflineFile, type OfflineManifest } from '../../core/offline';
import { MANIFEST, type Manifest } from '../../core/search/types';
import { RUN_FRAME_PATH } from '../../core/tab';
import { FRAME_PAGE } from '../../core/tabFrame';
import { versionOfAddress, type KnownVersion } from '../../core/versions';
import type { BuiltFile } from './builtPages';

/** Of both versions, or of none. */
const NEUTRAL = new RegExp(`^(/compare|/search|/checked-code|${OFFLINE_PAGE})(/|$)`);
const SCRIPT = /^assets\/js\//;
/** What scripts ask for by themselves. */
const FOR_ALL =
  /^(assets\/(boot|css)\/|assets\/fonts\/.*\.woff2$|img\/(?!social|cards\/)|code-names\/|compare(\/.*)?\.json$)/;
/** Their names change with their content. */
const HASHED = /^assets\/(?!fonts\/LICENSE)/;

const digest = (data: string | Buffer): string => createHash('sha256').update(data).digest('base64');

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
