import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routesChunkNames from '@generated/routesChunkNames';
import { chunkFile, TABLE, tableFile } from '../../../core/routeTables';
import { loadPage } from './pages';
import type { RouteConfig } from './routes';

/** The bundler's own: the file of a chunk. */
declare let __webpack_get_script_filename__: (id: string) => string;

/** What the browser must know of the pages of one version before it can load them (plugins/route-tables). */
interface Table {
  base: string;
  /** The name of the script that it was built with. */
  code: string;
  /** The name of the file of each part, without folder and ending. */
  files: Record<string, string>;
  docs: object[];
  names: object;
  /** How parts are loaded. Those that are not here are pages. */
  registry: object;
}
interface VersionRoute {
  /** Of several routes that match, the first counts. */
  order: number;
  route: RouteConfig;
}
type DocsVersion = { path: string; docs: object[] };
type Loaders = Record<string, () => Promise<{ default: VersionRoute }>>;

const loaders: Loaders = {};
const loaded = new Map<string, VersionRoute>();
const files: Record<string, string> = {};
let routes: RouteConfig[] = [];

/** A route below which the routes of the versions are, as soon as they have been loaded. */
export function byVersion(root: RouteConfig, tables: Loaders): RouteConfig {
  Object.assign(loaders, tables);
  const nameFile = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (id) =>
    files[id] ? chunkFile(files[id]) : id.startsWith(TABLE) ? tableFile(id) : nameFile(id);
  return Object.defineProperty(root, 'routes', { get: () => routes });
}

/** A table has a name that stays (plugins/route-tables). That of a newer site does not fit a page that was open before. */
function checkCode({ code }: Table): void {
  if ([...document.scripts].some(({ src }) => src.includes(code))) return;
  throw Object.assign(new Error(`The site has changed: this page does not know ${code}`), { name: 'ChunkLoadError' });
}

/** Runs in the script of a version's table, before its routes are made. */
export function addTable(table: Table): void {
  checkCode(table);
  Object.assign(files, table.files);
  const pages = Object.keys(table.files).map((name) => [name, [() => loadPage(name), '', name]]);
  Object.assign(registry, Object.fromEntries(pages), table.registry);
  Object.assign(routesChunkNames, table.names);
  const { versions } = globalData['docusaurus-plugin-content-docs']!.default as { versions: DocsVersion[] };
  versions.find(({ path }) => path === table.base)!.docs = table.docs;
}

/** The longest beginning of an address that a version has; `/` is one. */
function baseOf(address: string): string | undefined {
  const path = `${address.toLowerCase()}/`;
  const all = Object.keys(loaders).filter((base) => path.startsWith(base === '/' ? base : `${base}/`));
  return all.sort((a, b) => b.length - a.length)[0];
}

/** Loads what is needed to find the page at an address. */
export async function loadTable(address: string): Promise<void> {
  const base = baseOf(address);
  if (base === undefined || loaded.has(base)) return;
  loaded.set(base, (await loaders[base]!()).default);
  // Another list: what is known of the routes of a list is kept (routes.tsx).
  routes = [...loaded.values()].sort((a, b) => a.order - b.order).map(({ route }) => route);
}
