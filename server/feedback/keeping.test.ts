import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { environment } from '../../config/env';
import { FEEDBACK_PATH } from '../../core/feedback';
import { readServerEnv } from '../env';
import { openStore } from '../openStore';
import { SUBSCRIBERS } from '../subscribe/statements';
import { makeTestBuild } from '../testBuild';
import { makeFeedback, VOTE, type TestFeedback } from './testFeedback';

let site: TestFeedback;
beforeEach(() => {
  site = makeFeedback({ FEEDBACK_CLIENT_LIMIT: '10000', FEEDBACK_HOURLY_LIMIT: '10000' });
});
afterEach(() => site.remove());

const onDisk = (text: string): string[] =>
  readdirSync(site.dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text));
const idOf = async (text: string) => (await site.feedback().list()).find((entry) => entry.text === text)!.id;

test('[HELP-5] an erased line is gone from every file, backups too, and its neighbours are not', async () => {
  for (let i = 0; i < 60; i += 1) await site.post({ text: `line ${i} of somebody ${'x'.repeat((i * 37) % 200)}` });
  for (const text of ['erase these words', 'keep these words']) await site.post({ text });
  const id = await idOf('erase these words');
  await site.feedback().store.backup();
  expect(onDisk('erase these').length).toBeGreaterThan(1);
  expect(await site.feedback().erase([id, 'nobody'])).toBe(1);
  expect([onDisk('erase these'), onDisk('keep these').length]).toEqual([[], 2]);
});

test('[HELP-5] a backup gives back what was lost, once', async () => {
  for (const text of ['one', 'two']) await site.post({ text });
  await site.post();
  await site.post();
  const before = await site.feedback().list();
  const { store } = site.feedback();
  const file = await store.backup();
  await store.write([{ sql: `DELETE FROM feedback WHERE text = 'one' OR text IS NULL`, args: [] }]);
  expect([await store.restore(file), await store.restore(file)]).toEqual([3, 0]);
  expect(await site.feedback().list()).toEqual(before);
});

test('[HELP-5] a backup from before there was feedback can be restored, and does not stop erasing', async () => {
  await site.post({ text: 'words' });
  const { store } = site.feedback();
  const file = await store.backup();
  const old = createClient({ url: `file:${file}` });
  await old.execute('DROP TABLE feedback');
  old.close();
  expect(await store.restore(file)).toBe(0);
  const again = createClient({ url: `file:${file}` });
  await again.execute('DROP TABLE feedback');
  again.close();
  expect(await site.feedback().erase([await idOf('words')])).toBe(1);
});

test('[HELP-5] what is older than the settings say is deleted', async () => {
  vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] });
  site.restart({ FEEDBACK_RETENTION_DAYS: '30' });
  await site.post({ text: 'old' });
  vi.setSystemTime(1_000_000_000 + 31 * 86_400_000);
  await site.post({ text: 'new' });
  await site.feedback().forgetExpired();
  vi.useRealTimers();
  expect((await site.feedback().list()).map(({ text }) => text)).toEqual(['new']);
});

test('[HELP-5] it lies beside the subscribers, in one database', async () => {
  await site.post();
  const store = openStore(readServerEnv({ DATA_DIR: site.dir }));
  expect(await store.read(`SELECT count(*) AS n FROM ${SUBSCRIBERS.name}`)).toMatchObject([{ n: 0 }]);
  expect(await store.read('SELECT count(*) AS n FROM feedback')).toMatchObject([{ n: 1 }]);
  store.close();
});

test('[HELP-5] killed while answers come in: every one that was acknowledged is there', async () => {
  const build = makeTestBuild();
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const child = spawn('node', ['--import', 'tsx', 'server/main.ts'], {
      cwd: path.resolve(import.meta.dirname, '../..'),
      env: {
        PATH: environment()['PATH'],
        BUILD_DIR: build.dir,
        DATA_DIR: site.dir,
        ...{ PORT: '0', HOST: '127.0.0.1', FEEDBACK_CLIENT_LIMIT: '100000', FEEDBACK_HOURLY_LIMIT: '100000' },
      },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    await vi.waitFor(() => expect(output).toMatch(/localhost:\d+/), { timeout: 30_000, interval: 20 });
    const url = `http://127.0.0.1:${/localhost:(\d+)/.exec(output)![1]}${FEEDBACK_PATH}`;
    let cut = false;
    const sendOn = async (who: number) => {
      for (let i = 0; !cut; i += 1) {
        const text = `round ${round} reader ${who} line ${i}`;
        const body = JSON.stringify({ ...VOTE, text });
        const answer = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        }).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(text);
        else if (!answer) cut = true;
      }
    };
    const ended = once(child, 'exit');
    const sending = Promise.all(Array.from({ length: 8 }, (_, who) => sendOn(who)));
    const before = acknowledged.length;
    await vi.waitFor(() => expect(acknowledged.length).toBeGreaterThan(before + 40), { timeout: 30_000, interval: 1 });
    child.kill('SIGKILL');
    await Promise.all([ended, sending]);
  }
  const kept = new Set((await site.feedback().list()).map(({ text }) => text));
  expect(acknowledged.length).toBeGreaterThan(120);
  expect(acknowledged.filter((text) => !kept.has(text))).toEqual([]);
  build.remove();
}, 120_000);
