import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnsDuring } from '../testTurns';
import { createMcpHandler } from './http';
import { openDocs } from './server';
import { makeTestLibrary } from './testLibrary';
import { MAX_ANSWER } from './tools';

const build = makeTestLibrary();
afterAll(build.remove);
const root = path.resolve(import.meta.dirname, '../..');

const handler = createMcpHandler(() => openDocs(build.dir), { rate: { burst: 500, perMinute: 60 } });
const http = serve({ fetch: (request) => handler(request, 'test'), port: 0 });
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
  beforeAll(() => client.connect(transports[name]!()));
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
    expect(client.getInstructions()).toContain('v2.0.2 is the stable release');
  });

  test.each([
    [{ query: 'fees' }, 'path: /fees', 'v2.0.2 (stable release)'],
    [{ query: 'fees', version: 'nightly' }, 'path: /nightly/topics/fees', 'v3 (nightly pre-release)'],
    [{ query: 'zzzzqqq' }, 'Nothing found', 'v2.0.2'],
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
      'A note.\n\nReference: https://site.example/developers/docs/reference/smart_contract_reference/names#note',
      false,
    ],
    [{ name: 'aztec::state_vars::Map' }, 'By key.', false],
    [{ name: 'Fr' }, 'In Noir.', false],
    [{ name: 'Fx' }, 'No exported name "Fx" in the API of v2.0.2. Near it: Fq, Fr', true],
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
    [{ path: '/nightly/topics/fees', version: 'v2.0.2' }, '# Fees'],
    [{ path: '/long', part: 2 }, '# Long (part 2)'],
  ])('get_page %j', async (ask, start) => {
    const { text, failed } = await call('get_page', ask);
    expect([text.split('\n', 1)[0], failed]).toEqual([start, false]);
  });

  test.each([
    ['get_page', { path: '/fee' }, /No page "\/fee" in v2.0.2. Near it: \/fees\./],
    ['get_page', { path: '/../../etc/passwd' }, /No page/],
    ['get_page', { path: '/long', part: 3 }, /has 2 part/],
    ['get_page', { path: '' }, /path/],
    ['get_page', { path: '/fees', version: 'v1' }, /version/],
    ['search_docs', { query: 'x'.repeat(201) }, /query/],
    ['search_docs', { query: 'x', limit: 1000 }, /limit/],
    ['list_pages', { section: 'nope' }, /No section "nope" in v2.0.2. Sections: Build: Docs; Run a node/],
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
      /6 pages of v2.0.2[\s\S]*## Run a node\n- \/node: Node\. About Node\./,
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
    [{ text: 'PRIVATE_KEY=0x' + 'ab'.repeat(32) }, 'held a secret (private key)', 'replace it'],
    [{ text: '{"@aztec/aztec.js": "^2.0.2"}' }, 'They fit together.', 'Write exact releases'],
  ])('explain_error %j', async (ask, first, second) => {
    const { text, failed } = await call('explain_error', ask);
    expect([text, failed]).toEqual([expect.stringContaining(first), false]);
    expect(text).toContain(second);
    expect(text).not.toContain('abababababababababababababababababababababababababababab');
  });

  test('compare_page names the sections that differ and the counterpart', async () => {
    const { text } = await call('compare_page', { path: '/fees' });
    expect(text).toContain('Counterpart: /nightly/topics/fees (v3)');
    expect(text).toContain('- changed: Pay a fee');
    expect(text).not.toContain('Introduction');
    expect((await call('compare_page', { path: '/long' })).text).toContain('The other version has no such page.');
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
      client,
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

  const guarded = createMcpHandler(() => openDocs(build.dir), {
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

  test('a client has a few calls at once, so that others have their turn', async () => {
    let release = () => {};
    const slow = new Promise<void>((resolve) => (release = resolve));
    const searchPages = async () => slow.then(() => ({ total: 0, hits: [] }));
    const busy = createMcpHandler(() => openDocs(build.dir, searchPages));
    const calls = Array.from({ length: 20 }, () => ask(SEARCH, 'a', 'POST', busy).then(({ status }) => status));
    expect((await ask(PING, 'b', 'POST', busy)).status).toBe(200);
    release();
    const statuses = await Promise.all(calls);
    expect(statuses.filter((status) => status === 429)).toHaveLength(12);
    expect((await ask(PING, 'a', 'POST', busy)).status).toBe(200);
  });

  test('what is not answered in time is given up, and counts no more', async () => {
    const never = createMcpHandler(() => openDocs(build.dir, () => new Promise(() => undefined)), { deadlineMs: 50 });
    for (let i = 0; i < 20; i += 1) expect((await ask(SEARCH, 'a', 'POST', never)).status).toBe(503);
  });

  test('many at once take turns, so that pages come in between', async () => {
    const calls = () => Promise.all(Array.from({ length: 30 }, (_, i) => ask(PING, `client ${i}`)));
    expect(await turnsDuring(calls)).toBeGreaterThanOrEqual(30);
  });

  test('each client has its own limit', async () => {
    const limited = createMcpHandler(() => openDocs(build.dir), { rate: { burst: 2, perMinute: 6 } });
    const statuses = [];
    for (let i = 0; i < 3; i++) statuses.push((await ask(PING, 'a', 'POST', limited)).status);
    expect(statuses).toEqual([200, 200, 429]);
    const late = await ask(PING, 'a', 'POST', limited);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(5);
    expect((await ask(PING, 'b', 'POST', limited)).status).toBe(200);
  });

  test('a build without the list of pages is told apart', () => {
    expect(() => openDocs(root)).toThrow(/Run 'npm run build' first/);
  });
});
