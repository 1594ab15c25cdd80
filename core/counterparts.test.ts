import { expect, test } from 'vitest';
import { exceptions, namedBack, pairPages } from './counterparts';

const stable = [
  { path: '/', title: 'Page' },
  { path: '/fees', title: 'Page' },
  { path: '/guides/deploy', title: 'Page', counterpart: 'js/how_to_deploy' },
  { path: '/guides/old/cheats', title: 'Page' },
  { path: '/guides/also', title: 'Page', counterpart: 'js/how_to_deploy' },
  { path: '/guides', title: 'Page' },
];
const nightly = [
  { path: '/nightly', title: 'Page' },
  { path: '/nightly/fees', title: 'Page' },
  { path: '/nightly/js', title: 'Page' },
  { path: '/nightly/js/how_to_deploy', title: 'Deploy', counterpart: 'guides/deploy' },
  { path: '/nightly/guides/new', title: 'Page' },
];
const pairs = pairPages(stable, nightly, '/nightly');

test.each([
  ['/', '/nightly', true],
  ['/fees', '/nightly/fees', true],
  ['/guides/deploy', '/nightly/js/how_to_deploy', true],
  ['/nightly/js/how_to_deploy', '/guides/deploy', true],
  ['/guides/old/cheats', '/nightly', false],
  ['/guides/also', '/nightly/js/how_to_deploy', false, 'Deploy'],
  ['/nightly/guides/new', '/guides', false],
])('[VER-1] %s leads to %s', (from, path, exact, replacedBy = undefined) => {
  expect(pairs[from]).toEqual({ path, exact, replacedBy });
});

test('only what the prefix does not give is sent to the browser', () => {
  expect(Object.keys(exceptions(pairs, '/nightly')).sort()).toEqual([
    '/guides',
    '/guides/also',
    '/guides/deploy',
    '/guides/old/cheats',
    '/nightly/guides/new',
    '/nightly/js',
  ]);
  expect(exceptions(pairs, '/nightly')['/guides/also']).toEqual(['/nightly/js/how_to_deploy', 'Deploy']);
});

test('[VER-1] an older version names pages of the one that followed it, or of none that is left', () => {
  const older = [
    { path: '/v1', title: 'Page' },
    { path: '/v1/deploying', title: 'Page', counterpart: 'guides/deploy' },
    { path: '/v1/gone', title: 'Page', counterpart: 'guides/never' },
    ...['/v1/one', '/v1/two'].map((path) => ({ path, title: 'Page', counterpart: 'fees' })),
  ];
  const both = pairPages(namedBack(stable, older, '/v1'), older, '/v1');
  expect(both['/v1/deploying']).toEqual({ path: '/guides/deploy', exact: true });
  expect(both['/guides/deploy']).toEqual({ path: '/v1/deploying', exact: true });
  expect(both['/v1/gone']).toEqual({ path: '/', exact: false });
  expect(both['/v1/one'], 'one of two').toEqual({ path: '/fees', exact: false, replacedBy: 'Page' });
});
