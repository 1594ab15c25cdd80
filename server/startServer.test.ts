import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { readServerEnv } from './env';
import { startServer } from './startServer';
import { makeTestBuild } from './testBuild';

const build = makeTestBuild();
afterAll(build.remove);
const SECRET = 'value-that-nobody-may-see';
const TOKEN = 'a token for those who watch';
const watcher = { headers: { authorization: `Bearer ${TOKEN}` } };
const dirs: string[] = [];
const newDir = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'start-'));
  dirs.push(dir);
  return dir;
};
let running: Awaited<ReturnType<typeof startServer>> | undefined;
afterEach(async () => {
  running?.server.closeAllConnections();
  await running?.close();
  for (const dir of dirs.splice(0)) rmSync(dir, { recursive: true, force: true });
});

async function start(settings: Record<string, string>) {
  const logs: string[] = [];
  const env = readServerEnv({
    BUILD_DIR: build.dir,
    PORT: '0',
    HOST: '127.0.0.1',
    OUTBOX_RETRY_MS: '50',
    STATUS_TOKEN: TOKEN,
    ...settings,
  });
  running = await startServer(env, (...entry) => void logs.push(JSON.stringify(entry)));
  const url = `http://127.0.0.1:${running.port}`;
  const health = async () =>
    (await fetch(`${url}/healthz`, watcher)).json() as Promise<{ status: string; degraded: string[] }>;
  const subscribe = async () =>
    (
      await fetch(url + SUBSCRIBE_PATH, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"email":"a@b.co"}',
      })
    ).status;
  return { url, logs, health, subscribe };
}

/** A folder that cannot be made, whoever runs the test: a file is in its place. */
function blockedDir(): string {
  const file = path.join(newDir(), SECRET);
  writeFileSync(file, '');
  return path.join(file, 'data');
}

test.each([
  ['a data folder that cannot be written', () => ({ DATA_DIR: blockedDir() })],
  ['a wrong database url', () => ({ LIBSQL_URL: `nonsense:${SECRET}` })],
  ['a database that nobody answers for', () => ({ LIBSQL_URL: `http://127.0.0.1:9/${SECRET}` })],
])('%s: pages are served, the newsletter says 503, health names it, no value is logged', async (_name, settings) => {
  const { url, logs, health, subscribe } = await start(settings());
  expect((await fetch(`${url}/guide`)).status).toBe(200);
  expect(await subscribe()).toBe(503);
  expect(await health()).toMatchObject({ status: 'up', degraded: expect.arrayContaining(['newsletter']) });
  await vi.waitFor(() => expect(logs.join()).toContain('newsletter store out of reach'), 20_000);
  expect(logs.join()).not.toContain(SECRET);
});

test('what was out of order works again without a restart', async () => {
  const blocked = blockedDir();
  const { subscribe } = await start({ DATA_DIR: blocked });
  expect(await subscribe()).toBe(503);
  rmSync(path.dirname(blocked));
  expect(await subscribe()).toBe(200);
});

test.each([
  [{}, { 'x-forwarded-for': '192.0.2.1' }, 1],
  [{}, {}, 0],
  [{ TRUST_PROXY: '1' }, { 'x-forwarded-for': '192.0.2.1' }, 0],
])('with %j a request with %j gives %i warnings of a proxy', async (settings, headers, count) => {
  const { url, logs } = await start({ DATA_DIR: newDir(), HOST: '0.0.0.0', ...settings });
  for (let i = 0; i < 3; i += 1) await fetch(url + SUBSCRIBE_PATH, { headers: headers as Record<string, string> });
  expect(logs.filter((line) => line.includes('requests name another client'))).toHaveLength(count);
});
