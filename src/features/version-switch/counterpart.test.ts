import { expect, test } from 'vitest';
import { counterpart, inVersionOf, type Exceptions } from './counterpart';

const exceptions: Exceptions = {
  '/guides/deploy': ['/nightly/js/how_to_deploy', 1],
  '/nightly/js/how_to_deploy': ['/guides/deploy', 1],
  '/cheat_codes': ['/nightly/js', 0],
  '/notes': ['/nightly/state', 'State'],
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
  expect(counterpart(from, exceptions)).toEqual({ path, exact, replacedBy });
});

test.each([
  ['/fees', '/guides/deploy', '/guides/deploy'],
  ['/nightly/fees', '/guides/deploy', '/nightly/js/how_to_deploy'],
  ['/nightly/fees', '/', '/nightly'],
  ['/nightly', '/cheat_codes', '/cheat_codes'],
  ['/nightly', 'https://forum.aztec.network', 'https://forum.aztec.network'],
])('[NAV-1] on %s a link to %s leads to %s', (from, to, path) => expect(inVersionOf(from, to, exceptions)).toBe(path));
