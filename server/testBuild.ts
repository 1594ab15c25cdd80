import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { contentSecurityPolicy, noSources } from '../config/contentPolicy';
import { securityHeaders } from '../config/headers';
import { HEADERS_FILE } from '../core/pagePath';
import { readSite, type Site } from './siteFiles';

export const LONG = 'Aztec '.repeat(500);

const files: Record<string, string | Buffer> = {
  'index.html': `<title>home</title>${LONG}`,
  '404.html': `<title>not found</title>${LONG}`,
  'nightly.html': '<title>nightly</title>',
  'nightly/guide.html': '<title>nightly guide</title>',
  'guide/index.html': '<title>guide</title>',
  'guide/start.html': `<title>start</title>${LONG}`,
  'Mixed.html': '<title>Mixed</title>',
  'twin.html': '<title>twin</title>',
  'Twin.html': '<title>Twin</title>',
  'tags/a b.html': '<title>a b</title>',
  'guide/start.md': '# Start\n',
  'feeds/all.atom': '<feed/>',
  'robots.txt': 'User-agent: *\n',
  'assets/js/main.1a2b.js': LONG,
  'assets/js/worker-1.js': LONG,
  'assets/drawing.svg': '<svg/>',
  'assets/data.gz': 'not a copy of anything',
  'img/logo.png': Buffer.alloc(2000, 1),
  '.well-known/security.txt': 'Contact: x\n',
  '.secret': 'secret',
  _headers: 'secret',
  _redirects: 'secret',
  'guide/start.html.br': zlib.brotliCompressSync(`<title>start</title>${LONG}`),
  [HEADERS_FILE]: JSON.stringify(securityHeaders(contentSecurityPolicy(noSources))),
};

/** A small build folder with one file of each kind. For tests. */
export function makeTestBuild(): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'build-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), content);
  }
  return { dir, remove: () => rmSync(dir, { recursive: true }) };
}

export async function siteOf(dir: string): Promise<() => Site> {
  const site = await readSite(dir);
  return () => site;
}

export type RawAnswer = { status: number; location: string | undefined; text: string };

/** Sends a request byte for byte: `fetch` would repair it first. */
export function rawRequest(port: AddressInfo['port'], head: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${head.slice(0, 200)}`)));
    socket.on('data', (chunk) => chunks.push(chunk));
    // A server that refuses a request before its end may reset the connection after its answer.
    socket.on('error', (error) => (chunks.length === 0 ? reject(error) : undefined));
    socket.on('close', () => {
      const text = Buffer.concat(chunks).toString('latin1');
      resolve({ status: Number(text.split(' ')[1]), location: /^location: (.*)\r$/im.exec(text)?.[1], text });
    });
    socket.write(Buffer.from(`${head}\r\nConnection: close\r\n\r\n`));
  });
}

export const rawGet = (port: AddressInfo['port'], target: string): Promise<RawAnswer> =>
  rawRequest(port, `GET ${target} HTTP/1.1\r\nHost: localhost:${port}`);
