import { reasonOf, type Log } from '../log';
import type { Provider } from './brevo';
import type { OutboxEntry, OutboxStore } from './outboxStore';

const BATCH = 20;
const PARALLEL = 4;
const MAX_DELAY_MS = 6 * 60 * 60_000;

/** Doubles from `baseMs` up to six hours; `random` spreads entries that failed together. */
export function retryDelay(attempts: number, baseMs: number, random = Math.random()): number {
  return Math.min(baseMs * 2 ** Math.min(attempts, 30), MAX_DELAY_MS) * (0.8 + 0.4 * random);
}

export type OutboxOptions = { store: OutboxStore; provider: Provider | null; retryMs: number; log: Log };

export function createOutbox({ store, provider, retryMs, log }: OutboxOptions) {
  let running: Promise<number> | undefined;
  let again = false;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;

  /** The provider may ask for a longer wait, but not for one without end. */
  const waitAfter = (afterMs: number | undefined, attempts: number): number =>
    Math.min(afterMs ?? retryDelay(attempts, retryMs), MAX_DELAY_MS);

  /** False when the provider seems to be out of order. */
  async function deliver(entry: OutboxEntry, target: Provider): Promise<boolean> {
    const result = await target.deliver(entry.email);
    if (result.kind === 'delivered') await store.delivered(entry.id);
    else if (result.kind === 'rejected') await store.rejected(entry.id, result.reason);
    else await store.postpone(entry.id, waitAfter(result.afterMs, entry.attempts), result.reason);
    if (result.kind !== 'delivered') log('warn', `subscriber ${result.kind}`, { id: entry.id, reason: result.reason });
    return result.kind !== 'retry';
  }

  async function runBatch(entries: OutboxEntry[], target: Provider): Promise<{ sent: number; healthy: boolean }> {
    let sent = 0;
    let healthy = true;
    const worker = async () => {
      for (let entry = entries.shift(); entry; entry = entries.shift()) {
        if (!healthy) await store.release(entry.id);
        else if (await deliver(entry, target)) sent += 1;
        else healthy = false;
      }
    };
    await Promise.all(Array.from({ length: PARALLEL }, worker));
    return { sent, healthy };
  }

  async function run(target: Provider): Promise<number> {
    let total = 0;
    do {
      again = false;
      for (;;) {
        const entries = await store.claim(BATCH);
        if (entries.length === 0) break;
        const { sent, healthy } = await runBatch(entries, target);
        total += sent;
        if (!healthy) {
          // During an outage new sign-ups must not each wait for their own time-out.
          pausedUntil = Date.now() + retryMs;
          return total;
        }
      }
    } while (again);
    return total;
  }

  /** Delivers everything that is due; answers how many were. Runs once at a time. */
  function forwardDue(): Promise<number> {
    if (!provider || Date.now() < pausedUntil) return Promise.resolve(0);
    again = true;
    running ??= run(provider)
      .catch((error: unknown) => {
        log('error', 'outbox failed', reasonOf(error));
        return 0;
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  }

  return {
    forwardDue,
    isPaused: () => Date.now() < pausedUntil,
    start(everyTick: () => Promise<unknown>): void {
      const tick = () =>
        void everyTick()
          .catch((error: unknown) => log('error', 'newsletter store out of reach', reasonOf(error)))
          .then(forwardDue);
      tick();
      timer = setInterval(tick, retryMs);
      timer.unref();
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
