import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('@generated/globalData', () => ({
  default: { 'docusaurus-plugin-content-docs': { default: { versions: [{ path: '/nightly' }, { path: '/' }] } } },
}));
const registry: Record<string, [() => Promise<unknown>, string, string]> = {};
vi.mock('@generated/registry', () => ({ default: registry }));
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
  vi.stubGlobal('__webpack_modules__', {});
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

test('a part that a table does not say how to load is a page: a script with one module', async () => {
  const { addTable } = await start();
  addTable({ ...table, files: { a: '1a', data: '2b' }, registry: { data: 'loaded by the bundler' } });
  const steps: string[] = [];
  vi.stubGlobal('__webpack_chunk_load__', async (name: string) => steps.push(`script ${name}`));
  vi.stubGlobal('__webpack_require__', (name: string) => steps.push(`module ${name}`) && { default: 'the page' });
  expect(registry).toMatchObject({ a: [expect.any(Function), '', 'a'], data: 'loaded by the bundler' });
  expect(await registry.a![0]()).toEqual({ default: 'the page' });
  expect(steps).toEqual(['script a', 'module a']);
});

test('a page finds React and MDX under their names', async () => {
  await start();
  const modules = (globalThis as unknown as { __webpack_modules__: Record<string, (module: object) => void> })
    .__webpack_modules__;
  const module: { exports?: Record<string, unknown> } = {};
  modules['react/jsx-runtime']!(module);
  expect(module.exports).toHaveProperty('jsx', expect.any(Function));
  expect(Object.keys(modules)).toEqual(['react/jsx-runtime', '@mdx-js/react']);
});

test('a table of a newer site is not taken', async () => {
  const { addTable } = await start();
  expect(() => addTable({ ...table, code: 'main.2.js' })).toThrow(expect.objectContaining({ name: 'ChunkLoadError' }));
});
