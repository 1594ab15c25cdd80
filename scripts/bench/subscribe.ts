import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SUBSCRIBE_PATH } from '../../core/emailSubscription';
import { readServerEnv } from '../../server/env';
import { createNewsletter } from '../../server/subscribe/newsletter';
import type { Subscriber } from '../../server/subscribe/outboxStore';
import { startTestProvider } from '../../server/subscribe/testProvider';
import { makeTestBuild } from '../../server/testBuild';
import { ADDRESSES, CONNECTIONS, load, startServer, stopServer } from './load/subscribeLoad';

/** Loopback only, bounded: the real server, real connections, the embedded store. */
const build = makeTestBuild();
const dataDirs: string[] = [];
const newDataDir = () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bench-subscribe-'));
  dataDirs.push(dir);
  return dir;
};

const start = (dataDir: string, settings: Record<string, string> = {}) =>
  startServer({ BUILD_DIR: build.dir, DATA_DIR: dataDir, ...settings });

async function readStore(dataDir: string): Promise<Subscriber[]> {
  const newsletter = createNewsletter(readServerEnv({ DATA_DIR: dataDir }));
  const rows = await newsletter.entries.list();
  await newsletter.close();
  return rows;
}

function compare(acknowledged: ReadonlySet<string>, rows: readonly Subscriber[]): { lost: number; duplicated: number } {
  const stored = new Set(rows.map((row) => row.email));
  return {
    lost: [...acknowledged].filter((email) => !stored.has(email)).length,
    duplicated: rows.length - stored.size,
  };
}

const failures: string[] = [];
function report(title: string, ok: boolean, figures: Record<string, number>): void {
  if (!ok) failures.push(title);
  const text = Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${title}: ${text}`);
}

async function benchThroughput(): Promise<void> {
  const dataDir = newDataDir();
  const server = await start(dataDir);
  const { acknowledged, refused, ...times } = await load(server.url, 'plain');
  await stopServer(server);
  const rows = await readStore(dataDir);
  const result = compare(acknowledged, rows);
  const ok = acknowledged.size === ADDRESSES && rows.length === ADDRESSES && result.lost + result.duplicated === 0;
  report(`${ADDRESSES} addresses over ${CONNECTIONS} connections`, ok, {
    accepted: acknowledged.size,
    refused,
    stored: rows.length,
    ...result,
    'p50 ms': times.p50,
    'p99 ms': times.p99,
    'max ms': times.max,
    'per second': times.perSecond,
  });
}

const KILLS = 20;

/** Each time on what the last one left behind, and each time at another moment. */
async function benchKills(): Promise<void> {
  const dataDir = newDataDir();
  const acknowledged = new Set<string>();
  for (let kill = 1; kill <= KILLS; kill += 1)
    for (const email of await loadAndKill(dataDir, kill)) acknowledged.add(email);
  const again = await start(dataDir);
  const after = await fetch(again.url + SUBSCRIBE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' },
    body: JSON.stringify({ email: 'after-restart@example.org' }),
  });
  await stopServer(again);
  const rows = await readStore(dataDir);
  const result = compare(acknowledged, rows);
  const ok = acknowledged.size > KILLS && result.lost + result.duplicated === 0 && after.status === 200;
  report(`${KILLS} times kill -9 under load`, ok, {
    acknowledged: acknowledged.size,
    stored: rows.length,
    ...result,
    'status after restart': after.status,
  });
}

async function loadAndKill(dataDir: string, round: number): Promise<Set<string>> {
  const server = await start(dataDir);
  let killed: Promise<void> | undefined;
  const { acknowledged } = await load(server.url, `kill-${round}`, (count, stop) => {
    if (count < round * 15 || killed) return;
    killed = stopServer(server, 'SIGKILL');
    void killed.then(stop);
  });
  await killed;
  return acknowledged;
}

async function benchOutage(): Promise<void> {
  const dataDir = newDataDir();
  const provider = await startTestProvider();
  provider.set({ status: 503 });
  const server = await start(dataDir, {
    BREVO_API_KEY: 'bench',
    BREVO_API_URL: provider.url,
    OUTBOX_RETRY_MS: '200',
  });
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
  const ok =
    acknowledged.size === ADDRESSES &&
    pending === 0 &&
    result.lost + result.duplicated + result['delivered twice'] === 0;
  report('provider down for the whole run', ok, {
    accepted: acknowledged.size,
    'p99 ms': p99,
    'calls while down': duringOutage,
    pending,
    ...result,
    'delivered within s': seconds,
  });
}

async function main(): Promise<void> {
  try {
    await benchThroughput();
    await benchKills();
    await benchOutage();
  } finally {
    build.remove();
    for (const dir of dataDirs) rmSync(dir, { recursive: true, force: true });
  }
  if (failures.length > 0) process.exitCode = 1;
}

void main();
