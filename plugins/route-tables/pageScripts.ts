import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagePathOf } from '../../core/pagePath';
import { keyOf, readRoutes, strings, TABLE, tableName, type Names, type Route } from './tables';

/** Which files of the bundle each chunk is in, as Docusaurus notes it. */
interface Manifest {
  assets: Record<string, { js?: { file: string }[] }>;
}

/** From the outermost route to the page. One comparison stands for all. */
function chainTo(routes: readonly Route[], page: string): Route[] {
  const wanted = page.startsWith('/compare/') ? '/compare' : page;
  for (const route of routes) {
    if (!route.routes && route.path === wanted) return [route];
    const below = chainTo(route.routes ?? [], page);
    if (below.length) return [route, ...below];
  }
  return [];
}

/** The scripts of a page besides those of all pages, in which React would ask for them one after the other. */
export function scriptsOf(routes: readonly Route[], names: Names, { assets }: Manifest, page: string): string[] {
  const chain = chainTo(routes, page);
  const version = chain[1];
  const parts = chain.flatMap((route) => strings(names[keyOf(route)] ?? {}));
  const chunks = version ? [tableName(version.path), ...parts] : parts;
  return [...new Set(chunks.flatMap((chunk) => assets[chunk]?.js?.map(({ file }) => file) ?? []))];
}

const FIRST = '<script type="app"';

/**
 * Names the scripts of each page in its HTML: the boot script then fetches them together with React. Returns the files
 * of the tables, which all pages of a version name.
 */
export async function addPageScripts(
  generatedDir: string,
  outDir: string,
  files: readonly string[],
): Promise<string[]> {
  const read = (name: string) => readFile(path.join(generatedDir, name), 'utf8');
  const routes = readRoutes(await read('routes.js'));
  const names = JSON.parse(await read('routesChunkNames.json')) as Names;
  const manifest = JSON.parse(await read('client-manifest.json')) as Manifest;
  await Promise.all(
    files.map(async (file) => {
      const page = pagePathOf(file);
      const scripts = page === undefined ? [] : scriptsOf(routes, names, manifest, page);
      if (scripts.length === 0) return;
      const html = await readFile(path.join(outDir, file), 'utf8');
      const tags = scripts.map((script) => `${FIRST} src="/${script}"></script>`).join('');
      await writeFile(path.join(outDir, file), html.replace(FIRST, tags + FIRST));
    }),
  );
  const tables = Object.keys(manifest.assets).filter((chunk) => chunk.startsWith(TABLE));
  return tables.flatMap((chunk) => manifest.assets[chunk]!.js?.map(({ file }) => file) ?? []);
}
