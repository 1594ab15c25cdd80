import { setTimeout as wait } from 'node:timers/promises';

/** A commit waits for the disk, and readers of pages with it: 50 at once, then 50 a second. */
const COST_MS = 20;
const BURST_MS = 1000;
/** Who would wait longer is told to come again. */
const MAX_WAIT_MS = 2000;

export function createPace(): () => Promise<void> {
  let paidUntil = 0;
  return async () => {
    const now = performance.now();
    const until = Math.max(paidUntil, now - BURST_MS) + COST_MS;
    if (until - now > MAX_WAIT_MS) throw Object.assign(new Error('too many at once'), { code: 'BUSY' });
    paidUntil = until;
    if (until > now) await wait(until - now);
  };
}
