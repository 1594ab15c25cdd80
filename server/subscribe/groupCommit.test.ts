import type { ResultSet } from '@libsql/client';
import { expect, test } from 'vitest';
import type { Database } from './databaseThread';
import { createGroupCommit } from './groupCommit';

const STEP = [{ sql: 'x', args: [] }];

/** Answers at once, and notes how much it was given. */
function fake(groups: number[]): () => Database {
  const batch: Database['batch'] = (steps) => {
    groups.push(steps.length);
    return Promise.resolve(steps.map(() => ({}) as ResultSet));
  };
  return () => ({ batch }) as unknown as Database;
}

test('a flood is written in groups, paced, and refused where it would wait for long', async () => {
  const groups: number[] = [];
  const commit = createGroupCommit(fake(groups));
  const start = performance.now();
  const results = await Promise.allSettled(Array.from({ length: 300 }, () => commit(STEP)));
  const stored = results.filter(({ status }) => status === 'fulfilled').length;
  expect(stored).toBe(200);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'BUSY' } });
  expect(Math.max(...groups)).toBeLessThanOrEqual(10);
  expect(performance.now() - start).toBeGreaterThan(400);
});

test('answers take turns', async () => {
  const commit = createGroupCommit(fake([]));
  const order: string[] = [];
  const answered = Promise.all(Array.from({ length: 10 }, () => commit(STEP).then(() => order.push('answer'))));
  const turn = () => {
    order.push('turn');
    if (order.length < 60) setImmediate(turn);
  };
  setImmediate(turn);
  await answered;
  expect(order.join(' ')).not.toContain('answer answer');
});

test('a failed group fails those in it alone', async () => {
  let calls = 0;
  const batch = (steps: unknown[]) =>
    (calls += 1) === 1 ? Promise.reject(new Error('disk')) : Promise.resolve(steps.map(() => ({})));
  const commit = createGroupCommit(() => ({ batch }) as unknown as Database);
  await expect(commit(STEP)).rejects.toThrow('disk');
  expect(await commit(STEP)).toHaveLength(1);
});
