/** Loaded into the server before its own code: tells the bench how long its event loop waits and what it holds. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 5;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('message', () => {
  globalThis.gc?.();
  const waited = (percent) => Math.max(0, delay.percentile(percent) / 1e6 - RESOLUTION_MS);
  process.send?.({ p99: waited(99), max: waited(100), rss: process.memoryUsage().rss });
  delay.reset();
});
process.channel?.unref();
