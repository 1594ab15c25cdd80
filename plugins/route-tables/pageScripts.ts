import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { chunkFile } from '../../core/routeTables';
import { readScripts } from './makeScripts';
import { chainsOf, keyOf, readRoutes, strings, tableName, type Names, type Route } from './tables';

/** Which files of the bundle each chunk is in, as Docusaurus notes it. */
interface Manifest {
  assets: Record<string, { js?: { file: string }[] }>;
}

/** The scripts of a page besides those of all pages, in which React would ask for them one after the other. */
export function scriptsOf(
  chains: ReadonlyMap<string, readonly Route[]>,
  names: Names,
  filesOf: (chunk: string) => string[],
  page: string,
): string[] {
  // One comparison stands for all.
  const chain = chains.get(page.startsWith('/compare/') ? '/compare' : page) ?? [];
  const version = chain[1];
  const parts = chain.flatMap((route) => strings(names[keyOf(route)] ?? {}));
  const chunks = version ? [tableName(version.path), ...parts] : parts;
  return [...new Set(chunks.flatMap(filesOf))];
}

const FIRST = '<script type="app"';

/** What names the scripts of a page in its HTML: the boot script then fetches them together with React. */
export async function readPageScripts(generatedDir: string): Promise<(page: string) => string> {
  const read = (name: string) => readFile(path.join(generatedDir, name), 'utf8');
  const chains = chainsOf(readRoutes(await read('routes.js')));
  const names = JSON.parse(await read('routesChunkNames.json')) as Names;
  const manifest = JSON.parse(await read('client-manifest.json')) as Manifest;
  const pages = readScripts(generatedDir);
  const filesOf = (chunk: string) =>
    pages[chunk] ? [chunkFile(pages[chunk])] : (manifest.assets[chunk]?.js?.map(({ file }) => file) ?? []);
  const tagOf = (script: string) => `${FIRST} src="/${script}"></script>`;
  return (page) => scriptsOf(chains, names, filesOf, page).map(tagOf).join('');
}

export const withScripts = (html: string, tags: string): string => html.replace(FIRST, tags + FIRST);
