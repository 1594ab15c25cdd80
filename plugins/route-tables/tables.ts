import vm from 'node:vm';
import { TABLE } from '../../core/routeTables';
import { isPage, readParts, type Part } from './parts';

/** A component is the two words that its parts are listed under. */
export interface Route {
  path: string;
  component: string[];
  exact?: boolean;
  routes?: Route[];
}
type Parts = { [key: string]: string | Parts };
export type Names = Record<string, Parts>;
interface DocsVersion {
  path: string;
  docs: object[];
}
interface GlobalData {
  'docusaurus-plugin-content-docs': { default: { versions: DocsVersion[] } };
}
export interface Table {
  names: Names;
  /** The text that loads each part; none for pages. */
  registry: Map<string, string | undefined>;
}
export interface Tables extends Table {
  routes: Route[];
  /** Below this one of the routes are those of the versions. */
  root: Route;
  globalData: GlobalData;
  versions: (Table & { route: Route; order: number; docs: object[] })[];
}

/** Where Docusaurus writes which routes there are, the parts of each, where those are, and what plugins tell all pages. */
export const FILES = ['routes.js', 'routesChunkNames.json', 'registry.js', 'globalData.json'] as const;

export function readRoutes(source: string): Route[] {
  const list = source.slice(source.indexOf('export default') + 'export default'.length).replace(/;\s*$/, '');
  return vm.runInNewContext(`(${list})`, { ComponentCreator: (...args: string[]) => args }) as Route[];
}

/** The text of a part names its file twice: once to load it, once as a text that only the rendering on the server reads. */
const shorter = ({ text }: Part): string => text.replace(/, "[^"]*", (?=require\.resolveWeak)/, ', "", ');

/** The text that loads each part. A page has none: where its script is, is all that there is to know (fileNames.ts). */
const readRegistry = (source: string): Map<string, string | undefined> =>
  new Map(readParts(source).map((part) => [part.name, isPage(part) ? undefined : shorter(part)]));

export const strings = (value: string | Parts): string[] =>
  typeof value === 'string' ? [value] : Object.values(value).flatMap(strings);
export const keyOf = ({ component: [route, hash] }: Route): string => `${route}-${hash}`;
export const tableName = (base: string): string => `${TABLE}${base.replaceAll('/', '') || 'root'}`;
const withChildren = (route: Route): Route[] => [route, ...(route.routes ?? []).flatMap(withChildren)];

/** From the outermost route to each page, by its address. */
export function chainsOf(
  routes: readonly Route[],
  above: readonly Route[] = [],
  found = new Map<string, readonly Route[]>(),
): Map<string, readonly Route[]> {
  for (const route of routes) {
    const chain = [...above, route];
    if (route.routes) chainsOf(route.routes, chain, found);
    else if (!found.has(route.path)) found.set(route.path, chain);
  }
  return found;
}

/** One comparison stands for all, and its data is fetched (src/features/compare/route.ts). */
function withoutComparisons(routes: Route[], names: Names): Route[] {
  const kept = routes.filter(({ path }) => !path.startsWith('/compare/'));
  const index = kept.find(({ path }) => path === '/compare');
  if (!index) return kept;
  delete names[keyOf(index)]?.__props;
  return kept.map((route) => (route === index ? { ...route, exact: undefined } : route));
}

/** Which parts only one of the lists of routes has, for each list. */
function ownParts(lists: readonly Route[][], names: Names): Set<string>[] {
  const all = lists.map((list) => new Set(list.flatMap((route) => strings(names[keyOf(route)] ?? {}))));
  const uses = new Map<string, number>();
  for (const parts of all) for (const part of parts) uses.set(part, (uses.get(part) ?? 0) + 1);
  return all.map((parts) => new Set([...parts].filter((part) => uses.get(part) === 1)));
}

const pick = <T>(from: Map<string, T>, keys: Iterable<string>): [string, T][] =>
  [...keys].flatMap((key) => (from.has(key) ? [[key, from.get(key) as T] as [string, T]] : []));

/** Splits what the browser must know of all pages: what versions share, and a table for each version. */
export function splitTables([routesText, namesText, registryText, globalText]: readonly string[]): Tables {
  const [names, globalData] = [JSON.parse(namesText!) as Names, JSON.parse(globalText!) as GlobalData];
  const [byKey, registry] = [new Map(Object.entries(names)), readRegistry(registryText!)];
  const all = withoutComparisons(readRoutes(routesText!), names);
  const root = all.find((route) => route.routes);
  if (!root) throw new Error('[route-tables] .docusaurus/routes.js has no route with the versions below it.');
  const docsVersions = globalData['docusaurus-plugin-content-docs'].default.versions;
  const lists = root.routes!.map(withChildren);
  const own = ownParts([...lists, all.map((route) => ({ ...route, routes: undefined }))], names);
  const namesOf = (list: Route[]): Names => Object.fromEntries(pick(byKey, list.map(keyOf)));
  const versions = root.routes!.map((route, order) => ({
    route,
    order,
    docs: docsVersions.find(({ path }) => path === route.path)?.docs ?? [],
    names: namesOf(lists[order]!),
    registry: new Map(pick(registry, own[order]!)),
  }));
  for (const version of docsVersions) version.docs = [];
  // A part that no route of the browser has is of a comparison.
  const used = new Set([...all, ...lists.flat()].flatMap((route) => strings(names[keyOf(route)] ?? {})));
  // Without one of them the bundler would wait for it for ever.
  const missing = [...used].find((part) => !registry.has(part));
  if (missing) throw new Error(`[route-tables] .docusaurus/registry.js has no part ${missing}, which a route has.`);
  for (const { registry: moved } of versions) for (const part of moved.keys()) used.delete(part);
  const shared = { names: namesOf(all), registry: new Map(pick(registry, used)) };
  return { ...shared, routes: all, root, globalData, versions };
}
