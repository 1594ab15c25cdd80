// @vitest-environment jsdom
import { createRequire } from 'node:module';
import { cleanup, render, screen } from '@testing-library/react';
import React from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { matchRoutes, renderRoutes } from './routes';

const library = createRequire(require.resolve('@docusaurus/core/package.json'))('react-router-config') as {
  matchRoutes: typeof matchRoutes;
};

type Routes = Parameters<typeof matchRoutes>[0];
const page = (path: string, more = {}) => ({ path, exact: true, component: () => <p>{path}</p>, ...more });
const nest = (path: string, routes: Routes) => ({
  path,
  routes,
  component: (({ route }: { route: { routes: Routes } }) => renderRoutes(route.routes)) as never,
});
const routes: Routes = [
  page('/search'),
  page('/twice', { key: 'first' }),
  page('/twice', { key: 'second' }),
  page('/tags/:name'),
  nest('/nightly', [page('/nightly'), page('/nightly/a'), page('/nightly/B/')]),
  nest('/', [page('/'), page('/a'), page('/a/b'), page('/v1.0(x)')]),
  { path: '*', component: () => <p>not found</p> },
];

const ADDRESSES = [
  '/',
  '/search',
  '/SEARCH/',
  '/twice',
  '/tags/fees',
  '/nightly',
  '/nightly/',
  '/nightly/a',
  '/nightly/b',
];
const MORE = [
  '/nightly/b/',
  '/nightly/none',
  '/a',
  '/A/',
  '/a/b',
  '/a/b/c',
  '/v1x0',
  '/v1.0(x)',
  '/none',
  '//',
  '/%',
  '*',
];

test.each([...ADDRESSES, ...MORE])('%s leads where the library leads', (address) => {
  expect(matchRoutes(routes, address)).toEqual(library.matchRoutes(routes, address));
});

afterEach(cleanup);

test.each([
  ['/nightly/a', '/nightly/a'],
  ['/a/', '/a'],
  ['/tags/fees', '/tags/:name'],
])('%s shows the page of %s', (address, shown) => {
  render(<MemoryRouter initialEntries={[address]}>{renderRoutes(routes)}</MemoryRouter>);
  expect(screen.getByText(shown)).toBeTruthy();
});
