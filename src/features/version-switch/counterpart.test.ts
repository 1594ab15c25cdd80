import { expect, test } from 'vitest';
import { counterpart, type Exceptions } from './counterpart';

const exceptions: Exceptions = {
  '/guides/deploy': ['/nightly/js/how_to_deploy', 1],
  '/nightly/js/how_to_deploy': ['/guides/deploy', 1],
  '/cheat_codes': ['/nightly/js', 0],
};

test.each([
  ['/', '/nightly', true],
  ['/nightly', '/', true],
  ['/fees', '/nightly/fees', true],
  ['/nightly/fees', '/fees', true],
  ['/guides/deploy', '/nightly/js/how_to_deploy', true],
  ['/nightly/js/how_to_deploy', '/guides/deploy', true],
  ['/cheat_codes', '/nightly/js', false],
  ['/nightly-news', '/nightly/nightly-news', true],
])('[VER-1] %s leads to %s', (from, path, exact) => {
  expect(counterpart(from, exceptions)).toEqual({ path, exact });
});
