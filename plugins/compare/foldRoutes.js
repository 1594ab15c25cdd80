const EACH = / *\{\s*path: '\/compare\/[^}]*\},?\n/g;
const LIST = /(path: '\/compare',\s*component: )(ComponentCreator\([^)]*\))(,\s*exact: true)?/;
const DATA = /^ *"\w+": \[.*@generated\/compare\/default\/p\/.*\],/gm;

/** The names of the files that a page needs: of one comparison, which stands for all, and without its data. */
function foldNames(source) {
  const names = Object.entries(JSON.parse(source)).filter(([route]) => !route.startsWith('/compare/'));
  return JSON.stringify(Object.fromEntries(names), (key, value) =>
    /^\/compare-/.test(key) ? { ...value, __props: undefined } : value,
  );
}

function foldRoutes(source) {
  const folded = source.replace(EACH, '').replace(LIST, '$1comparePages($2)');
  if (!folded.includes('comparePages('))
    throw new Error('[compare] routes.js has no route /compare to fold the comparisons into.');
  return `import { comparePages } from '@site/src/features/compare/route';\n${folded}`;
}

/**
 * For the browser, one route stands for all comparisons: as routes of their own they would add 13 KB to the scripts of
 * every page. Works on the files in which Docusaurus lists routes, what they need, and where that is.
 */
module.exports = function fold(source) {
  if (this.resourcePath.endsWith('routes.js')) return foldRoutes(source);
  return this.resourcePath.endsWith('.json') ? foldNames(source) : source.replace(DATA, '');
};
