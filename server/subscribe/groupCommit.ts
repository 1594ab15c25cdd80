import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { InStatement, ResultSet } from '@libsql/client';
import type { Database } from './databaseThread';

type Waiting = {
  steps: readonly InStatement[];
  resolve: (results: ResultSet[]) => void;
  reject: (reason: unknown) => void;
};

const MAX_GROUP = 10;
/** 100 at once, then 200 a second: far more than readers need, and no more than pages can spare. */
const COST_MS = 5;
const BURST_MS = 500;
/** The last of them waits a second. */
const MAX_WAITING = 200;

/** One in each turn of the event loop, so that connections and pages come in between. */
async function answerInTurn(group: readonly Waiting[], results: ResultSet[]): Promise<void> {
  for (const { steps, resolve } of group) {
    resolve(results.splice(0, steps.length));
    await nextTurn();
  }
}

/**
 * Requests that arrive together share one transaction: waiting for the disk is nearly all that a write costs.
 * Each is answered only after the commit, so nothing acknowledged can be lost.
 */
export function createGroupCommit(database: () => Database): (steps: readonly InStatement[]) => Promise<ResultSet[]> {
  const waiting: Waiting[] = [];
  let running = false;
  let paidUntil = 0;

  async function write(group: readonly Waiting[]): Promise<void> {
    try {
      const steps = group.flatMap((entry) => entry.steps);
      void answerInTurn(group, await database().batch(steps, 'write'));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  /** Whoever comes while one group is written is of the next. */
  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MAX_GROUP);
      paidUntil = Math.max(paidUntil, performance.now()) + group.length * COST_MS;
      await write(group);
      const ahead = paidUntil - BURST_MS - performance.now();
      if (ahead > 0) await wait(ahead);
    }
    running = false;
  }

  return (steps) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return reject(Object.assign(new Error('too many at once'), { code: 'BUSY' }));
      waiting.push({ steps, resolve, reject });
      if (running) return;
      running = true;
      setImmediate(() => void flush());
    });
}
