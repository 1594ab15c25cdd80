import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { pagePathOf } from '../../../core/pagePath';
import { STABLE, versionOfAddress, VERSIONS } from '../../../core/versions';
import type { Judged, VersionName } from './quality';

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.html': 'text/html' };

/** The pages of one version alone, as our own search has them, indexed by the peer's own command. */
function indexVersion(buildDir: string, version: VersionName): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-pagefind-'));
  for (const name of readdirSync(buildDir, { recursive: true }) as string[]) {
    const page = pagePathOf(name.split(path.sep).join('/'));
    if (!page || !statSync(path.join(buildDir, name)).isFile()) continue;
    const { id, base } = versionOfAddress(page);
    if (id !== version || /^\/(tags|search)(\/|$)/.test(page.slice(base.length))) continue;
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    cpSync(path.join(buildDir, name), path.join(dir, name));
  }
  const { status, stderr } = spawnSync(
    'npx',
    ['--no-install', 'pagefind', '--site', dir, '--root-selector', '.doc__article', '--quiet'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`Pagefind failed: ${stderr}`);
  return dir;
}

async function serve(dir: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, 'http://localhost');
    if (pathname === '/') return void response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
    readFile(path.join(dir, pathname)).then(
      (bytes) =>
        response.setHeader('Content-Type', TYPES[path.extname(pathname)] ?? 'application/octet-stream').end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

interface Found {
  urls: string[][];
  ms: number[];
  bytes: number;
}

/** Runs in the page: the documented browser API of Pagefind. */
async function ask(queries: string[]): Promise<Omit<Found, 'bytes'>> {
  const name = '/pagefind/pagefind.js';
  const pagefind = (await import(name)) as {
    search(q: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>;
  };
  const urls: string[][] = [];
  const ms: number[] = [];
  for (const query of queries) {
    const start = performance.now();
    const { results } = await pagefind.search(query);
    const data = await Promise.all(results.slice(0, 8).map((result) => result.data()));
    ms.push(performance.now() - start);
    urls.push(data.map(({ url }) => url));
  }
  return { urls, ms };
}

async function run(page: Page, url: string, queries: string[]): Promise<Found> {
  let bytes = 0;
  page.on('response', (response) => {
    if (response.url().includes('/pagefind/'))
      void response.body().then(
        (body) => (bytes += body.length),
        () => undefined,
      );
  });
  await page.goto(url);
  await page.evaluate(ask, queries.slice(0, 1));
  const first = bytes;
  return { ...(await page.evaluate(ask, queries)), bytes: first };
}

/** Answers of the peer to all judged queries, from the same pages, in the same browser. */
export async function pagefind(browser: Browser, buildDir: string, judged: readonly Judged[]) {
  const answers = new Map<string, string[]>();
  const times: number[] = [];
  let bytes = 0;
  for (const { id: version } of VERSIONS) {
    const dir = indexVersion(buildDir, version);
    const { server, url } = await serve(dir);
    const page = await browser.newPage();
    const queries = judged.filter((each) => each.version === version).map(({ query }) => query);
    const found = await run(page, url, queries);
    found.urls.forEach((urls, i) =>
      answers.set(
        `${version} ${queries[i]}`,
        urls.map((u) => u.replace(/\.html(?=#|$)/, '').replace(/^\/index$/, '/')),
      ),
    );
    times.push(...found.ms);
    if (version === STABLE.id) bytes = found.bytes;
    await page.close();
    server.close();
    server.closeAllConnections();
    rmSync(dir, { recursive: true });
  }
  return { rank: (version: VersionName, query: string) => answers.get(`${version} ${query}`) ?? [], times, bytes };
}
