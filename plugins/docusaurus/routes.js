/**
 * What: the browser knows the pages of comparisons by one route, as `npm run dev` does. It is for `routes.js`, the tree
 * of routes, and for `routesChunkNames.json`, which says what each is loaded from. Why: all have one
 * component and no data of their own (plugins/compare); their addresses alone are 3 KB of the script that every page
 * needs. The server has a route for each, since it renders no other pages.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/server/codegen/codegenRoutes.ts
 */
const FOLDED = '/compare';
const BELOW =
  /^ {2}\{\n {4}path: '\/compare\/[^']+',\n {4}component: ComponentCreator\([^)]*\),\n {4}exact: true\n {2}\},\n/gm;
const EXACT = /(^ {4}path: '\/compare',\n {4}component: [^\n]*),\n {4}exact: true$/m;
const FIRST = /^ {4}path: '\/compare',\n {4}component: [^\n]*\n {2}\},$/m;

function foldRoutes(source) {
  const folded = source.replace(BELOW, '').replace(EXACT, '$1');
  if (!FIRST.test(folded) || folded.includes(`'${FOLDED}/`))
    throw new Error(
      `[docusaurus] .docusaurus/routes.js has another form: a route ${FOLDED}, and below it as ${BELOW}.`,
    );
  return folded;
}

function withoutFolded(source) {
  const all = JSON.parse(source);
  const first = Object.keys(all).find((key) => key.replace(/-[^-]+$/, '') === FOLDED);
  const below = Object.keys(all).filter((key) => key.startsWith(`${FOLDED}/`));
  const other = below.find((key) => JSON.stringify(all[key]) !== JSON.stringify(all[first]));
  if (!first || other)
    throw new Error(
      `[docusaurus] .docusaurus/routesChunkNames.json: ${other ?? FOLDED} is not loaded as ${FOLDED} is.`,
    );
  return JSON.stringify(Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${FOLDED}/`))));
}

module.exports = function foldComparisons(source) {
  if (this.target === 'node') return source;
  return this.resourcePath.endsWith('.json') ? withoutFolded(source) : foldRoutes(source);
};
