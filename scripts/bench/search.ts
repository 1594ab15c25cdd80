import { existsSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '../../core/search/types';
import { readServerEnv } from '../../server/env';
import { launch } from './pages/browser';
import { serveOwn } from './pages/serve';
import { percentile } from './pages/table';
import { ownEngine, type Measured } from './search/engines';
import { interval } from './search/measures';
import { byKind, line, readHalf, score, type Judged, type Scored } from './search/quality';
import { firstOnSlow4g, typing, type Typing } from './search/typing';

/** What the search must reach on the queries that nothing was tuned with; the run fails below it. */
const TARGET = {
  ndcg: 0.85,
  success: 0.7,
  mrr: 0.92,
  apart: 0.03,
  indexKB: 170,
  headKB: 35,
  codeKB: 12,
  typingP95: 50,
  slow4gMs: 1200,
};
const TYPED = ['authwit', 'deploy a contract', 'PublicMutable', 'how do I run a node', 'nulifier tree', '--node-url'];

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (value: number): string => value.toFixed(1);

function printSpeed({ rank, bytes, loadMs }: Measured, set: readonly Judged[]): void {
  const times = [...set, ...set].map(({ version, query }) => {
    const start = performance.now();
    void rank(version, query);
    return performance.now() - start;
  });
  const warm = times.slice(set.length);
  const speed = `p50 ${ms(percentile(warm, 0.5))}, p95 ${ms(percentile(warm, 0.95))}, max ${ms(Math.max(...warm))} ms a query`;
  console.log(`${'engine'.padEnd(26)} index ${kb(bytes)} br, load ${ms(loadMs)} ms, ${speed}`);
}

function printTyping(name: string, { ms: all, firstMs, codeBytes, indexBytes }: Typing): void {
  const figures = [0.5, 0.95].map((share) => `p${share * 100} ${ms(percentile(all, share))}`).join(', ');
  const [max, code, index] = [ms(Math.max(...all)), kb(codeBytes), kb(indexBytes)];
  console.log(`${name.padEnd(26)} key to painted results: ${figures}, max ${max} ms (${all.length} keys)`);
  console.log(`${''.padEnd(26)} first results ${firstMs} ms after the first key; code ${code}, index ${index}`);
}

function print(name: string, scored: readonly Scored[]): void {
  console.log(line(name, scored));
  for (const [kind, some] of byKind(scored)) console.log(line(`  ${kind}`, some));
}

async function main(): Promise<void> {
  const buildDir = path.resolve(readServerEnv().BUILD_DIR);
  if (!existsSync(path.join(buildDir, MANIFEST)))
    throw new Error(`No build in ${buildDir}: run 'npm run build' first.`);
  const own = ownEngine(buildDir);
  const browser = await launch();
  const server = await serveOwn(buildDir);
  try {
    const fast = await typing(browser, server.url, TYPED, 1);
    printTyping('typing', fast);
    const slow4g = await firstOnSlow4g(browser, server.url);
    const { first, last } = slow4g;
    console.log(
      `${'slow 4G, cold cache'.padEnd(26)} first results ${last} ms after typing, ${first} after the first key`,
    );
    printTyping('typing, CPU 4x slower', await typing(browser, server.url, TYPED, 4));
    const tuning = readHalf('tuning');
    printSpeed(own, tuning);
    console.log(`${''.padEnd(26)} its head index ${kb(own.headBytes)} br`);
    const seen = await score(own.rank, tuning);
    print('the half that may be tuned with', seen);
    // The last step, and the only one that reads these queries.
    const unseen = await score(own.rank, readHalf('test'));
    print('the half that nothing was tuned with', unseen);
    report(seen, unseen, fast, { ...own, slow4g: slow4g.last });
  } finally {
    server.stop();
    await browser.close();
  }
}

function report(
  seen: Scored[],
  own: Scored[],
  fast: Typing,
  { headBytes, bytes, slow4g }: Measured & { slow4g: number },
): void {
  const of = (scored: readonly Scored[], key: 'ndcg' | 'success' | 'mrr') => interval(scored.map((s) => s[key])).mean;
  const failures = [
    ...(['ndcg', 'success', 'mrr'] as const).map(
      (key) => of(own, key) < TARGET[key] && `${key} is ${of(own, key).toFixed(3)}, not ${TARGET[key]}`,
    ),
    Math.abs(of(seen, 'ndcg') - of(own, 'ndcg')) > TARGET.apart && `the halves differ by more than ${TARGET.apart}`,
    bytes > TARGET.indexKB * 1024 && `the index is over ${TARGET.indexKB} KB`,
    headBytes > TARGET.headKB * 1024 && `the head index is over ${TARGET.headKB} KB`,
    fast.codeBytes > TARGET.codeKB * 1024 && `the code is over ${TARGET.codeKB} KB`,
    slow4g > TARGET.slow4gMs && `first results on slow 4G take over ${TARGET.slow4gMs} ms`,
    percentile(fast.ms, 0.95) > TARGET.typingP95 && `typing is slower than ${TARGET.typingP95} ms`,
  ].filter(Boolean);
  console.log(failures.length ? `Below target: ${failures.join('; ')}` : 'All targets are met.');
  process.exitCode = failures.length ? 1 : 0;
}

void main();
