import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startServer, stopServer, type Running } from './load/server';
import { startGenerator, type Generator } from './load/generator';
import { ms } from './pages/table';

/** Loopback only, bounded: the real server and build, three rounds of everything at once. */
const ROUNDS = 3;
const WARM_UP_SECONDS = 5;
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '20' } } });
const seconds = Math.min(Number(values.seconds), 120);

const TARGETS = { 'page p99 ms': 250, 'event loop p99 ms': 50, 'memory change %': 10, 'failed pages and sign-ups': 0 };

type Probe = { p99: number; max: number; rss: number; coreless: number };

function probe({ child }: Running): Promise<Probe> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Probe));
    child.send('read');
  });
}

function sitePages(): string[] {
  if (!existsSync('build/sitemap.xml')) throw new Error("There is no build. Run 'npm run build' first.");
  return [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>([^<]+)/g)].map(
    ([, url]) => new URL(url!).pathname,
  );
}

type Visitors = Record<'readers' | 'programs' | 'subscribers', Generator>;

/** Everything at once. */
function visit({ url }: Running, visitors: Visitors, pages: readonly string[], round: number, seconds: number) {
  const crowd = (connections: number) => ({ url, connections, seconds, round });
  return Promise.all([
    visitors.readers.run({ kind: 'readPages', load: { ...crowd(500), pages } }),
    visitors.programs.run({ kind: 'askHostile', load: crowd(50) }),
    visitors.subscribers.run({ kind: 'subscribe', load: crowd(20) }),
  ]);
}

async function round(server: Running, visitors: Visitors, pages: readonly string[], number: number) {
  await probe(server);
  const [read, tools, signUp] = await visit(server, visitors, pages, number, seconds);
  const { p99, max, rss, coreless } = await probe(server);
  console.log(
    `round ${number}: pages p50 ${read.p50} p99 ${read.p99} ms (${read.answers} answers, ${read.failed} failed; readers themselves late by p99 ${read.late} ms); ` +
      `calls of tools p99 ${tools.p99} ms (${tools.answers}, ${tools.failed} refused as busy); ` +
      `sign-ups p99 ${signUp.p99} ms (${signUp.answers}, ${signUp.failed} failed); ` +
      `event loop p99 ${ms(p99)} max ${ms(max)} ms (without a core ${Math.round(coreless * 100)} % of the time); memory ${ms(rss / 1e6)} MB; machine load ${loadavg()[0]!.toFixed(1)}`,
  );
  return { page: read.p99, loop: Math.round(p99), rss, failed: read.failed + signUp.failed };
}

function report(rounds: Awaited<ReturnType<typeof round>>[]): void {
  const worst = (pick: (entry: (typeof rounds)[number]) => number) => Math.max(...rounds.map(pick));
  const change = Math.abs(rounds.at(-1)!.rss / rounds[0]!.rss - 1) * 100;
  const figures: Record<keyof typeof TARGETS, number> = {
    'page p99 ms': worst(({ page }) => page),
    'event loop p99 ms': worst(({ loop }) => loop),
    'memory change %': Math.round(change),
    'failed pages and sign-ups': worst(({ failed }) => failed),
  };
  for (const [name, limit] of Object.entries(TARGETS)) {
    const value = figures[name as keyof typeof figures];
    if (value > limit) process.exitCode = 1;
    console.log(`${value > limit ? 'FAIL' : 'ok  '} ${name}: ${value} (at most ${limit})`);
  }
}

async function main(): Promise<void> {
  const pages = sitePages();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-load-'));
  const probeArgs = ['--expose-gc', '--import', './scripts/bench/load/probe.mjs'];
  const server = await startServer({ BUILD_DIR: 'build', DATA_DIR: dataDir }, probeArgs);
  const [readers, programs, subscribers] = await Promise.all([startGenerator(), startGenerator(), startGenerator()]);
  const visitors = { readers, programs, subscribers };
  try {
    // The first answers of a process load and compile code, and the connections are opened.
    const [first] = await visit(server, visitors, pages, 0, WARM_UP_SECONDS);
    console.log(`first pages, each on a new connection: p50 ${first.p50} p99 ${first.p99} ms`);
    const rounds = [];
    for (let number = 1; number <= ROUNDS; number += 1) rounds.push(await round(server, visitors, pages, number));
    report(rounds);
  } finally {
    for (const { stop } of Object.values(visitors)) stop();
    await stopServer(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

void main();
