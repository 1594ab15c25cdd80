/**
 * What: changes each line of the registry, the list of what a page is loaded from: `[load, name, weakId]`. In the
 * browser names and ids are empty: only the server reads names, and for the id the dev server would compile every page
 * before one is opened. On the server a part is named as its chunk, so that the page has a script tag for it and does
 * not wait for `main` to ask. What all pages of the documentation need is one chunk. Names are as short as they can be, in
 * `routesChunkNames.json` too, which says what a route is loaded from.
 * Why: a tenth of the script that every page needs, and one round trip less before a page answers.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/server/codegen/codegenRoutes.ts
 */
const LINE =
  /^ *"([^"]+)": \[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "([^"]+)"\), "[^"]*", require\.resolveWeak\("[^"]*"\)\]/gm;
const OF_ALL_DOCS = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
];

/** What a part is named in production: a hash, and a letter more where two are the same. */
const HASH = /^[0-9a-f]{8}[0-9a-z]?$/;
const LEAST = 3;

function common(one, other) {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Of each hash the shortest beginning that no other has: it stays when pages come and go, but for the few most alike. */
function shortNames(names) {
  const sorted = [...new Set(names)].sort();
  return new Map(
    sorted.map((name, i) => {
      const length = Math.max(common(name, sorted[i - 1] ?? ''), common(name, sorted[i + 1] ?? '')) + 1;
      return [name, HASH.test(name) ? name.slice(0, Math.max(length, LEAST)) : name];
    }),
  );
}

const namesIn = (value) => (typeof value === 'string' ? [value] : Object.values(value).flatMap(namesIn));

function renamed(value, short) {
  if (typeof value === 'string') return short.get(value);
  if (Array.isArray(value)) return value.map((each) => renamed(each, short));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, renamed(each, short)]));
}

module.exports = function slimRegistry(source) {
  if (this.resourcePath.endsWith('.json')) {
    const parts = JSON.parse(source);
    return JSON.stringify(renamed(parts, shortNames(namesIn(parts))));
  }
  const isServer = this.target === 'node';
  const modules = [];
  const short = shortNames([...source.matchAll(LINE)].map(([, name]) => name));
  const slim = source.replace(LINE, (_, name, module) => {
    modules.push(module);
    const chunk = OF_ALL_DOCS.includes(module) ? 'docs' : short.get(name);
    return `  "${short.get(name)}": [() => import(/* webpackChunkName: "${chunk}" */ "${module}"), "${isServer ? chunk : ''}", ""]`;
  });
  const parts = source.match(/^ *"[^"]+": \[/gm)?.length ?? 0;
  if (!parts || parts !== modules.length)
    throw new Error(
      `[docusaurus] .docusaurus/registry.js has another form: ${parts} parts, of which ${modules.length} are as ${LINE}.`,
    );
  for (const module of OF_ALL_DOCS)
    if (!modules.includes(module))
      throw new Error(`[docusaurus] .docusaurus/registry.js does not load ${module} any more.`);
  return slim;
};
