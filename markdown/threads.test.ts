import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inputsOf } from './inputs';

vi.mock('node:os', async (original) => ({ ...(await original<object>()), availableParallelism: () => 2 }));

/** Answers as plugins/page-workers/answer.ts does. */
const THREAD = `
import { parentPort } from 'node:worker_threads';
parentPort.on('message', ({ id, data, pages }) => {
  if (data === 'end') process.exit(1);
  if (data === 'fail') return parentPort.postMessage({ id });
  parentPort.postMessage({ id, value: data + ' there', inputs: pages.map((page) => [page, ['/data.json']]) });
});
`;
const file = path.join(mkdtempSync(path.join(tmpdir(), 'threads-')), 'thread.mjs');
writeFileSync(file, THREAD);

const task = { name: 'say', run: async (data: string) => `${data} here` };
let threads: typeof import('./threads');

beforeEach(async () => {
  vi.resetModules();
  threads = await import('./threads');
});
afterEach(() => threads.endThreads());

const say = (data: string, page = `/${data}.md`) => threads.share(task, data, [page]);
const several = (count: number) => Array.from({ length: count }, (_, i) => `${i}`);

function startThread(code = file): void {
  threads.allowThreads(code);
  threads.startThreads();
}

/** Keeps this thread busy until what it returns is called. */
function beBusy(): () => Promise<void> {
  let free = () => {};
  const until = new Promise<void>((resolve) => (free = resolve));
  const busy = threads.share(task, 'busy', ['/busy.md'], async () => {
    await until;
    return '';
  });
  return async () => {
    free();
    await busy;
  };
}

test('where no threads are allowed, all is done here', async () => {
  threads.startThreads();
  const said = await Promise.all(several(50).map((data) => say(data)));
  expect(said).toEqual(several(50).map((data) => `${data} here`));
});

test('few jobs start no thread', async () => {
  threads.allowThreads(file);
  const free = beBusy();
  const said = several(10).map((data) => say(data));
  await free();
  expect(await Promise.all(said)).toEqual(several(10).map((data) => `${data} here`));
});

test('many jobs start a thread, which does them while this one is busy', async () => {
  threads.allowThreads(file);
  const free = beBusy();
  const said = await Promise.all(several(50).map((data) => say(data)));
  expect(said).toEqual(several(50).map((data) => `${data} there`));
  await free();
});

test('work that comes later is shared too, and what pages are made from is known here', async () => {
  startThread();
  for (const round of ['first', 'second']) {
    const free = beBusy();
    expect(await say(round)).toBe(`${round} there`);
    expect(inputsOf(`/${round}.md`)).toEqual(['/data.json']);
    await free();
  }
});

test('what a thread cannot do is done here, where its error is told as it is', async () => {
  startThread();
  const free = beBusy();
  expect(await say('fail')).toBe('fail here');
  const failing = threads.share(task, 'fail', ['/a.md'], () => Promise.reject(new Error('line 3: no such table')));
  await expect(failing).rejects.toThrow('line 3: no such table');
  await free();
});

test('a thread that ends leaves its jobs to this one', async () => {
  startThread();
  const free = beBusy();
  expect(await say('first')).toBe('first there');
  const said = ['end', ...several(5)].map((data) => say(data));
  await free();
  expect(await Promise.all(said)).toEqual(['end here', ...several(5).map((data) => `${data} here`)]);
});

test('a thread that cannot start is named, and the work is done', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  startThread('/no/such/thread.mjs');
  const named = vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringContaining('/no/such/thread.mjs')));
  expect(await say('a')).toBe('a here');
  await named;
});
