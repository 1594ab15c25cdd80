import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app';
import { createSiteServer, listen } from './httpServer';
import { makeTestBuild, rawGet, siteOf } from './testBuild';

const build = makeTestBuild();
let server: Server;
let port: number;

beforeAll(async () => {
  server = createSiteServer(createApp({ site: await siteOf(build.dir) }));
  port = await listen(server, 0, '127.0.0.1');
});
afterAll(() => {
  server.close();
  build.remove();
});

const fragments = [
  '%',
  '%2',
  '%zz',
  '%E0%A4%A',
  '%C0%AE',
  '%FF',
  '%00',
  '%0d%0aSet-Cookie:x=1',
  '%2e%2e/%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  '..\\..\\',
  '....//',
  ';',
  '?%',
  '?%00',
  '#',
  '<script>',
  '"',
  "'",
  '{}',
  '|',
  '^',
  '`',
  '[',
  ']',
  '~',
  '$(id)',
  '${x}',
  'constructor',
  '__proto__',
  'con',
  'nul',
  '.git/config',
  '.env',
  'a'.repeat(4000),
  'é',
  '\u202e',
  '%F0%9F%98%80',
  '%ED%A0%80',
  '+',
];
const prefixes = ['/', '/guide/', '//', '/\\', '/guide/start.html/', '/%2f'];
/** Ways out of a folder: how a dot, a separator and a secret can be written, at every depth. */
const dots = ['..', '%2e%2e', '.%2e', '%252e%252e', '%c0%ae%c0%ae', '..;', '...'];
const separators = ['/', '%2f', '%252f', '%5c', '//', '/./'];
const secrets = ['.secret', '_headers', '.host/headers.json', 'etc/passwd', 'package.json'];
const waysOut = dots.flatMap((dot) =>
  separators.flatMap((separator) =>
    secrets.flatMap((secret) =>
      [1, 3].map((depth) => `/guide/${`${dot}${separator}`.repeat(depth)}${secret.replaceAll('/', separator)}`),
    ),
  ),
);
/** No browser sends these bytes in a request line; the HTTP parser refuses them before any of our code runs. */
const isNoRequestLine = (url: string) => /[\\\u0080-\uffff]/.test(url);
const urls = [...prefixes.flatMap((prefix) => fragments.map((fragment) => prefix + fragment)), ...waysOut];

test(`[ROUTE-7] ${urls.length} malformed urls: 404, one redirect within the site, or a page; never 500`, async () => {
  expect(urls.length).toBeGreaterThanOrEqual(600);
  for (const url of urls) {
    const answer = await rawGet(port, url);
    const allowed = isNoRequestLine(url) ? [400] : [200, 301, 404];
    expect(allowed, `${JSON.stringify(url)} gave ${answer.status}`).toContain(answer.status);
    expect(answer.text, url).not.toMatch(/root:|secret|^set-cookie/im);
    if (answer.status === 301) {
      expect(answer.location, url).toMatch(/^\/(?![/\\])/);
      expect((await rawGet(port, answer.location ?? '')).status, url).toBe(200);
    }
  }
});

test.each([
  '//evil.com',
  '//evil.com/',
  '//evil.com/guide',
  '/%5cevil.com',
  '/%5c%5cevil.com',
  '///evil.com//',
  'http://evil.com//x',
])('[ROUTE-11] %s does not lead away', async (target) => {
  const answer = await rawGet(port, target);
  expect(answer.status).toBe(404);
  expect(answer.location).toBeUndefined();
});

test('[ROUTE-11] //guide, //guide.html/ and dot segments take one hop', async () => {
  for (const target of ['//guide', '//guide.html/', '/guide/../guide/', '//evil.com/%2e%2e/guide'])
    expect(await rawGet(port, target)).toMatchObject({ status: 301, location: '/guide' });
});
