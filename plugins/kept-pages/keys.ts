import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import { digest } from '../../markdown/kept';
import { readScripts } from '../route-tables/makeScripts';
import { fileOf, isComparison, readParts } from '../route-tables/parts';
import { chainsOf, keyOf, readRoutes, strings, type Names, type Route } from '../route-tables/tables';

/** Of Docusaurus: the files that each chunk of the browser's bundle is in, by name. */
export interface Manifest {
  entrypoints: string[];
  origins: Record<string, string[]>;
  assets: Record<string, Record<string, { file: string }[]>>;
}

export interface Bundles {
  siteDir: string;
  /** Where Docusaurus writes `routes.js` and the like. */
  generatedDir: string;
  /** The bundle that renders pages, and its chunks in files of their names (./index.ts). */
  serverBundle: string;
  manifest: Manifest;
  /** What else is in every page. */
  around: unknown;
}

/** The one script of all pages whose name changes with each page. */
const RUNTIME = 'runtime~main';

const filesOf = ({ assets }: Manifest, chunk: string): string[] =>
  Object.values(assets[chunk] ?? {}).flatMap((files) => files.map(({ file }) => file));

export const runtimeOf = (manifest: Manifest): string => filesOf(manifest, RUNTIME)[0] ?? '';

/** The chunks of each address, from those of the outermost route to its own. */
function chunksByPath(generatedDir: string): Map<string, string[]> {
  const read = (name: string) => fs.readFileSync(path.join(generatedDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Names;
  const chains = chainsOf(readRoutes(read('routes.js')));
  const chunksOf = (route: Route) => strings(names[keyOf(route)] ?? {});
  return new Map([...chains].map(([page, chain]) => [page, chain.flatMap(chunksOf)]));
}

const digestOf = (file: string): string => digest(fs.readFileSync(file));

/** What each file of the bundle holds, in short, by the chunk's name; and what is not in it and read beside. */
function chunkDigests(dir: string, { siteDir, generatedDir }: Bundles): Map<string, string> {
  const files = listFiles(dir, (name) => name.endsWith('.js')).sort();
  const parts = readParts(fs.readFileSync(path.join(generatedDir, 'registry.js'), 'utf8')).filter(isComparison);
  return new Map([
    ...files.map((file) => [path.parse(file).name, digestOf(path.join(dir, file))] as const),
    ...parts.map((part) => [part.name, digestOf(fileOf(part, siteDir, generatedDir))] as const),
    ...Object.entries(readScripts(generatedDir)),
  ]);
}

/**
 * Says of an address what its HTML is made from, in short; `tags` name its scripts. Nothing for one of which that is
 * not certain: those without chunks (such as the page for what is not found), and those with a chunk that shares
 * another's file.
 */
export function pageKeys(bundles: Bundles): (page: string, tags: string) => string | undefined {
  const { generatedDir, serverBundle, manifest, around } = bundles;
  const byPath = chunksByPath(generatedDir);
  const digests = chunkDigests(path.dirname(serverBundle), bundles);
  const owned = new Set([...byPath.values()].flat());
  const entries = manifest.entrypoints.flatMap((entry) => manifest.origins[entry] ?? [entry]);
  const shared = digest(
    JSON.stringify([
      around,
      entries.filter((chunk) => chunk !== RUNTIME).map((chunk) => filesOf(manifest, chunk)),
      [...digests].filter(([name]) => !owned.has(name)),
    ]),
  );
  return (page, tags) => {
    const chunks = byPath.get(page);
    if (!chunks?.length || !chunks.every((chunk) => digests.has(chunk))) return undefined;
    const parts = chunks.map((chunk) => [digests.get(chunk), filesOf(manifest, chunk)]);
    return digest(shared, page, tags, JSON.stringify(parts));
  };
}
