import fs from 'node:fs';
import path from 'node:path';
import { fileOf, isComparison, isPage, readParts } from './parts';
import { scriptsFile } from './makeScripts';
import { FILES, keyOf, splitTables, strings, tableName, type Route, type Table, type Tables } from './tables';

interface LoaderContext {
  mode: string;
  resourcePath: string;
  resourceQuery: string;
  addDependency(file: string): void;
  getOptions(): LoaderOptions;
}

/** Of the rule for the server's bundle. */
export interface LoaderOptions {
  server?: { siteDir: string; outDir: string };
}

const CREATOR = "import ComponentCreator from '@docusaurus/ComponentCreator';";
const COMPARE = "import { comparePages } from '@site/src/features/compare/route';";
let last: { texts: string[]; tables?: Tables } = { texts: [] };

/** Many modules are made of the same tables. */
function tablesOf(dir: string): Tables {
  const texts = FILES.map((name) => fs.readFileSync(path.join(dir, name), 'utf8'));
  if (texts.some((text, i) => text !== last.texts[i])) last = { texts, tables: splitTables(texts) };
  return last.tables!;
}

const componentText = ({ path: route, component }: Route): string => {
  const made = `ComponentCreator(${component.map((word) => JSON.stringify(word)).join(', ')})`;
  return route === '/compare' ? `comparePages(${made})` : made;
};

function routeText(route: Route): string {
  const { component: _, routes, ...fields } = route;
  const children = routes ? `, routes: [${routes.map(routeText).join(',\n')}]` : '';
  return `{ ${JSON.stringify(fields).slice(1, -1)}, component: ${componentText(route)}${children} }`;
}

/** What every page of the documentation is made of. */
const OF_ALL = /"(?:@theme\/Doc(?:s|Version)?(?:Root|Item)|@generated\/\S*\/__plugin\.json)"/;
/** In the same file, and no other to wait for. */
const inPlace = (text: string): string => text.replace(/webpackChunkName: "\w+"/, 'webpackMode: "eager"');

function registryText(registry: Table['registry'], always: readonly string[] = []): string {
  const parts = [...registry].flatMap(([name, text]) => {
    if (!text) return [];
    const eager = always.includes(name) || OF_ALL.test(text);
    return `"${name}": ${eager ? inPlace(text) : text}`;
  });
  return `{ ${parts.join(',\n')} }`;
}

/** What all versions share. Those of a version are loaded when a page of it is asked for. */
function sharedRoutes({ root, routes, versions }: Tables): string {
  const loaders = versions.map(({ route: { path: base } }) => {
    const request = JSON.stringify(`./routes.js?version=${encodeURIComponent(base)}`);
    return `${JSON.stringify(base)}: () => import(/* webpackChunkName: "${tableName(base)}" */ ${request})`;
  });
  const text = (route: Route) =>
    route === root
      ? `byVersion(${routeText({ ...route, routes: undefined })}, { ${loaders.join(',\n')} })`
      : routeText(route);
  return `${CREATOR}
    ${COMPARE}
    import { byVersion } from '@site/src/features/routing/tables';
    export default [${routes.map(text).join(',\n')}];`;
}

/** The names of files are known when all is bundled: fileNames.ts puts them in the place of the text. */
function versionTable({ versions }: Tables, base: string): string {
  const { route, order, docs, names, registry } = versions.find((version) => version.route.path === base)!;
  return `${CREATOR}
    import { addTable } from '@site/src/features/routing/tables';
    addTable({
      base: ${JSON.stringify(base)},
      code: "%code%",
      files: "%files ${[...registry.keys()].join(' ')}%",
      docs: ${JSON.stringify(docs)},
      names: ${JSON.stringify(names)},
      registry: ${registryText(registry, strings(names[keyOf(route)] ?? {}))},
    });
    export default { order: ${order}, route: ${routeText(route)} };`;
}

const withCompare = (source: string): string =>
  `${COMPARE}\n${source.replace(/(path: '\/compare',\s*component: )(ComponentCreator\([^)]*\))/, '$1comparePages($2)')}`;
/** The bundler compiles what is asked for in this way, as little as it is. */
const withoutWeak = (source: string): string => source.replace(/require\.resolveWeak\("[^"]*"\)/g, '""');

/** In development there is one table for all, and a page is compiled when it is opened (plugins/dev/whenAsked.ts). */
const inDevelopment = ({ resourcePath }: LoaderContext, source: string): string =>
  resourcePath.endsWith('registry.js') ? withoutWeak(source) : withCompare(source);

/** Pages, and what comparisons show, are not in the server's bundle either: it reads them when it renders. */
function serverRegistry(source: string, dir: string, { siteDir, outDir }: Required<LoaderOptions>['server']): string {
  const [list, out, library] = [scriptsFile(dir), outDir, path.join(__dirname, 'serverParts.ts')].map((file) =>
    JSON.stringify(file),
  );
  const texts = readParts(source).map((part) => {
    const name = JSON.stringify(part.name);
    if (isPage(part)) return `${name}: [() => readPage(${name}, ${list}, ${out}), "", ""]`;
    if (!isComparison(part)) return `${name}: ${part.text}`;
    return `${name}: [() => readData(${JSON.stringify(fileOf(part, siteDir, dir))}), "", ""]`;
  });
  return `import { readData, readPage } from ${library};\nexport default {\n${texts.join(',\n')}\n};`;
}

/** The text of a module that lists pages. */
export function moduleText(context: LoaderContext, source: string): string {
  const { server } = context.getOptions();
  if (server) return serverRegistry(source, path.dirname(context.resourcePath), server);
  if (context.mode === 'development') return inDevelopment(context, source);
  const dir = path.dirname(context.resourcePath);
  for (const name of FILES) context.addDependency(path.join(dir, name));
  const tables = tablesOf(dir);
  const version = new URLSearchParams(context.resourceQuery).get('version');
  if (version) return versionTable(tables, version);
  const made: Record<string, () => string> = {
    'routes.js': () => sharedRoutes(tables),
    'routesChunkNames.json': () => JSON.stringify(tables.names),
    'registry.js': () => `export default ${registryText(tables.registry)};`,
    'globalData.json': () => JSON.stringify(tables.globalData),
  };
  return made[path.basename(context.resourcePath)]!();
}
