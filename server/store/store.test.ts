import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readServerEnv } from '../env';
import { createLimiter, type Limits } from './limiter';
import { createStore, type Store } from './store';

const NOTES = { name: 'notes', key: 'who', sql: 'CREATE TABLE IF NOT EXISTS notes (who TEXT)' };
const LIMITS: Limits = { client: { max: 2, windowMs: 60_000 }, overall: { max: 5, windowMs: 3_600_000 } };
const HOUR = 3_600_000;

let dir: string;
let time: number;
let store: Store;
const open = () => createStore(readServerEnv({ DATA_DIR: dir }), [NOTES], () => time);
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'store-'));
  time = Date.now();
  store = open();
});
afterEach(() => {
  store.close();
  rmSync(dir, { recursive: true });
});

const limiter = () => createLimiter(store, 'notes', LIMITS);
async function ask(limit: ReturnType<typeof limiter>, client: string): Promise<number> {
  const admission = await limit([client], ({ sql, args }) => [
    { sql: `INSERT INTO notes SELECT :who WHERE ${sql}`, args: { who: client, ...args } },
  ]);
  return 'retryAfter' in admission ? admission.retryAfter : 0;
}
const stored = async () => (await store.read('SELECT who FROM notes')).map((row) => row['who']);

test('a refusal is written once, then answered from memory', async () => {
  const limit = limiter();
  for (let i = 0; i < 2; i += 1) expect(await ask(limit, 'a')).toBe(0);
  expect(await ask(limit, 'a')).toBe(60);
  const { lastWrite } = store.state();
  time += 30_000;
  for (let i = 0; i < 20; i += 1) expect(await ask(limit, 'a')).toBe(30);
  expect(store.state().lastWrite, 'nothing was written').toBe(lastWrite);
  time += 30_000;
  expect(await ask(limit, 'a')).toBe(0);
  expect(await stored()).toEqual(['a', 'a', 'a']);
});

test('limits outlive a restart, and are those of one function alone', async () => {
  for (let i = 0; i < 3; i += 1) await ask(limiter(), 'a');
  store.close();
  store = open();
  expect(await ask(limiter(), 'a')).toBe(60);
  expect(await ask(createLimiter(store, 'others', LIMITS), 'a')).toBe(0);
});

test('a client over its limit does not use up that of all', async () => {
  for (let i = 0; i < 50; i += 1) await ask(limiter(), 'a');
  expect(await ask(limiter(), 'b')).toBe(0);
});

test.each(['the same process', 'another one'])(
  'a clock that was a year ahead leaves no limit behind: %s',
  async (who) => {
    const limit = limiter();
    time += 365 * 24 * HOUR;
    for (const client of ['a', 'b', 'c', 'd', 'e', 'f']) await ask(limit, client);
    expect(await ask(limit, 'g')).toBe(3600);
    time -= 365 * 24 * HOUR;
    expect(await ask(who === 'another one' ? limiter() : limit, 'g')).toBe(0);
  },
);

test('while another program writes, the event loop goes on', async () => {
  await store.check();
  const other = createClient({ url: `file:${path.join(dir, 'newsletter.db')}` });
  const transaction = await other.transaction('write');
  let done = false;
  const writing = store.check().then(() => (done = true));
  for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
  expect(done).toBe(false);
  await transaction.commit();
  other.close();
  await writing;
});

test('fifty at once, then fifty a second; who would wait for long is told to come again', async () => {
  const step = [{ sql: 'INSERT INTO notes VALUES (?)', args: ['a'] }];
  const all = await Promise.allSettled(Array.from({ length: 300 }, () => store.writeInTurn(step)));
  const failed = all.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
  expect((await stored()).length).toBe(300 - failed.length);
  expect(failed.length).toBeGreaterThanOrEqual(100);
  expect(failed[0]!.reason).toMatchObject({ code: 'BUSY' });
});
