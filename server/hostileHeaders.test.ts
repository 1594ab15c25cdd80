import { afterAll, expect, test, vi } from 'vitest';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { createApp } from './app';
import { createMcpHandler, MCP_PATH } from './mcp/http';
import { createAnswerer } from './mcp/message';
import { openDocs } from './mcp/server';
import { makeTestLibrary } from './mcp/testLibrary';
import { clientAddress, clientNetworks } from './client';
import { makeNewsletter } from './subscribe/testNewsletter';
import { makeTestBuild, siteOf } from './testBuild';

/** Nearly as much as the server lets through. A quadratic pattern takes seconds for it, and thousands of them are tried. */
const SIZE = 31_000;

const build = makeTestBuild();
const library = makeTestLibrary();
const newsletter = makeNewsletter({ SUBSCRIBE_CLIENT_LIMIT: '100000', SUBSCRIBE_HOURLY_LIMIT: '100000' });
afterAll(async () => {
  build.remove();
  library.remove();
  await newsletter.remove();
});

const mcp = createMcpHandler(
  createAnswerer(() => openDocs(library.dir)),
  {
    rate: { burst: 100_000, perMinute: 1, atOnce: 100 },
  },
);
const app = createApp({
  site: await siteOf(build.dir),
  functions: {
    [MCP_PATH]: (request) => mcp(request, clientNetworks(clientAddress(request.headers, '192.0.2.1', 1))),
    [SUBSCRIBE_PATH]: (request) =>
      newsletter.newsletter().handler(request, { ip: clientAddress(request.headers, '192.0.2.1', 1) }),
  },
});

const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const requests: Array<[string, RequestInit & { headers?: Record<string, string> }]> = [
  ['/guide/start', {}],
  ['/none', {}],
  [MCP_PATH, { method: 'POST', headers: json, body: '{"jsonrpc":"2.0","id":1,"method":"ping"}' }],
  [SUBSCRIBE_PATH, { method: 'POST', headers: json, body: '{"email":"x"}' }],
];

async function headersRead(): Promise<string[]> {
  const names = new Set<string>();
  const spies = (['get', 'has'] as const).map((method) => {
    const original = Headers.prototype[method] as (this: Headers, name: string) => never;
    return vi.spyOn(Headers.prototype, method).mockImplementation(function (this: Headers, name: string) {
      names.add(name.toLowerCase());
      return original.call(this, name);
    });
  });
  const sent = new Set<string>();
  for (const [url, init] of requests) for (const [name] of (await app.request(url, init)).headers) sent.add(name);
  for (const spy of spies) spy.mockRestore();
  return [...names].filter((name) => !sent.has(name) || name.startsWith('content-'));
}

const fill = (text: string) => text.repeat(Math.ceil(SIZE / text.length)).slice(0, SIZE);
const hostile = [
  ' ',
  '\t',
  ',',
  ';',
  ';q=',
  ' ; ',
  'a,',
  'W/',
  '"',
  '"",',
  '.',
  ':',
  '::',
  '1.',
  '0',
  '*',
  '/',
  'a;',
].flatMap((text) => [`x${fill(text)}x`, `text/markdown;${fill(text)}=`]);

test('31 KB of anything in any header that is read are answered, and never with a failure of ours', async () => {
  const names = await headersRead();
  expect(names).toEqual(
    expect.arrayContaining(['accept-encoding', 'accept', 'if-none-match', 'origin', 'x-forwarded-for']),
  );
  for (const name of names)
    for (const value of hostile)
      for (const [url, init] of requests) {
        const answer = await app.request(url, { ...init, headers: { ...init.headers, [name]: value } });
        expect(answer.status, `${name}: ${value.slice(0, 20)} on ${url}`).toBeLessThan(500);
      }
});
