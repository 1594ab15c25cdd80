import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { FILES_FILE } from '../core/pagePath';
import { readServerEnv } from './env';
import { startServer, type Running } from './startServer';
import { createStatus, type Parts } from './status';
import { startTestProvider, type TestProvider } from './subscribe/testProvider';
import { makeTestBuild } from './testBuild';

const TOKEN = 'a token for those who watch';
const EMAIL = 'reader@example.org';

describe('who may ask', () => {
  let looks = 0;
  const parts: Parts = {
    build: () => ({ ok: true, figures: { build_files: 3 } }),
    newsletter: () => {
      looks += 1;
      return { ok: false, figures: { newsletter_pending: 7 } };
    },
  };
  const ask = (target: string, authorization?: string, STATUS_TOKEN = TOKEN) =>
    createStatus(
      parts,
      readServerEnv({ STATUS_TOKEN }),
    )(new Request(`http://localhost${target}`, authorization ? { headers: { authorization } } : {}));

  test.each([
    ['everybody', undefined, false],
    ['a wrong token', 'Bearer x', false],
    ['the token', `Bearer ${TOKEN}`, true],
  ])('%s', async (_name, authorization, allowed) => {
    const [health, metrics] = [await ask('/healthz', authorization), await ask('/metrics', authorization)];
    expect([health.status, metrics.status]).toEqual([200, allowed ? 200 : 401]);
    const shown = { degraded: ['newsletter'], figures: { build_files: 3, newsletter_pending: 7 } };
    expect(await health.json()).toEqual({ status: 'up', ...(allowed ? shown : {}) });
    if (allowed) expect(await metrics.text()).toContain('docs_newsletter_pending 7\n');
    for (const answer of [health, metrics])
      expect([answer.headers.get('cache-control'), answer.headers.get('x-content-type-options')]).toEqual([
        'no-store',
        'nosniff',
      ]);
  });

  test('without a token nobody may, and nothing is looked at for strangers', async () => {
    looks = 0;
    expect((await ask('/metrics', 'Bearer ', '')).status).toBe(401);
    expect(await (await ask('/healthz', undefined, '')).json()).toEqual({ status: 'up' });
    expect(looks).toBe(0);
  });

  test('only reading', async () => {
    const status = createStatus(parts, readServerEnv({}));
    expect((await status(new Request('http://localhost/healthz', { method: 'POST' }))).status).toBe(405);
  });
});

describe('what /healthz says of', () => {
  let build: ReturnType<typeof makeTestBuild>;
  let data: string;
  let provider: TestProvider;
  let running: Running | undefined;
  const logs: string[] = [];
  beforeEach(async () => {
    build = makeTestBuild();
    data = mkdtempSync(path.join(tmpdir(), 'status-'));
    provider = await startTestProvider();
  });
  afterEach(async () => {
    vi.useRealTimers();
    running?.server.closeAllConnections();
    await running?.close();
    running = undefined;
    provider.close();
    for (const dir of [build.dir, data]) rmSync(dir, { recursive: true, force: true });
  });

  async function start(settings: Record<string, string> = {}) {
    const own = { BUILD_DIR: build.dir, DATA_DIR: data, PORT: '0', HOST: '127.0.0.1', STATUS_TOKEN: TOKEN };
    const brevo = { BREVO_API_KEY: 'key', BREVO_API_URL: provider.url };
    running = await startServer(
      readServerEnv({ ...own, ...brevo, ...settings }),
      (...entry) => void logs.push(JSON.stringify(entry)),
    );
    return `http://127.0.0.1:${running.port}`;
  }
  const signUp = async (url: string, email = EMAIL) => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(url + SUBSCRIBE_PATH, { method: 'POST', headers, body: JSON.stringify({ email }) })).status;
  };
  const watcher = { headers: { authorization: `Bearer ${TOKEN}` } };
  type Health = { status: string; degraded: string[]; figures: Record<string, number> };
  const health = async (url: string) => (await (await fetch(`${url}/healthz`, watcher)).json()) as Health;
  const until = (url: string, check: (health: Health) => void) =>
    vi.waitFor(async () => check(await health(url)), { timeout: 30_000, interval: 500 });
  const named = (part: string) => (state: Health) => expect(state.degraded).toContain(part);

  test('a server in order, but for the tools that this small build lacks; with nothing of a person', async () => {
    const url = await start();
    expect(await signUp(url)).toBe(200);
    await until(url, ({ degraded, figures }) => {
      expect(degraded).toEqual(['documentation for AI tools']);
      expect(figures).toMatchObject({ newsletter_delivered: 1, newsletter_pending: 0, build_files_missing: 0 });
    });
    const metrics = await (await fetch(`${url}/metrics`, watcher)).text();
    for (const line of metrics.trim().split('\n'))
      expect(line).toMatch(/^(# TYPE docs_\w+ (gauge|counter)|docs_\w+(\{(part|code)="[\w ]+"\})? [\d.e+-]+)$/);
    expect(metrics).toContain('docs_provider_last_delivery_timestamp_seconds 1');
    expect(metrics).toContain('docs_requests_total{code="200"}');
    expect(metrics).not.toContain('example.org');
    expect(metrics).not.toContain(TOKEN);
  });

  test.each([401, 500, 200])('a provider that answers %i, also after a restart', async (status) => {
    provider.set({ status });
    let url = await start();
    expect(await signUp(url)).toBe(200);
    await until(url, named('mail provider'));
    running?.server.closeAllConnections();
    await running?.close();
    url = await start();
    await until(url, named('mail provider'));
    expect((await health(url)).figures).toMatchObject({ newsletter_pending: 1, provider_failing: 1 });
    expect(logs.join()).not.toContain(EMAIL);
  });

  test('a damaged database', async () => {
    const url = await start();
    await signUp(url);
    running?.server.closeAllConnections();
    await running?.close();
    for (const name of readdirSync(data)) rmSync(path.join(data, name));
    const damaged = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(8000, 7)]);
    writeFileSync(path.join(data, 'newsletter.db'), damaged);
    const again = await start();
    expect(await signUp(again)).toBe(503);
    await until(again, named('newsletter'));
    expect((await fetch(`${again}/guide`)).status).toBe(200);
  });

  test('a folder for data that is none', async () => {
    rmSync(data, { recursive: true });
    writeFileSync(data, '');
    const url = await start();
    expect(await signUp(url)).toBe(503);
    await until(url, named('newsletter'));
  });

  test('a file that is missing from the build: it is down, for everybody', async () => {
    const url = await start();
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    rmSync(path.join(build.dir, 'guide/start.html'));
    await vi.waitFor(async () => {
      const answer = await fetch(`${url}/healthz`);
      expect([answer.status, await answer.json()]).toEqual([503, { status: 'down' }]);
    }, 20_000);
    mkdirSync(path.join(build.dir, 'guide'), { recursive: true });
  });

  test('a build that was not whole when the server started', async () => {
    writeFileSync(
      path.join(build.dir, FILES_FILE),
      JSON.stringify(['index.html', 'guide/start.html', 'guide/gone.html']),
    );
    const url = await start();
    expect((await fetch(`${url}/healthz`)).status).toBe(503);
    expect((await health(url)).figures).toMatchObject({ build_files_missing: 1 });
    expect((await fetch(`${url}/guide`)).status).toBe(200);
  });
});
