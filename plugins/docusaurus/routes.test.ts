import { expect, test } from 'vitest';
import foldComparisons from './routes.js';

const route = (path: string, more = ',\n    exact: true') =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', 'a1f')${more}\n  },\n`;
const tree = (...routes: string[]) => `export default [\n${routes.join('')}];\n`;
const fold = (source: string, resourcePath = 'routes.js', target = 'web') =>
  foldComparisons.call({ resourcePath, target }, source);

const TREE = tree(route('/compare'), route('/compare/home'), route('/compare/from-nightly'), route('/search'));
const FOLDED = tree(route('/compare', ''), route('/search'));

test('routes.js: the browser has one route for all comparisons, the server one for each', () => {
  expect(fold(TREE)).toBe(FOLDED);
  expect(fold(TREE, 'routes.js', 'node')).toBe(TREE);
});

test('routes.js: the one route of `npm run dev` stays', () => expect(fold(FOLDED)).toBe(FOLDED));

test.each([
  ['no route for comparisons', tree(route('/search'))],
  ['a comparison with data of its own', tree(route('/compare'), route('/compare/home', ",\n    props: 'a'"))],
  ['another form', TREE.replaceAll('component:', 'page:')],
])('routes.js: %s ends the build', (_, source) => expect(() => fold(source)).toThrow('routes.js has another form'));

const NAMES = { '/compare-a1f': { __comp: 'a' }, '/compare/home-b2c': { __comp: 'a' }, '/search-c3d': { __comp: 'b' } };

test('routes.js: what comparisons are loaded from is said once', () => {
  const { '/compare/home-b2c': _, ...folded } = NAMES;
  expect(JSON.parse(fold(JSON.stringify(NAMES), 'routesChunkNames.json'))).toEqual(folded);
});

test.each([
  ['/compare/home-b2c', { ...NAMES, '/compare/home-b2c': { __comp: 'c' } }],
  ['/compare', { '/search-c3d': { __comp: 'b' } }],
])('routes.js: %s that is loaded from something else ends the build', (name, names) =>
  expect(() => fold(JSON.stringify(names), 'routesChunkNames.json')).toThrow(`${name} is not loaded as /compare is`),
);
