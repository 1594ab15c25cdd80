import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../core/emailSubscription';
import { readServerEnv } from '../../server/env';
import { createNewsletter } from '../../server/subscribe/newsletter';
import type { Subscriber } from '../../server/subscribe/outboxStore';
import { startTestProvider } from '../../server/subscribe/testProvider';
import { makeTestBuild } from '../../server/testBuild';

/** Loopback only, bounded: the real server in its own process, real connections, the embedded store. */
const ADDRESSES = 1000;
const CONNECTIONS = 50;

type Running = { child: ChildProcess; url: string };
type Load = { acknowledged: Set<string>; p50: number; p99: number; max: number; perSecond: number; refused: number };

const build = makeTestBuild();
const dataDirs: string[] = [];
const newDataDir = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-subscribe-'));
  dataDirs.push(dir);
  return dir;
};

function startServer(dataDir: string, settings: Record<string, string> = {}): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', BUILD_DIR: build.dir, DATA_DIR: dataDir, TRUST_PROXY: '1', ...settings },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
  });
}

function stopServer({ child }: Running, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** Distinct addresses, each from a client of its own, so that the limits are worked through and not hit. */
async function load(url: string, name: string, onAnswer?: (count: number, stop: () => void) => void): Promise<Load> {
  // The first answer of a process loads code; it is no part of what is measured.
  await fetch(url + SUBSCRIBE_PATH);
  const acknowledged = new Set<string>();
  let next = 0;
  let refused = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: url + SUBSCRIBE_PATH,
        connections: CONNECTIONS,
        amount: ADDRESSES,
        requests: [
          {
            method: 'POST',
            setupRequest(request, context) {
              const number = next++;
              const email = `${name}-${number}@example.org`;
              Object.assign(context, { email });
              return {
                ...request,
                headers: {
                  'content-type': 'application/json',
                  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
                },
                body: JSON.stringify({ email, source: SUBSCRIBE_SOURCE, timestamp: number, url: '/' }),
              };
            },
            onResponse(status, _body, context) {
              if (status === 200) acknowledged.add((context as { email: string }).email);
              else refused += 1;
              onAnswer?.(acknowledged.size, () => (instance as unknown as { stop: () => void }).stop());
            },
          },
        ],
      },
      (error, result) => {
        if (error) reject(error as Error);
        else {
          const { p50, p99, max } = result.latency;
          resolve({ acknowledged, p50, p99, max, perSecond: Math.round(acknowledged.size / result.duration), refused });
        }
      },
    );
  });
}

async function readStore(dataDir: string): Promise<Subscriber[]> {
  const newsletter = createNewsletter(readServerEnv({ DATA_DIR: dataDir }));
  const rows = await newsletter.entries.list();
  await newsletter.close();
  return rows;
}

function compare(acknowledged: ReadonlySet<string>, rows: readonly Subscriber[]): { lost: number; duplicated: number } {
  const stored = new Set(rows.map((row) => row.email));
  return { lost: [...acknowledged].filter((email) => !stored.has(email)).length, duplicated: rows.length - stored.size };
}

const failures: string[] = [];
function report(title: string, ok: boolean, figures: Record<string, number>): void {
  if (!ok) failures.push(title);
  const text = Object.entries(figures).map(([name, value]) => `${name} ${value}`).join(', ');
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${title}: ${text}`);
}

async function benchThroughput(): Promise<void> {
  const dataDir = newDataDir();
  const server = await startServer(dataDir);
  const { acknowledged, refused, ...times } = await load(server.url, 'plain');
  await stopServer(server);
  const rows = await readStore(dataDir);
  const result = compare(acknowledged, rows);
  const ok = acknowledged.size === ADDRESSES && rows.length === ADDRESSES && result.lost + result.duplicated === 0;
  report(`${ADDRESSES} addresses over ${CONNECTIONS} connections`, ok, {
    accepted: acknowledged.size, refused, stored: rows.length, ...result,
    'p50 ms': times.p50, 'p99 ms': times.p99, 'max ms': times.max, 'per second': times.perSecond,
  });
}

async function benchKill(): Promise<void> {
  const dataDir = newDataDir();
  const server = await startServer(dataDir);
  let killed: Promise<void> | undefined;
  const { acknowledged } = await load(server.url, 'killed', (count, stop) => {
    if (count < ADDRESSES * 0.4 || killed) return;
    killed = stopServer(server, 'SIGKILL');
    void killed.then(stop);
  });
  await killed;
  const again = await startServer(dataDir);
  const after = await fetch(again.url + SUBSCRIBE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'after-restart@example.org' }),
  });
  await stopServer(again);
  const rows = await readStore(dataDir);
  const result = compare(acknowledged, rows);
  const ok = killed !== undefined && acknowledged.size < ADDRESSES && result.lost + result.duplicated === 0 && after.status === 200;
  report('kill -9 under load', ok, { acknowledged: acknowledged.size, stored: rows.length, ...result, 'status after restart': after.status });
}

async function benchOutage(): Promise<void> {
  const dataDir = newDataDir();
  const provider = await startTestProvider();
  provider.set({ status: 503 });
  const server = await startServer(dataDir, { BREVO_API_KEY: 'bench', BREVO_API_URL: provider.url, OUTBOX_RETRY_MS: '200' });
  const { acknowledged, p99 } = await load(server.url, 'outage');
  const duringOutage = provider.calls.length;
  provider.set({ status: 201 });
  const back = performance.now();
  while (new Set(provider.emails().slice(duringOutage)).size < ADDRESSES && performance.now() - back < 60_000)
    await new Promise((resolve) => setTimeout(resolve, 100));
  const seconds = Math.round((performance.now() - back) / 100) / 10;
  await stopServer(server);
  provider.close();
  const delivered = provider.emails().slice(duringOutage);
  const rows = await readStore(dataDir);
  const pending = rows.filter((row) => row.status !== 'delivered').length;
  const result = { ...compare(acknowledged, rows), 'delivered twice': delivered.length - new Set(delivered).size };
  const ok = acknowledged.size === ADDRESSES && pending === 0 && result.lost + result.duplicated + result['delivered twice'] === 0;
  report('provider down for the whole run', ok, {
    accepted: acknowledged.size, 'p99 ms': p99, 'calls while down': duringOutage, pending, ...result, 'delivered within s': seconds,
  });
}

async function main(): Promise<void> {
  try {
    await benchThroughput();
    await benchKill();
    await benchOutage();
  } finally {
    build.remove();
    for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
  }
  if (failures.length > 0) process.exitCode = 1;
}

void main();
