import { expect, test } from 'vitest';
import { withAddresses } from './lockfile.mjs';

const address = (place: string, entry: object) =>
  withAddresses({ packages: { [place]: { version: '1.2.3', ...entry } } }, 'https://example.org/npm').packages[place]
    .resolved;

test('each package of a lockfile gets its address in the registry', () => {
  expect(address('node_modules/a', {})).toBe('https://example.org/npm/a/-/a-1.2.3.tgz');
  expect(address('node_modules/@b/c', {})).toBe('https://example.org/npm/@b/c/-/c-1.2.3.tgz');
  expect(address('node_modules/a/node_modules/@b/c', {})).toBe('https://example.org/npm/@b/c/-/c-1.2.3.tgz');
});

test('one that stands for another gets that of the other', () => {
  expect(address('node_modules/a', { name: '@b/c' })).toBe('https://example.org/npm/@b/c/-/c-1.2.3.tgz');
});

test.each([
  ['the site itself', '', {}],
  ['a folder of this disk', 'node_modules/a', { link: true }],
  ['a part of another package', 'node_modules/a', { inBundle: true }],
])('%s gets none', (_, place, entry) => expect(address(place, entry)).toBeUndefined());

test('an address that is there stays, and so does all else', () => {
  const entry = { version: '1.0.0', resolved: 'git+ssh://example.org/a.git', integrity: 'sha512-x', dev: true };
  const lockfile = { name: 'site', lockfileVersion: 3, packages: { 'node_modules/a': entry } };
  expect(withAddresses(lockfile, 'https://example.org')).toEqual(lockfile);
});
