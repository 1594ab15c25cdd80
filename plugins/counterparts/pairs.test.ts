import { expect, test } from 'vitest';
import { exceptions, pairPages } from './pairs';

const stable = [
  { path: '/' },
  { path: '/fees' },
  { path: '/guides/deploy', counterpart: 'js/how_to_deploy' },
  { path: '/guides/old/cheats' },
  { path: '/guides/also', counterpart: 'js/how_to_deploy' },
  { path: '/guides' },
];
const nightly = [
  { path: '/nightly' },
  { path: '/nightly/fees' },
  { path: '/nightly/js' },
  { path: '/nightly/js/how_to_deploy', counterpart: 'guides/deploy' },
  { path: '/nightly/guides/new' },
];
const pairs = pairPages(stable, nightly, '/nightly');

test.each([
  ['/', '/nightly', true],
  ['/fees', '/nightly/fees', true],
  ['/guides/deploy', '/nightly/js/how_to_deploy', true],
  ['/nightly/js/how_to_deploy', '/guides/deploy', true],
  ['/guides/old/cheats', '/nightly', false],
  ['/guides/also', '/nightly/js/how_to_deploy', false],
  ['/nightly/guides/new', '/guides', false],
])('[VER-1] %s leads to %s', (from, path, exact) => {
  expect(pairs[from]).toEqual({ path, exact });
});

test('only what the prefix does not give is sent to the browser', () => {
  expect(Object.keys(exceptions(pairs, '/nightly')).sort()).toEqual([
    '/guides',
    '/guides/also',
    '/guides/deploy',
    '/guides/old/cheats',
    '/nightly/guides/new',
    '/nightly/js',
    '/nightly/js/how_to_deploy',
  ]);
});
