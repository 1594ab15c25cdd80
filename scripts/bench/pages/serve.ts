import { spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { freePort } from '../../../core/freePort';
import { ROOT } from '../../setup.mjs';
import { SCRATCH } from './scratch';

const brotli = promisify(zlib.brotliCompress);
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const QUALITY: Record<string, number> = { '.html': 8, '.js': 11, '.css': 11, '.json': 8, '.svg': 8 };
/** Where the peers put files whose names carry a hash. */
const HASHED = /^\/(assets|_astro)\//;

interface File {
  bytes: Buffer;
  headers: Record<string, string>;
}

export interface Served {
  url: string;
  stop(): void;
}

async function load(dir: string, name: string): Promise<File> {
  const bytes = await readFile(path.join(dir, name));
  const ending = path.extname(name);
  const quality = QUALITY[ending];
  const headers = {
    'Content-Type': TYPES[ending] ?? 'application/octet-stream',
    'Cache-Control': HASHED.test(`/${name}`) ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
  };
  if (!quality) return { bytes, headers };
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: quality };
  return { bytes: await brotli(bytes, { params }), headers: { ...headers, 'Content-Encoding': 'br' } };
}

/** All files in memory, compressed, so that no measurement waits for it. */
async function loadAll(dir: string): Promise<Map<string, File>> {
  const names = (readdirSync(dir, { recursive: true }) as string[]).filter((name) =>
    statSync(path.join(dir, name)).isFile(),
  );
  const files = new Map<string, File>();
  const worker = async () => {
    for (let name = names.pop(); name; name = names.pop())
      files.set(`/${name.split(path.sep).join('/')}`, await load(dir, name));
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  return files;
}

/** A static host as they are today: clean addresses, brotli, names with a hash kept for ever. */
export async function serveFolder(dir: string): Promise<Served> {
  const files = await loadAll(dir);
  const server = createServer((request, response) => {
    const name = decodeURIComponent(new URL(request.url!, 'http://localhost').pathname).replace(/\/$/, '');
    const file = [name, `${name}.html`, `${name}/index.html`].map((each) => files.get(each)).find(Boolean);
    if (!file) return void response.writeHead(404, { 'Content-Type': 'text/plain' }).end();
    response.writeHead(200, { ...file.headers, 'Content-Length': file.bytes.length }).end(file.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url)
    .then(({ ok }) => ok)
    .catch(() => false);

/** A build of our site, by our own server. */
export async function serveOwn(buildDir: string): Promise<Served> {
  const port = await freePort();
  const server = spawn('npx', ['--no-install', 'tsx', 'server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), BUILD_DIR: buildDir, DATA_DIR: path.join(SCRATCH, 'data') },
    stdio: 'ignore',
    detached: true,
  });
  const url = `http://localhost:${port}`;
  const stop = () => process.kill(-server.pid!);
  for (let i = 0; i < 120; i++) {
    if (await answers(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  stop();
  throw new Error(`Our server did not answer on port ${port}.`);
}
