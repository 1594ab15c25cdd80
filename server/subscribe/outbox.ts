import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Log } from '../log';
import type { Provider } from './brevo';
import type { OutboxEntry, Subscribers } from './subscribers';

export type Confirmation = 'delivered' | 'rejected' | 'failed';

/** Longer than the provider takes as a rule, so that an address it has got already is not known by a quick answer. */
const MIN_CONFIRM_MS = 1000;
const MAX_DELAY_MS = 6 * 60 * 60_000;

/** Doubles from `baseMs` up to six hours; `random` spreads entries that failed together. */
export function retryDelay(attempts: number, baseMs: number, random = Math.random()): number {
  return Math.min(baseMs * 2 ** Math.min(attempts, 30), MAX_DELAY_MS) * (0.8 + 0.4 * random);
}

export type OutboxOptions = { subscribers: Subscribers; provider: Provider | null; retryMs: number; log: Log };

export function createOutbox({ subscribers, provider, retryMs, log }: OutboxOptions) {
  let running: Promise<number> | undefined;
  let again = false;
  let pausedUntil = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  /** The provider may ask for a longer wait, but not for one without end. */
  const waitAfter = (afterMs: number | undefined, attempts: number): number =>
    Math.min(afterMs ?? retryDelay(attempts, retryMs), MAX_DELAY_MS);

  /** False when the provider seems to be out of order. */
  async function deliver(entry: OutboxEntry, target: Provider): Promise<boolean> {
    const result = await target.deliver(entry.email);
    if (result.kind === 'delivered') await subscribers.delivered(entry.id);
    else if (result.kind === 'rejected') await subscribers.rejected(entry.id, result.reason);
    else await subscribers.postpone(entry.id, waitAfter(result.afterMs, entry.attempts), result.reason);
    if (result.kind !== 'delivered') log('warn', `subscriber ${result.kind}`, { id: entry.id, reason: result.reason });
    return result.kind !== 'retry';
  }

  async function run(target: Provider): Promise<number> {
    let sent = 0;
    while (!stopped) {
      again = false;
      const entry = await subscribers.claim();
      if (entry && !(await deliver(entry, target))) {
        // During an outage new sign-ups must not each wait for their own time-out.
        pausedUntil = Date.now() + retryMs;
        return sent;
      }
      if (entry) sent += 1;
      else if (!again) break;
    }
    return sent;
  }

  async function deliverNow(email: string): Promise<Confirmation> {
    const entry = await subscribers.find(email);
    if (!provider || !entry) return 'failed';
    if (entry.status === 'delivered') return 'delivered';
    const { kind } = await provider.deliver(email);
    if (kind === 'delivered') await subscribers.delivered(entry.id);
    return kind === 'retry' ? 'failed' : kind;
  }

  /** Delivers everything that is due; answers how many were. Runs once at a time. */
  function forwardDue(): Promise<number> {
    if (!provider || stopped || Date.now() < pausedUntil) return Promise.resolve(0);
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
    /** Delivers an address before it is acknowledged. The store only spares the provider a second call. */
    async confirm(email: string): Promise<Confirmation> {
      const [result] = await Promise.all([deliverNow(email), wait(MIN_CONFIRM_MS)]);
      return result;
    },
    start(everyTick: () => Promise<unknown>): void {
      const tick = () =>
        void everyTick()
          .catch((error: unknown) => log('error', 'newsletter store out of reach', reasonOf(error)))
          .then(forwardDue);
      tick();
      timer = setInterval(tick, retryMs);
      timer.unref();
    },
    /** What is on its way is delivered; the rest waits for the next start. */
    async stop(): Promise<void> {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
