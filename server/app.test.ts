import { utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { HEADERS_FILE } from '../core/pagePath';
import { createApp } from './app';
import { LONG, makeTestBuild, siteOf } from './testBuild';

const build = makeTestBuild();
afterAll(build.remove);
const redirects = [
  { from: '/old', to: '/guide/start' },
  { from: '/old/*', to: '/guide/:splat' },
  { from: '/part', to: '/guide#part' },
  { from: '/away', to: 'https://example.org/x' },
];
const app = createApp({ site: await siteOf(build.dir), redirects });
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(path, { headers, method });

describe('pages and files', () => {
  test.each([
    ['/', 'home'],
    ['/nightly', 'nightly'],
    ['/nightly/guide', 'nightly guide'],
    ['/guide', 'guide'],
    ['/guide/start', 'start'],
    ['/guide/start?q=1', 'start'],
    ['/Mixed', 'Mixed'],
    ['/twin', 'twin'],
    ['/Twin', 'Twin'],
    ['/tags/a%20b', 'a b'],
    ['/guide/%73tart', 'start'],
  ])('[ROUTE-3] %s is the page "%s"', async (path, title) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
  });

  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/assets/js/main.1a2b.js', 'text/javascript; charset=utf-8'],
    ['/guide/start.md', 'text/markdown; charset=utf-8'],
    ['/feeds/all.atom', 'application/atom+xml; charset=utf-8'],
    ['/img/logo.png', 'image/png'],
    ['/assets/data.gz', 'application/gzip'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ])('%s is a file of type %s', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  });

  test.each([
    '/none',
    '/guide/none',
    '/guide/start/more',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '/.secret',
    '/.host/headers.json',
    '/guide/start.html.br',
    '/guide/start.html.gz',
    '/TWIN',
    '/old/none',
    '/assets/js/gone.js',
    '/none.html',
    '/none/',
    '/%',
    '/%E0%A4%A',
    '/guide%2Fstart',
    '/guide%5Cstart',
    '/%00',
    '/constructor',
    '/__proto__',
  ])('[ROUTE-7] %s is not found, with the page for it', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<title>not found</title>');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });
});

describe('one redirect to the clean path', () => {
  test.each([
    ['/index.html', '/'],
    ['/guide/start.html', '/guide/start'],
    ['/guide/start/index.html', '/guide/start'],
    ['/guide/index.html', '/guide'],
    ['/guide.html', '/guide'],
    ['/guide/index', '/guide'],
    ['/guide/start.html?q=a%20b&c', '/guide/start?q=a%20b&c'],
    ['/old.html?a=1', '/guide/start?a=1'],
  ])('[ROUTE-8] %s → %s', async (path, target) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
  });

  test.each([
    ['/guide/', '/guide'],
    ['/guide/start/', '/guide/start'],
    ['/guide//start', '/guide/start'],
    ['//guide/start', '/guide/start'],
    ['/guide/start///', '/guide/start'],
    ['/robots.txt/', '/robots.txt'],
    ['/tags/a%20b/', '/tags/a%20b'],
    ['/mixed', '/Mixed'],
    ['/GUIDE/Start', '/guide/start'],
    ['/GUIDE/?x=1', '/guide?x=1'],
  ])('[ROUTE-11] %s → %s', async (path, target) => {
    const answer = await app.fetch(new Request(`http://localhost${path}`));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, target]);
    expect((await get(target)).status).toBe(200);
  });

  test.each([
    ['/old', '/guide/start'],
    ['/old/start', '/guide/start'],
    ['/old/start/', '/guide/start'],
    ['/part?q=1', '/guide?q=1#part'],
    ['/away', 'https://example.org/x'],
  ])('[ROUTE-4] %s → %s', async (path, target) => {
    expect((await get(path)).headers.get('location')).toBe(target);
  });
});

test.each([
  [`/guide?q=${'a'.repeat(3000)}`, `/guide?q=${'a'.repeat(200)}`],
  [`/guide?q=${'%F0%9F%98%80'.repeat(300)}`, `/guide?q=${'%F0%9F%98%80'.repeat(100)}`],
  [`/guide?x=${'a'.repeat(14_000)}&q=%26%23`, '/guide?q=%26%23'],
  [`/guide?${'&'.repeat(14_000)}`, '/guide'],
  [`/tags/a%20b?x=${'a'.repeat(3000)}`, '/tags/a%20b'],
])('[SRCH-6] an endless query is cut to what is looked up: %.20s', async (path, target) => {
  const answer = await get(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  expect((await get(target)).status).toBe(200);
});

describe('transport', () => {
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.2, gzip;q=0.9', 'gzip'],
    ['*', 'br'],
    ['identity', null],
    ['', null],
  ])('Accept-Encoding "%s" gives %s', async (accept, encoding) => {
    for (const path of ['/guide/start']) {
      const answer = await get(path, accept ? { 'accept-encoding': accept } : {});
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept');
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
      const plain = encoding === 'br' ? zlib.brotliDecompressSync(bytes) : encoding ? zlib.gunzipSync(bytes) : bytes;
      expect(plain.toString()).toContain(LONG);
    }
  });

  test('images are not compressed again', async () => {
    expect((await get('/img/logo.png', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull();
  });

  test('a known tag gives 304 without a body, for its own encoding only', async () => {
    const br = { 'accept-encoding': 'br' };
    const tag = (await get('/guide/start', br)).headers.get('etag') ?? '';
    for (const known of [tag, `W/${tag}`, `"x", ${tag}`, '*']) {
      const answer = await get('/guide/start', { ...br, 'if-none-match': known });
      expect([answer.status, await answer.text()]).toEqual([304, '']);
      expect(answer.headers.get('etag')).toBe(tag);
    }
    expect((await get('/guide/start', { 'if-none-match': tag })).status).toBe(200);
    expect((await get('/none', { 'if-none-match': '*' })).status).toBe(404);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [head, full] = [await get('/guide/start', {}, 'HEAD'), await get('/guide/start')];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-length')).toBe(full.headers.get('content-length'));
    expect((await get('/none', {}, 'HEAD')).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const answer = await get('/guide', {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('hashed assets are kept for a year, pages are asked for again', async () => {
    expect((await get('/assets/js/main.1a2b.js')).headers.get('cache-control')).toContain('immutable');
    expect((await get('/guide')).headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  });

  test.each(['/', '/none', '/old', '/robots.txt', '/%'])('security headers on %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self'/);
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });
});

describe('a build over an older build', () => {
  const older = makeTestBuild();
  afterAll(older.remove);
  const file = (name: string) => path.join(older.dir, name);
  const tagOf = async () =>
    (await createApp({ site: await siteOf(older.dir) }).request('/guide/start')).headers.get('etag');

  test('a compressed copy that is older than its page is not sent', async () => {
    writeFileSync(file('guide/start.html'), `<title>new</title>${LONG}`);
    utimesSync(file('guide/start.html.br'), 1, 1);
    const answer = await createApp({ site: await siteOf(older.dir) }).request('/guide/start', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await answer.text()).toContain('<title>new</title>');
  });

  test('a new policy changes the tag of a page: browsers keep the old policy after a 304', async () => {
    const before = await tagOf();
    expect(await tagOf()).toBe(before);
    writeFileSync(file(HEADERS_FILE), JSON.stringify({ 'Content-Security-Policy': "default-src 'none'" }));
    expect(await tagOf()).not.toBe(before);
  });
});

describe('headers that only pages and workers need', () => {
  test.each([
    ['/', true],
    ['/none', true],
    ['/assets/js/worker-1.js', true],
    ['/assets/js/main.1a2b.js', false],
  ])('%s has them: %s', async (url, sent) => {
    const { headers } = await get(url);
    expect(headers.has('content-security-policy')).toBe(sent);
    expect(headers.has('permissions-policy')).toBe(sent);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a picture that can be opened by itself may draw, and run nothing', async () => {
    const { headers } = await get('/assets/drawing.svg');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers.has('permissions-policy')).toBe(false);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('places for more', () => {
  test('another representation of a page', async () => {
    const markdown = await app.request('/guide/start', { headers: { accept: 'text/markdown' } });
    expect([await markdown.text(), markdown.headers.get('vary')]).toEqual(['# Start\n', 'Accept-Encoding, Accept']);
    const missing = await app.request('/guide', { headers: { accept: 'text/markdown' } });
    expect(await missing.text()).toContain('<title>guide</title>');
  });

  test('a function answers every method; its failure tells nothing', async () => {
    const withFunctions = createApp({
      site: await siteOf(build.dir),
      functions: {
        '/mcp': (request) => Promise.resolve(new Response(request.method)),
        '/fails': () => Promise.reject(new Error('password is hunter2')),
      },
    });
    expect(await (await withFunctions.request('/mcp', { method: 'POST' })).text()).toBe('POST');
    const failed = await withFunctions.request('/fails');
    expect(failed.status).toBe(500);
    expect(await failed.text()).not.toMatch(/hunter2|at .*\.ts/);
  });

  test.each([1000, 200_000])('a file of %i bytes that is gone is our failure, told without its place', async (size) => {
    const gone = makeTestBuild();
    writeFileSync(path.join(gone.dir, 'gone.bin'), Buffer.alloc(size));
    const own = createApp({ site: await siteOf(gone.dir) });
    gone.remove();
    const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const answer = await own.request('/gone.bin');
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('went wrong on our side')]);
    expect(log.mock.calls.map(String).join()).toMatch(/^{.*"code":"ENOENT".*}\n$/);
    expect(log.mock.calls.map(String).join()).not.toContain(gone.dir);
    log.mockRestore();
  });

  test('a folder that is no build is refused with advice', async () => {
    await expect(siteOf(import.meta.dirname)).rejects.toThrow(/Run 'npm run build' first/);
  });
});
