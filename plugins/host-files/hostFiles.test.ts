import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { afterAll, expect, test, vi } from 'vitest';
import { readPublicEnv } from '../../config/env';
import { Precompressor } from './compress';
import { listFiles, writeHostFiles } from './hostFiles';
import { inTurns } from './index';

/** The pages that redirects lead to are not in these small builds. */
const redirects = vi.hoisted(() => ({ checked: false }));
vi.mock('../../config/redirects', async (original) => {
  const real = await original<typeof import('../../config/redirects')>();
  const checkRedirects: typeof real.checkRedirects = (pages) => (redirects.checked ? real.checkRedirects(pages) : []);
  return { ...real, checkRedirects };
});

const dir = mkdtempSync(path.join(tmpdir(), 'host-files-'));
const cacheDir = mkdtempSync(path.join(tmpdir(), 'compressed-'));
const siteDir = mkdtempSync(path.join(tmpdir(), 'site-'));
afterAll(() => [dir, cacheDir, siteDir].forEach((each) => rmSync(each, { recursive: true })));
const read = (file: string) => readFileSync(path.join(dir, file));

function write(file: string, text: string, to = dir) {
  mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
  writeFileSync(path.join(to, file), text);
}

test('headers, redirects and compressed copies of a build', async () => {
  write('index.html', `<!doctype html><script>boot()</script>${'<p>text</p>'.repeat(200)}`);
  write('guide/start.html', '<p>x</p>');
  write('assets/js/main.js', 'const a = 1;\n'.repeat(500));
  write('img/a.png', 'p'.repeat(5000));
  const compressor = new Precompressor(dir, cacheDir);
  await compressor.run(await listFiles(dir));
  await writeHostFiles(dir, siteDir, readPublicEnv({}));

  const headers = JSON.parse(read('.host/headers.json').toString()) as Record<string, string>;
  expect(headers['Content-Security-Policy']).toMatch(/script-src 'self' 'sha256-[^']+';/);
  expect(read('_headers').toString()).toContain(headers['Content-Security-Policy']);
  expect(read('_redirects').toString()).toContain('/guide/start.html /guide/start 301!');
  expect(zlib.brotliDecompressSync(read('assets/js/main.js.br'))).toEqual(read('assets/js/main.js'));
  expect(zlib.brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(['img/a.png.br', 'guide/start.html.br'].filter((file) => existsSync(path.join(dir, file)))).toEqual([]);

  expect(read('robots.txt').toString()).toContain('Sitemap: https://docs.aztec.network/sitemap.xml');
  const security = read('.well-known/security.txt').toString();
  expect(security).toMatch(/^Contact: https:/);
  const days = (Date.parse(/Expires: (.*)/.exec(security)![1]!) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(270);
  expect(days).toBeLessThan(366);

  expect(JSON.parse(read('.host/files.json').toString())).toEqual(await listFiles(dir));

  rmSync(path.join(dir, 'index.html.br'));
  write('assets/js/main.js', 'const b = 2;\n'.repeat(500));
  await compressor.run(await listFiles(dir));
  expect(zlib.brotliDecompressSync(read('assets/js/main.js.br')), 'changed since').toEqual(read('assets/js/main.js'));
  expect(existsSync(path.join(dir, 'index.html.br')), 'the same: not compressed again').toBe(false);
});

test('a script of many pages is made smaller than the content of one', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  const put = (file: string, text: string) => write(file, text, site);
  const code = Array.from({ length: 2000 }, (_, i) => `const name${(i * 7919) % 2003} = ${(i * 104729) % 997};`).join(
    '',
  );
  put('assets/js/content.js', code);
  put('assets/js/many.js', code);
  put('a.html', '<script src="/assets/js/content.js"></script><script src="/assets/js/many.js"></script>');
  put('b.html', '<script src="/assets/js/many.js"></script>');
  await new Precompressor(site, path.join(site, '.cache')).run(await listFiles(site));
  const [content, many] = ['content', 'many'].map((name) => readFileSync(path.join(site, `assets/js/${name}.js.br`)));
  rmSync(site, { recursive: true });
  expect(content!.length).toBeLessThan(8 * 1024);
  expect(many!.length).toBeGreaterThan(3 * 1024);
  expect(many!.length).toBeLessThan(content!.length);
});

test('a page is made smaller where it then fits what a server sends at once', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'pages-'));
  let seed = 1;
  const word = () => `name${(seed = (seed * 48271) % 2147483647) % 997}`;
  const words = (count: number) => Array.from({ length: count }, word).join(' ');
  const sizeAt = (file: string, quality: number) => {
    const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
    return zlib.brotliCompressSync(readFileSync(path.join(site, file)), { params }).length;
  };
  const goals = { 'fits.html': 11_000, 'little.html': 13_500, 'much.html': 16_000 };
  for (const [file, goal] of Object.entries(goals)) {
    let text = '';
    do write(file, (text += ` ${words(200)}`), site);
    while (sizeAt(file, 6) < goal);
  }
  await new Precompressor(site, path.join(site, '.cache')).run(Object.keys(goals));
  const copy = (file: string) => readFileSync(path.join(site, `${file}.br`)).length;
  const room = 50;
  expect(copy('little.html')).toBeLessThan(sizeAt('little.html', 6) - room);
  for (const file of ['fits.html', 'much.html'])
    expect(Math.abs(copy(file) - sizeAt(file, 6)), file).toBeLessThan(room);
  rmSync(site, { recursive: true });
});

test('a file that does not become smaller has no copy, now and later', async () => {
  const site = mkdtempSync(path.join(tmpdir(), 'dense-'));
  writeFileSync(path.join(site, 'a.wasm'), randomBytes(2000));
  for (const _ of ['now', 'later']) await new Precompressor(site, path.join(site, '.cache')).run(['a.wasm']);
  expect(readdirSync(site)).toEqual(['.cache', 'a.wasm']);
  expect(readdirSync(path.join(site, '.cache')), 'and is not tried again').toHaveLength(1);
  rmSync(site, { recursive: true });
});

test('a later build takes copies of files that are the same, and lets go of the others', async () => {
  const names = () => readdirSync(cacheDir).length;
  await new Precompressor(dir, cacheDir).run(['index.html']);
  expect(zlib.brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  const [before, marker] = [names(), Buffer.from('kept')];
  const copy = readdirSync(cacheDir).find((name) =>
    readFileSync(path.join(cacheDir, name)).equals(read('index.html.br')),
  )!;
  rmSync(path.join(dir, 'index.html.br'));
  writeFileSync(path.join(cacheDir, copy), marker);
  const compressor = new Precompressor(dir, cacheDir);
  await compressor.run(['index.html']);
  expect(read('index.html.br')).toEqual(marker);
  compressor.forgetOthers();
  expect(before).toBeGreaterThan(1);
  expect(names()).toBe(1);
});

test('[ROUTE-4] a redirect to a missing page fails the build', async () => {
  redirects.checked = true;
  await expect(writeHostFiles(dir, siteDir, readPublicEnv({}))).rejects.toThrow(
    /redirects are wrong:[\s\S]*config\/redirectRules\.json: '\/aztec\/how_to_participate'/,
  );
});

test('work in turns: what is asked for meanwhile is done once, afterwards', async () => {
  const seen: string[] = [];
  let told = 'a';
  const work = inTurns(async () => {
    const begun = told;
    await new Promise(setImmediate);
    seen.push(begun);
  });
  const first = work();
  await Promise.resolve();
  told = 'b';
  const [second, third] = [work(), work()];
  expect(second).toBe(third);
  await first;
  expect(seen).toEqual(['a']);
  await second;
  expect(seen).toEqual(['a', 'b']);
  await work();
  expect(seen).toEqual(['a', 'b', 'b']);
});
