/** Loaded into the server before its own code: tells the bench how long its event loop waits and what it holds. */
import { existsSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

/** Nanoseconds in which the main thread could have run and had no core (Linux). */
const kept = () =>
  existsSync('/proc/self/schedstat') ? Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) : 0;
let before = { kept: kept(), at: performance.now() };

process.on('message', () => {
  globalThis.gc?.();
  const waited = (percent) => Math.max(0, delay.percentile(percent) / 1e6 - RESOLUTION_MS);
  const coreless = (kept() - before.kept) / 1e6 / (performance.now() - before.at);
  process.send?.({ p99: waited(99), max: waited(100), rss: process.memoryUsage().rss, coreless });
  before = { kept: kept(), at: performance.now() };
  delay.reset();
});
process.channel?.unref();
