import { expect, test } from 'vitest';
import { isHostFile, pagePathOf } from './pagePath';

test.each([
  ['index.html', '/'],
  ['nightly.html', '/nightly'],
  ['nightly/index.html', '/nightly'],
  ['a/b.html', '/a/b'],
  ['404.html', undefined],
  ['robots.txt', undefined],
])('page path of %s is %s', (file, path) => expect(pagePathOf(file)).toBe(path));

test.each([
  ['.host/headers.json', true],
  ['_headers', true],
  ['_redirects', true],
  ['a/.DS_Store', true],
  ['.well-known/security.txt', false],
  ['a/_headers', false],
])('%s is for the host: %s', (file, host) => expect(isHostFile(file)).toBe(host));
