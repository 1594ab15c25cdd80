import { expect, test, vi } from 'vitest';
import { exceptions, pairPages } from '../../../core/counterparts';
import { NIGHTLY, type KnownVersion } from '../../../core/versions';
import { counterpart, fromNeutral, inVersionOf, type Pairs } from './counterpart';

/** The site with an older version beside the two. */
const OLD = vi.hoisted(() => ({ base: '/v1', id: 'v1' }) as unknown as KnownVersion);
vi.mock('../../../core/versions', async (original) => {
  const real = await original<typeof import('../../../core/versions')>();
  const isOld = (path: string) => path === '/v1' || path.startsWith('/v1/');
  return { ...real, versionOfAddress: (path: string) => (isOld(path) ? OLD : real.versionOfAddress(path)) };
});

const pairs: Pairs = {
  '/nightly': {
    '/guides/deploy': ['/nightly/js/how_to_deploy', 1],
    '/cheat_codes': ['/nightly/js', 0],
    '/notes': ['/nightly/state', 'State'],
  },
  '/v1': {
    '/guides/new': ['/v1/guides', 0],
    '/v1/guides/gone': ['/guides', 0],
  },
};

test.each([
  ['/', '/nightly', true],
  ['/nightly', '/', true],
  ['/fees', '/nightly/fees', true],
  ['/nightly/fees', '/fees', true],
  ['/guides/deploy', '/nightly/js/how_to_deploy', true],
  ['/nightly/js/how_to_deploy', '/guides/deploy', true],
  ['/cheat_codes', '/nightly/js', false],
  ['/notes', '/nightly/state', false, 'State'],
  ['/nightly-news', '/nightly/nightly-news', true],
])('[VER-1] %s leads to %s', (from, path, exact, replacedBy = undefined) => {
  expect(counterpart(from, pairs)).toEqual({ path, exact, replacedBy });
});

test.each([
  ['/fees', '/guides/deploy', '/guides/deploy'],
  ['/nightly/fees', '/guides/deploy', '/nightly/js/how_to_deploy'],
  ['/nightly/fees', '/', '/nightly'],
  ['/nightly', '/cheat_codes', '/cheat_codes'],
  ['/v1/fees', '/fees', '/v1/fees'],
  ['/v1/fees', '/guides/new', '/guides/new'],
  ['/nightly', 'https://forum.aztec.network', 'https://forum.aztec.network'],
])('[NAV-1] on %s a link to %s leads to %s', (from, to, path) => expect(inVersionOf(from, to, pairs)).toBe(path));

test.each([
  ['/v1/fees', undefined, '/fees', true],
  ['/v1', undefined, '/', true],
  ['/v1/guides/gone', undefined, '/guides', false],
  ['/fees', OLD, '/v1/fees', true],
  ['/', OLD, '/v1', true],
  ['/guides/new', OLD, '/v1/guides', false],
  ['/nightly/js/how_to_deploy', OLD, '/v1/guides/deploy', true],
  ['/v1/guides/deploy', 'nightly', '/nightly/js/how_to_deploy', true],
  ['/v1/guides/gone', 'nightly', '/nightly/guides', false],
  ['/v1/cheat_codes', 'nightly', '/nightly/js', false],
])('[VER-1] with an older version, %s leads in %o to %s', (from, to, path, exact) => {
  const version = to === 'nightly' ? NIGHTLY : to;
  expect(counterpart(from, pairs, version as KnownVersion | undefined)).toMatchObject({ path, exact });
});

test('[VER-1] from a comparison or the search, an older version is reached too', () => {
  expect(fromNeutral({ pathname: '/compare/fees', search: '' }, OLD, pairs)).toBe('/v1/fees');
  expect(fromNeutral({ pathname: '/search', search: '?q=fees' }, OLD, pairs)).toBe('/search?q=fees&version=v1');
});

test('[VER-1] what the browser is told leads from every page where the pages themselves say', () => {
  const page = (path: string, counterpart?: string) => ({ path, title: 'Page', counterpart });
  const stable = [page('/'), page('/a', 'x'), page('/b', 'y'), page('/c', 'y'), page('/y')];
  stable.push(page('/d', 'v'), page('/nightly-news', 'z'));
  const nightly = ['x', 'y', 'z'].map((name) => page(`/nightly/${name}`));
  nightly.push(page('/nightly'), page('/nightly/w', 'a'), page('/nightly/v', 'd'));
  const pages = pairPages(stable, nightly, '/nightly');
  const told = { '/nightly': exceptions(pages, '/nightly') };
  const led = Object.keys(pages).map((path) => [path, counterpart(path, told)]);
  expect(Object.fromEntries(led)).toEqual(pages);
  expect(Object.keys(told['/nightly'])).not.toContain('/nightly/v');
});
