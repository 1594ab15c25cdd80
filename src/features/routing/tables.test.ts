import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@generated/globalData', () => ({
  default: { 'docusaurus-plugin-content-docs': { default: { versions: [{ path: '/nightly' }, { path: '/' }] } } },
}));
vi.mock('@generated/registry', () => ({ default: {} }));
vi.mock('@generated/routesChunkNames', () => ({ default: {} }));

const component = () => null;
const load = vi.fn<(base: string) => void>();
const loader = (base: string, order: number) => async () => {
  load(base);
  return { default: { order, route: { path: base, component } } };
};

beforeEach(() => {
  vi.resetModules();
  load.mockClear();
  vi.stubGlobal('__webpack_get_script_filename__', (id: string) => `assets/js/known-${id}.js`);
  vi.stubGlobal('document', { scripts: [{ src: 'https://docs.example.org/assets/js/main.1.js?retry' }] });
});

async function start() {
  const tables = await import('./tables');
  const root = { path: '/', component };
  return { ...tables, root: tables.byVersion(root, { '/nightly': loader('/nightly', 0), '/': loader('/', 1) }) };
}

test.each([
  ['/nightly', '/nightly'],
  ['/Nightly/a', '/nightly'],
  ['/nightly-news', '/'],
  ['/search', '/'],
])('the page at %s is found in the table of %s', async (address, base) => {
  const { loadTable } = await start();
  await loadTable(address);
  expect(load.mock.calls).toEqual([[base]]);
});

test('a table is loaded once, and its routes stand in their order', async () => {
  const { loadTable, root } = await start();
  expect(root.routes).toEqual([]);
  for (const address of ['/a', '/nightly/a', '/b']) await loadTable(address);
  expect(load).toHaveBeenCalledTimes(2);
  expect(root.routes!.map(({ path }) => path)).toEqual(['/nightly', '/']);
});

const table = { base: '/', code: 'main.1.js', files: { a: '1a' }, docs: [], names: {}, registry: {} };

test('a table names the files of its parts', async () => {
  const { addTable } = await start();
  addTable(table);
  const nameOf = (globalThis as unknown as Record<string, (id: string) => string>)['__webpack_get_script_filename__']!;
  expect([nameOf('a'), nameOf('b')]).toEqual(['assets/js/1a.js', 'assets/js/known-b.js']);
});

test('a table of a newer site is not taken', async () => {
  const { addTable } = await start();
  expect(() => addTable({ ...table, code: 'main.2.js' })).toThrow(expect.objectContaining({ name: 'ChunkLoadError' }));
});
