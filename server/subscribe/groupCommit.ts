import type { Client, InStatement, ResultSet } from '@libsql/client';

type Waiting = {
  steps: readonly InStatement[];
  resolve: (results: ResultSet[]) => void;
  reject: (reason: unknown) => void;
};

/**
 * Requests that arrive together share one transaction: waiting for the disk is nearly all that a write costs.
 * Each is answered only after the commit, so nothing acknowledged can be lost.
 */
export function createGroupCommit(database: () => Client): (steps: readonly InStatement[]) => Promise<ResultSet[]> {
  let waiting: Waiting[] = [];

  async function flush(): Promise<void> {
    const group = waiting;
    waiting = [];
    try {
      const results = await database().batch(
        group.flatMap((entry) => entry.steps),
        'write',
      );
      for (const { steps, resolve } of group) resolve(results.splice(0, steps.length));
    } catch (error) {
      for (const { reject } of group) reject(error);
    }
  }

  return (steps) =>
    new Promise((resolve, reject) => {
      if (waiting.push({ steps, resolve, reject }) === 1) setImmediate(() => void flush());
    });
}
