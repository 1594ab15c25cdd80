import { existsSync } from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '../../core/search/types';
import { VERSIONS } from '../../core/versions';
import { readServerEnv } from '../../server/env';
import { launch } from './pages/browser';
import { serveOwn } from './pages/serve';
import { miniSearch, ownEngine, type Measured } from './search/engines';
import { pagefind } from './search/pagefind';
import { JUDGED, judge, UNSEEN, type Quality } from './search/quality';
import { typing, type Typing } from './search/typing';

/** What the search must reach; the run fails below it. */
const TARGET = { mrr: 0.92, hit3: 0.95, indexKB: 220, codeKB: 12, typingP95: 50 };
const TYPED = ['authwit', 'deploy a contract', 'PublicMutable', 'how do I run a node', 'nulifier tree', '--node-url'];

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const ms = (value: number): string => value.toFixed(1);

function printQuality(name: string, { queries, hit1, hit3, mrr }: Quality, more = ''): void {
  const figures = `hit@1 ${hit1.toFixed(3)}  hit@3 ${hit3.toFixed(3)}  MRR ${mrr.toFixed(3)}`;
  console.log(`${name.padEnd(24)} ${figures}  (${queries} queries) ${more}`);
}

async function measureOffline(name: string, { rank, bytes, loadMs }: Measured): Promise<Quality> {
  const times: number[] = [];
  const timed: Measured['rank'] = (version, query) => {
    const start = performance.now();
    const urls = rank(version, query);
    times.push(performance.now() - start);
    return urls;
  };
  await judge(timed);
  times.length = 0;
  const quality = await judge(timed);
  const speed = `p50 ${ms(percentile(times, 0.5))}, p95 ${ms(percentile(times, 0.95))}, max ${ms(Math.max(...times))} ms a query`;
  printQuality(name, quality, `index ${kb(bytes)} br, load ${ms(loadMs)} ms, ${speed}`);
  return quality;
}

function printTyping(name: string, { ms: all, firstMs, codeBytes, indexBytes }: Typing): void {
  const figures = [0.5, 0.95].map((share) => `p${share * 100} ${ms(percentile(all, share))}`).join(', ');
  console.log(
    `${name.padEnd(24)} key to painted results: ${figures}, max ${ms(Math.max(...all))} ms (${all.length} keys)`,
  );
  console.log(
    `${''.padEnd(24)} first results ${firstMs} ms after the first key; code ${kb(codeBytes)}, index ${kb(indexBytes)}`,
  );
}

async function main(): Promise<void> {
  const buildDir = path.resolve(readServerEnv().BUILD_DIR);
  if (!existsSync(path.join(buildDir, MANIFEST)))
    throw new Error(`No build in ${buildDir}: run 'npm run build' first.`);
  const own = await measureOffline('own engine', ownEngine(buildDir));
  for (const kind of new Set(VERSIONS.flatMap(({ id }) => JUDGED[id]).map((judged) => judged.kind)))
    printQuality(`  ${kind}`, await judge(ownEngine(buildDir).rank, JUDGED, kind));
  const unseen = await judge(ownEngine(buildDir).rank, UNSEEN);
  printQuality('  queries never tuned for', unseen);
  console.log([...own.missed, ...unseen.missed].map((line) => `    ${line}`).join('\n'));
  await measureOffline('MiniSearch', await miniSearch(buildDir));

  const browser = await launch();
  const server = await serveOwn(buildDir);
  try {
    const peer = await pagefind(browser, buildDir, JUDGED);
    const peerQuality = await judge(peer.rank);
    const peerSpeed = `p50 ${ms(percentile(peer.times, 0.5))}, p95 ${ms(percentile(peer.times, 0.95))} ms a query`;
    printQuality('Pagefind', peerQuality, `${kb(peer.bytes)} to the first results, ${peerSpeed}`);
    const fast = await typing(browser, server.url, TYPED, 1);
    printTyping('typing', fast);
    printTyping('typing, CPU 4x slower', await typing(browser, server.url, TYPED, 4));
    report(own, peerQuality, fast);
  } finally {
    server.stop();
    await browser.close();
  }
}

function report(own: Quality, peer: Quality, fast: Typing): void {
  const failures = [
    own.mrr < TARGET.mrr && `MRR is below ${TARGET.mrr}`,
    own.hit3 < TARGET.hit3 && `hit@3 is below ${TARGET.hit3}`,
    own.mrr <= peer.mrr && 'the peer ranks better',
    fast.indexBytes > TARGET.indexKB * 1024 && `the index is over ${TARGET.indexKB} KB`,
    fast.codeBytes > TARGET.codeKB * 1024 && `the code is over ${TARGET.codeKB} KB`,
    percentile(fast.ms, 0.95) > TARGET.typingP95 && `typing is slower than ${TARGET.typingP95} ms`,
  ].filter(Boolean);
  console.log(failures.length ? `Below target: ${failures.join('; ')}` : 'All targets are met.');
  process.exitCode = failures.length ? 1 : 0;
}

void main();
