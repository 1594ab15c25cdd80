import { createRequire } from 'node:module';
import { afterEach, expect, test, vi } from 'vitest';
import { compilePagesWhenOpened } from './lazyPages';

const { rspack } = createRequire(__filename)('@docusaurus/faster') as {
  rspack: ((options: object) => unknown) & { lazyCompilationMiddleware?: unknown };
};
const { lazyCompilation, devServer } = compilePagesWhenOpened;
const compiler = rspack({ mode: 'development', target: 'node', entry: __filename, lazyCompilation });
afterEach(() => vi.restoreAllMocks());

test("the bundler's middleware is asked before those of the dev server", () => {
  const own = () => {};
  const list: unknown[] = [own];
  expect(devServer.setupMiddlewares(list, { compiler })).toEqual([]);
  expect(list).toEqual([expect.any(Function), own]);
});

test('a dev server without a list of middlewares is refused, and the file named', () =>
  expect(() => devServer.setupMiddlewares(undefined as never, { compiler })).toThrow(/lazyPages\.ts needs/));

test('a bundler without the middleware is refused, and the file named', () => {
  vi.spyOn(rspack, 'lazyCompilationMiddleware' as never, 'get').mockReturnValue(undefined as never);
  expect(() => devServer.setupMiddlewares([], { compiler })).toThrow(/lazyPages\.ts needs/);
});
