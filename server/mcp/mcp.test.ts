import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clientNetworks } from '../client';
import { createMcpHandler } from './http';
import { createAnswerer, type Answer } from './message';
import { openDocs } from './server';
import { makeTestLibrary } from './testLibrary';
import { MAX_ANSWER } from './tools';
import { STABLE } from '../../core/versions';

const build = makeTestLibrary();
afterAll(build.remove);
const root = path.resolve(import.meta.dirname, '../..');

const answerer = createAnswerer(() => openDocs(build.dir));
const handler = createMcpHandler(answerer, { rate: { burst: 500, perMinute: 60, atOnce: 8 } });
const http = serve({ fetch: (request) => handler(request, ['test']), port: 0 });
afterAll(() => void http.close());

const transports: Record<string, () => Transport> = {
  'streamable HTTP': () =>
    new StreamableHTTPClientTransport(
      new URL(`http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`),
    ) as Transport,
  stdio: () =>
    new StdioClientTransport({
      command: process.execPath,
      args: [path.join(root, 'node_modules/tsx/dist/cli.mjs'), path.join(root, 'scripts/mcp.ts')],
      env: { ...process.env, BUILD_DIR: build.dir } as Record<string, string>,
      cwd: root,
    }),
};

describe.each(Object.keys(transports))('the documentation over %s', (name) => {
  const client = new Client({ name: 'test', version: '1.0.0' });
  beforeAll(() => client.connect(transports[name]!()), 60_000);
  afterAll(() => client.close());

  async function call(tool: string, args: Record<string, unknown>): Promise<{ text: string; failed: boolean }> {
    const result = await client.callTool({ name: tool, arguments: args });
    const [first] = result.content as { text: string }[];
    return { text: first!.text, failed: result.isError === true };
  }

  test('[AI-1] offers six tools, all read-only', async () => {
    const { tools } = await client.listTools();
    expect(tools.map((tool) => tool.name)).toEqual([
      'search_docs',
      'get_page',
      'list_pages',
      'explain_error',
      'compare_page',
      'look_up_symbol',
    ]);
    expect(tools.every((tool) => tool.annotations?.readOnlyHint)).toBe(true);
    expect(client.getInstructions()).toContain(`${STABLE.id} is the stable release`);
  });

  test.each([
    [{ query: 'fees' }, 'path: /fees', `${STABLE.id} (stable release)`],
    [{ query: 'fees', version: 'nightly' }, 'path: /nightly/topics/fees', 'v3 (nightly pre-release)'],
    [{ query: 'zzzzqqq' }, 'Nothing found', STABLE.id],
  ])('search_docs %j', async (ask, first, second) => {
    const { text, failed } = await call('search_docs', ask);
    expect([text, failed]).toEqual([expect.stringContaining(first), false]);
    expect(text).toContain(second);
  });

  test.each([
    [
      { name: 'Fr' },
      '### `Fr`\n\nA field.\n\nReference: https://site.example/developers/docs/reference/api/fields#fr',
      false,
    ],
    [{ name: 'fq.random()' }, '### `Fq`\n\nA scalar.', false],
    [
      { name: '#[note]' },
      'A note.\n\nReference: https://site.example/developers/docs/reference/smart_contract_reference/names/notes#note',
      false,
    ],
    [{ name: 'aztec::state_vars::Map' }, 'By key.', false],
    [{ name: 'Fr' }, 'In Noir.', false],
    [{ name: 'Fx' }, `No exported name "Fx" in the API of ${STABLE.id}. Near it: Fq, Fr`, true],
    [{ name: 'Fr', version: 'nightly' }, 'in the API of v3', true],
    [{ name: 'F'.repeat(200) }, 'Too big', true],
  ])('[AI-1] look_up_symbol %j', async (ask, expected, failing) => {
    const { text, failed } = await call('look_up_symbol', ask);
    expect([text, failed]).toEqual([expect.stringContaining(expected), failing]);
  });

  test.each([
    [{ path: '/fees' }, '# Fees'],
    [{ path: 'fees.md' }, '# Fees'],
    [{ path: 'https://site.example/fees#part' }, '# Fees'],
    [{ path: '/' }, '# Home'],
    [{ path: '/index.md' }, '# Home'],
    [{ path: '/', version: 'nightly' }, '# Nightly'],
    [{ path: '/nightly/topics/fees' }, '# Nightly fees'],
    [{ path: '/fees', version: 'nightly' }, '# Nightly fees'],
    [{ path: '/nightly/topics/fees', version: STABLE.id }, '# Fees'],
    [{ path: '/long', part: 2 }, '# Long (part 2)'],
  ])('get_page %j', async (ask, start) => {
    const { text, failed } = await call('get_page', ask);
    expect([text.split('\n', 1)[0], failed]).toEqual([start, false]);
  });

  test.each([
    ['get_page', { path: '/fee' }, /No page "\/fee" in v[\d.]+ Near it: \/fees\./],
    ['get_page', { path: '/../../etc/passwd' }, /No page/],
    ['get_page', { path: '/long', part: 3 }, /has 2 part/],
    ['get_page', { path: '' }, /path/],
    ['get_page', { path: '/fees', version: 'v1' }, /version/],
    ['search_docs', { query: 'x'.repeat(201) }, /query/],
    ['search_docs', { query: 'x', limit: 1000 }, /limit/],
    ['list_pages', { section: 'nope' }, /No section "nope" in v[\d.]+ Sections: Build: Docs; Run a node/],
    ['explain_error', { text: '' }, /text/],
    ['explain_error', { text: 'x'.repeat(20_001) }, /text/],
    ['explain_error', { text: 'x', version: 'v1' }, /version/],
    ['compare_page', { path: '/gone' }, /No page "\/gone"/],
  ])('%s %j is refused with a reason', async (tool, ask, reason) => {
    const { text, failed } = await call(tool, ask);
    expect([text, failed]).toEqual([expect.stringMatching(reason), true]);
  });

  test('answers are bounded', async () => {
    const { text } = await call('get_page', { path: '/node' });
    expect(text.length).toBeLessThan(MAX_ANSWER + 100);
    expect(text).toContain('Cut off');
  });

  test('list_pages, of all, of a section, below a path', async () => {
    expect((await call('list_pages', {})).text).toMatch(
      /6 pages of v\d[\s\S]*## Run a node\n- \/node: Node\. About Node\./,
    );
    expect((await call('list_pages', { section: 'run a' })).text).not.toContain('/fees');
    const below = await call('list_pages', { version: 'nightly', section: '/nightly/topics' });
    expect(below.text).toBe(
      'Pages of v3 (nightly pre-release) under /nightly/topics:\n- /nightly/topics/fees: Nightly fees. About Nightly fees.',
    );
  });

  test.each([
    [
      { text: 'Error: Account 0x12 not found' },
      'It was not registered. (made to happen on 2.0.2)',
      'await find();',
      'Register it.',
      'https://site.example/reference/errors#account-missing',
    ],
    [{ text: 'Account 0x12 not found', version: 'nightly' }, 'Read:', 'https://site.example/nightly/fees'],
    [
      { text: `0x11223344${'0'.repeat(24)}${'ab'.repeat(20)}` },
      'Staking__AlreadyQueued(address _attester = 0xabab',
      'It waits',
    ],
    [{ text: 'custom error 0xdeadbeef' }, 'no error of the L1 contracts', '0xdeadbeef'],
    [{ text: 'the cat sat on the mat' }, 'No entry for this', 'search_docs'],
    [{ text: 'PRIVATE_KEY=0x' + 'ab'.repeat(32) }, 'held a secret (private key)', 'Tell the user to replace'],
    [{ text: '{"@aztec/aztec.js": "^2.0.2"}' }, 'They fit together.', 'Write exact releases'],
  ])('explain_error %j', async (ask, ...parts) => {
    const { text, failed } = await call('explain_error', ask);
    expect(failed).toBe(false);
    for (const part of parts) expect(text).toContain(part);
    expect(text).not.toContain('abababababababababababababababababababababababababababab');
  });

  test('compare_page names the sections that differ and the counterpart', async () => {
    const { text } = await call('compare_page', { path: '/fees' });
    expect(text).toContain('Counterpart: /nightly/topics/fees (v3)');
    expect(text).toContain('- changed: Pay a fee (what breaks code; how things work)');
    expect(text).toContain('- changed: What is a fee (said differently, nothing to do)');
    expect(text).not.toContain('Introduction');
    expect((await call('compare_page', { path: '/long' })).text).toContain('The other version has no such page.');
  });

  test('compare_page says how another project differs, and compares no sections', async () => {
    const { text } = await call('compare_page', { path: '/' });
    expect(text).toMatch(/: a different project\.[^]*\n\nAnother home\.$/);
  });
});

describe('the endpoint', () => {
  const ask = (body: string, client = 'a', method = 'POST', own = handler, origin?: string, host = 'localhost') =>
    own(
      new Request(`http://${host}/mcp`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Accept: 'application/json, text/event-stream',
          ...(origin === undefined ? {} : { Origin: origin }),
        },
        ...(method === 'POST' ? { body } : {}),
      }),
      clientNetworks(client),
    );
  const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });
  const SEARCH = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'x' } },
  });

  test.each([
    ['broken JSON', '{', 400],
    ['something else than JSON-RPC', '{"a":1}', 400],
    [
      'a body over the limit',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping', params: { x: 'y'.repeat(70_000) } }),
      413,
    ],
  ])('%s is refused', async (_name, body, status) => expect((await ask(body)).status).toBe(status));

  test('other methods are refused', async () => {
    const get = await ask('', 'a', 'GET');
    expect([get.status, get.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  const guarded = createMcpHandler(answerer, {
    access: { siteUrl: 'https://docs.example', hosts: ['preview.example'] },
  });
  test.each([
    ['localhost', undefined, 200],
    ['localhost:4000', 'http://localhost:4000', 200],
    ['192.0.2.1:3000', undefined, 200],
    ['[::1]:3000', 'http://[::1]:3000', 200],
    ['docs.example', 'https://docs.example', 200],
    ['preview.example', 'https://docs.example', 200],
    ['docs.example', 'https://preview.example', 200],
    ['docs.example', 'https://evil.example', 403],
    ['docs.example', 'http://docs.example.evil.example', 403],
    ['localhost', 'http://localhost:9000', 403],
    ['docs.example', 'null', 403],
    ['docs.example', '', 403],
    ['evil.example', undefined, 403],
    ['evil.example', 'http://evil.example', 403],
    ['localhost.evil.example', undefined, 403],
  ])('host %s and origin %s: %i', async (host, origin, status) => {
    const answer = await ask(PING, 'a', 'POST', guarded, origin, host);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('access-control-allow-origin')).toBe(status === 200 ? (origin ?? null) : null);
    expect(answer.headers.get('vary')).toBe('Origin');
  });

  test('a batch is refused, also one that would never be answered', async () => {
    const call = JSON.parse(SEARCH) as object;
    const cancel = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    for (const batch of [[call], Array(100).fill(call), [{ ...call, method: 'ping' }, cancel], []])
      expect((await ask(JSON.stringify(batch))).status).toBe(400);
  });

  /** Answers when it is let. */
  function slow() {
    let release = () => {};
    const free = new Promise<void>((resolve) => (release = resolve));
    const own = createMcpHandler(() => free.then((): Answer => ({ status: 200, body: '{}' })));
    return { own, release: () => release() };
  }
  const statuses = (own: typeof handler, clients: string[]) =>
    clients.map((client) => ask(PING, client, 'POST', own).then(({ status }) => status));
  const refused = (all: number[]) => all.filter((status) => status === 429).length;

  test('a client has a few calls at once, so that others have their turn', async () => {
    const { own, release } = slow();
    const calls = statuses(own, Array<string>(20).fill('a'));
    const other = statuses(own, ['b']);
    release();
    expect(refused(await Promise.all(calls))).toBe(12);
    expect(await Promise.all(other)).toEqual([200]);
    expect(await Promise.all(statuses(own, ['a']))).toEqual([200]);
  });

  test.each([
    ['one /64', 8, (i: number) => `2001:db8:1:1::${i}`],
    ['one /56', 16, (i: number) => `2001:db8:1:1${(i % 100).toString().padStart(2, '0')}::1`],
    ['one /48', 32, (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`],
    ['everywhere', 80, (i: number) => `2001:db8:${i}::1`],
  ])('addresses from %s have %i calls at once', async (_name, most, address) => {
    const { own, release } = slow();
    const calls = statuses(
      own,
      Array.from({ length: 120 }, (_, i) => address(i)),
    );
    release();
    expect(refused(await Promise.all(calls))).toBe(120 - most);
  });

  test.each([
    ['one /56', 2, (i: number) => `2001:db8:1:1${i.toString().padStart(2, '0')}::1`],
    ['one /48', 4, (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`],
    ['everywhere', 10, (i: number) => `2001:db8:${i}::1`],
  ])('who changes address within %s has %i times as much, not more', async (_name, share, address) => {
    const limited = createMcpHandler(answerer, { rate: { burst: 4, perMinute: 1, atOnce: 8 } });
    const found = [];
    for (let i = 0; i < 60; i += 1) found.push((await ask(PING, address(i), 'POST', limited)).status);
    expect(60 - refused(found)).toBe(4 * share);
  });

  test('a client over its limit does not use up that of all', async () => {
    const limited = createMcpHandler(answerer, { rate: { burst: 4, perMinute: 1, atOnce: 8 } });
    for (let i = 0; i < 100; i += 1) await ask(PING, '192.0.2.1', 'POST', limited);
    expect((await ask(PING, '192.0.2.2', 'POST', limited)).status).toBe(200);
  });

  test('each client has its own limit', async () => {
    const limited = createMcpHandler(answerer, { rate: { burst: 2, perMinute: 6, atOnce: 8 } });
    const found = [];
    for (let i = 0; i < 3; i++) found.push((await ask(PING, 'a', 'POST', limited)).status);
    expect(found).toEqual([200, 200, 429]);
    const late = await ask(PING, 'a', 'POST', limited);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(5);
    expect((await ask(PING, 'b', 'POST', limited)).status).toBe(200);
  });

  test('a client that leaves in the middle of its request is no failure of ours', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new Error('cut')) });
    const request = new Request('http://localhost/mcp', { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await handler(request, ['a'])).status).toBe(400);
  });

  test('a build without the list of pages is told apart', () => {
    expect(() => openDocs(root)).toThrow(/Run 'npm run build' first/);
  });
});
