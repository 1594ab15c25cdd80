import { expect, test } from 'vitest';
import { moveNames, takeNames } from './fileNames';
import { scriptsOf } from './pageScripts';
import { chainsOf, readRoutes, splitTables } from './tables';

const component = (path: string) => `component: ComponentCreator('${path}', 'abc')`;
const page = (path: string) => `{ path: '${path}', ${component(path)}, exact: true }`;
const routes = `import ComponentCreator from '@docusaurus/ComponentCreator';
export default [
  ${page('/search')},
  ${page('/compare')},
  ${page('/compare/a')},
  { path: '/', ${component('/')}, routes: [
    { path: '/nightly', ${component('/nightly')}, routes: [${page('/nightly/a')}] },
    { path: '/', ${component('/')}, routes: [${page('/a')}] },
  ] },
  { path: '*', component: ComponentCreator('*') },
];
`;
const names = {
  '/search-abc': { __comp: 'search' },
  '/compare-abc': { __comp: 'compare', __props: 'list' },
  '/compare/a-abc': { __comp: 'compare', __props: 'diff' },
  '/-abc': { __comp: 'root' },
  '/nightly-abc': { __comp: 'root' },
  '/nightly/a-abc': { __comp: 'doc', content: 'nightly-a' },
  '/a-abc': { __comp: 'doc', content: 'a' },
};
const entry = (name: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "@site/${name}"), "@site/${name}", require.resolveWeak("@site/${name}")],`;
const parts = ['search', 'compare', 'list', 'diff', 'root', 'doc', 'nightly-a', 'a'];
const docs = (path: string) => ({ path, docs: [{ id: 'a', path: `${path}/a` }] });
const globalData = { 'docusaurus-plugin-content-docs': { default: { versions: [docs('/nightly'), docs('/')] } } };
const split = splitTables([
  routes,
  JSON.stringify(names),
  `export default {\n${parts.map(entry).join('\n')}};\n`,
  JSON.stringify(globalData),
]);

test('each version has the parts that it alone uses, and the list of its pages', () => {
  expect(
    split.versions.map(({ route, order, docs: list, registry }) => [
      route.path,
      order,
      list.length,
      ...registry.keys(),
    ]),
  ).toEqual([
    ['/nightly', 0, 1, 'nightly-a'],
    ['/', 1, 1, 'a'],
  ]);
  expect(Object.keys(split.versions[0]!.names)).toEqual(['/nightly-abc', '/nightly/a-abc']);
});

test('all pages have what versions share, one route for all comparisons, and no data of any', () => {
  expect([...split.registry.keys()]).toEqual(['search', 'compare', 'root', 'doc']);
  expect(split.routes.map(({ path }) => path)).toEqual(['/search', '/compare', '/', '*']);
  expect(split.names['/compare-abc']).toEqual({ __comp: 'compare' });
  expect(JSON.stringify(split.globalData)).not.toContain('"id":"a"');
});

test('a page names the table of its version and its own parts, and no part that has no file of its own', () => {
  const own = ['a', 'nightly-a', 'search', 'compare', 'pages-root'];
  const filesOf = (chunk: string) => (own.includes(chunk) ? [`assets/js/${chunk}.js`] : []);
  const of = (page: string) => scriptsOf(chainsOf(readRoutes(routes)), names, filesOf, page);
  expect(of('/a')).toEqual(['assets/js/pages-root.js', 'assets/js/a.js']);
  expect(of('/nightly/a')).toEqual(['assets/js/nightly-a.js']);
  expect(of('/search')).toEqual(['assets/js/search.js']);
  expect(of('/compare/a')).toEqual(['assets/js/compare.js']);
  expect(of('/none')).toEqual([]);
});

test('a list without versions fails the build', () =>
  expect(() => splitTables([`export default [${page('/a')}];`, '{}', '', '{}'])).toThrow(/no route with the versions/));

const runtime = `n.u=a=>"assets/js/"+({a:"1a",0x11:"17b",shared:"2b"})[a]+".js";n.gca=function(a){return a=({a:"a",x:"y"})[a]||a,n.p+n.u(a)}`;

test('the names of files go to the tables that ask for them', () => {
  const taken = takeNames(runtime);
  expect(taken.runtime).toContain(`({"17":"","a":"","shared":""})[a]`);
  const made = moveNames(taken.runtime, ["add({code:'%code%',files:'%files a 17%'})"], taken.files, 'main.1.js');
  expect(made.tables).toEqual([`add({code:'main.1.js',files:{"17":"17b","a":"1a"}})`]);
  expect(made.runtime).toBe(
    `n.u=a=>"assets/js/"+({"shared":"2b"})[a]+".js";n.gca=function(a){return a=({"x":"y"})[a]||a,n.p+n.u(a)}`,
  );
});

test('a runtime of another form fails the build', () =>
  expect(() => takeNames('n.u=a=>a')).toThrow(/the runtime of the bundle has no/));
