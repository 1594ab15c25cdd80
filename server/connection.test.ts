import type { Server } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from './app';
import { createSiteServer, listen } from './httpServer';
import { makeTestBuild, rawRequest, siteOf } from './testBuild';

const WAIT_MS = 20_000;
const LARGE = 2 * 1024 * 1024;
const build = makeTestBuild();
writeFileSync(path.join(build.dir, 'large.bin'), Buffer.alloc(LARGE, 7));
let server: Server;
let port: number;
let open = 0;
let most = 0;

beforeAll(async () => {
  const counted = async () => {
    open += 1;
    most = Math.max(most, open);
    // eslint-disable-next-line no-restricted-syntax -- Long enough for the next one to begin, if the server lets it.
    await new Promise((resolve) => setTimeout(resolve, 5));
    open -= 1;
    return new Response('counted');
  };
  server = createSiteServer(createApp({ site: await siteOf(build.dir), functions: { '/counted': counted } }));
  port = await listen(server, 0, '127.0.0.1');
});
const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
afterAll(() => {
  server.closeAllConnections();
  server.close();
  build.remove();
});

function ahead(count: number, target: string): Socket {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count));
  return socket;
}

describe('one connection', () => {
  test('that asks ahead is answered in order, one request at a time', async () => {
    const socket = ahead(30, '/counted');
    let text = '';
    socket.on('data', (chunk) => (text += chunk.toString()));
    await vi.waitFor(() => expect(text.match(/counted/g)).toHaveLength(30), WAIT_MS);
    expect(most).toBe(1);
  });

  test('that asks too far ahead is closed', async () => {
    const closed = new Promise((resolve) => ahead(1500, '/large.bin').resume().on('close', resolve));
    await closed;
  });

  test('that does not read costs a chunk, and nobody else waits', async () => {
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    for (let i = 0; i < 10; i += 1) ahead(30, '/large.bin').pause();
    await vi.waitFor(async () => expect(await connections()).toBeGreaterThanOrEqual(10), WAIT_MS);
    for (let i = 0; i < 20; i += 1) expect((await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a')).status).toBe(200);
    expect(held() - before).toBeLessThan(50 * LARGE);
  });

  const connections = () => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));

  test('a large file arrives whole', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/large.bin`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([LARGE, true]);
  });
});

describe('the Host of a request', () => {
  const hosts = [
    'localhost',
    'LOCALHOST',
    'docs.example',
    'docs.example:8080',
    '127.0.0.1',
    '[::1]:3000',
    'a_b.example',
  ];
  test.each(hosts)('%s is read', async (host) => {
    expect((await rawRequest(port, `GET /guide HTTP/1.1\r\nHost: ${host}`)).status).toBe(200);
  });

  const odd = [
    'xn--',
    'xn--a',
    '256.256.256.256',
    '1.2.3.4.5',
    '0x7f.1',
    '1.2',
    'a:99999',
    'a:b',
    'a b',
    'a/b',
    'a@b',
    '[::1',
    '[:::]',
    '%61',
    'é',
  ];
  test.each([...odd, '', 'a'.repeat(300), 'a,b'])('%s is refused', async (host) => {
    const answer = await rawRequest(port, `GET /guide HTTP/1.1\r\nHost: ${host}`);
    expect([answer.status, /x-content-type-options: nosniff/i.test(answer.text)]).toEqual([400, true]);
  });

  test('a program that is older than it is answered', async () => {
    expect((await rawRequest(port, 'GET /guide HTTP/1.0\r\nAccept: a')).status).toBe(200);
  });

  test('two of them, or none, are refused', async () => {
    expect((await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\nHost: a')).status).toBe(400);
    expect((await rawRequest(port, 'GET / HTTP/1.1\r\nHost: a\r\nhost: b')).status).toBe(400);
    expect((await rawRequest(port, 'GET / HTTP/1.1\r\nAccept: a')).status).toBe(400);
  });
});

test('an address longer than can be read is told so', async () => {
  const answer = await rawRequest(port, `GET /search?q=${'a'.repeat(40_000)} HTTP/1.1\r\nHost: a`);
  expect(answer.status).toBe(431);
  expect(answer.text).toContain('The address is too long');
});
