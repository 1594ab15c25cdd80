import { stat, statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { ServerEnv } from './env';
import type { Answerer } from './mcp/message';
import type { Site } from './siteFiles';
import type { Look } from './status';
import type { Newsletter } from './subscribe/newsletter';

const seconds = (ms: number) => Math.round(ms / 1000);

/** Whether sign-ups are stored: what happened to the last real one, and a try. */
export function lookAtNewsletter({ store, subscribers }: Newsletter) {
  return async (): Promise<Look> => {
    const failed = store.state().failing;
    const works = await store.check().then(
      () => true,
      () => false,
    );
    const { lastWrite, failures } = store.state();
    const own = {
      newsletter_write_failures_total: failures,
      newsletter_last_write_timestamp_seconds: seconds(lastWrite),
    };
    if (!works) return { ok: false, figures: own };
    const { pending, delivered, rejected, oldest, lastSignup } = await subscribers.figures();
    return {
      // A check that works does not take back a real failure before it has been tried twice.
      ok: works && !failed,
      figures: {
        ...own,
        newsletter_last_signup_timestamp_seconds: seconds(lastSignup),
        newsletter_pending: pending,
        newsletter_oldest_pending_seconds: pending ? seconds(Date.now() - oldest) : 0,
        newsletter_delivered: delivered,
        newsletter_rejected: rejected,
      },
    };
  };
}

const LATE_MS = 15 * 60_000;

/** Out of order while the last try of any address failed, or one waits that nobody tries to deliver. */
export function lookAtProvider({ subscribers, hasProvider }: Newsletter) {
  return async (): Promise<Look> => {
    const { failing, pending, oldest, lastDelivery } = await subscribers.figures();
    const late = pending > 0 && Date.now() - oldest > LATE_MS;
    return {
      ok: !hasProvider || (failing === 0 && !late),
      figures: {
        provider_last_delivery_timestamp_seconds: seconds(lastDelivery),
        provider_failing: failing,
      },
    };
  };
}

const LEAST_FREE = 64 * 1024 * 1024;

export function lookAtDisk({ DATA_DIR }: ServerEnv) {
  return async (): Promise<Look> => {
    const { bavail, blocks, bsize } = await statfs(DATA_DIR);
    const free = bavail * bsize;
    return { ok: free >= LEAST_FREE, figures: { disk_free_bytes: free, disk_size_bytes: blocks * bsize } };
  };
}

/** All files that the build wrote, as long as they were when it was read. */
export function lookAtBuild(site: () => Site) {
  return async (): Promise<Look> => {
    const { pages, files, notFound, readAt, missing: never } = site();
    const all = [...pages.values(), ...files.values(), ...(notFound ? [notFound] : [])];
    const whole = await Promise.all(
      all.map(({ disk, size }) =>
        stat(disk).then(
          (found) => found.size === size,
          () => false,
        ),
      ),
    );
    const missing = never + whole.filter((there) => !there).length;
    return {
      ok: missing === 0,
      figures: {
        build_files: all.length,
        build_files_missing: missing,
        build_read_timestamp_seconds: seconds(readAt),
      },
    };
  };
}

const PING = {
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' }),
  headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
};

export const lookAtTools = (tools: () => Answerer) => async (): Promise<Look> => ({
  ok: (await tools()(PING)).status === 200,
});

/** How busy the process is, since it was last asked. */
export function lookAtProcess(requests: () => Record<string, number>) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return (): Look => {
    const late = delay.percentile(99) / 1e9;
    delay.reset();
    const counts = Object.entries(requests()).map(
      ([code, count]) => [`requests_total{code="${code}"}`, count] as const,
    );
    return {
      ok: true,
      figures: {
        ...Object.fromEntries(counts),
        event_loop_delay_p99_seconds: Number(late.toFixed(4)),
        memory_bytes: process.memoryUsage.rss(),
        start_timestamp_seconds: seconds(Date.now() - process.uptime() * 1000),
      },
    };
  };
}
