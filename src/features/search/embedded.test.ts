// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { headPath } from '../../../core/search/types';
import { site } from '../../bridge/site';
import { embeddedProvider } from './embedded';
import type { ToWorker } from './workerMessages';

const scope = { language: 'en', tag: 'docs-test' };
const options = { ...scope, limit: 5, page: 1 };
const HEAD = headPath(scope);
const manifest = { versions: [{ head: HEAD, index: '/index.json', text: '/text.json' }] };

/** What the network has for each address: an answer, an error, or nothing yet. */
const network = new Map<string, Promise<string>>();
let asked: string[] = [];
const never = new Promise<never>(() => undefined);

/** A worker that answers when it is told to. */
class Computing extends EventTarget {
  static busy = false;
  static last: Computing;
  static given: ToWorker[] = [];
  private waiting: ToWorker[] = [];
  constructor() {
    super();
    Computing.last = this;
  }
  postMessage(message: ToWorker): void {
    Computing.given.push(message);
    this.waiting.push(message);
    if (!Computing.busy) this.finish();
  }
  finish(): void {
    for (const { id, kind } of this.waiting.splice(0)) {
      const partial = !Computing.given.some((message) => message.kind === 'index');
      const result = kind === 'search' ? { total: 1, hits: [{ url: '/a' }], partial } : undefined;
      this.dispatchEvent(new MessageEvent('message', { data: { id, result } }));
    }
  }
  terminate(): void {
    Computing.busy = false;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  network.clear();
  asked = [];
  Object.assign(Computing, { busy: false, given: [] });
  window.site = undefined;
  site();
  vi.stubGlobal('__SEARCH_WORKER__', '/worker.js');
  vi.stubGlobal('Worker', Computing);
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url, location.href).pathname;
    asked.push(path);
    return new Response(
      await (network.get(path) ?? Promise.resolve(path.includes('manifest') ? JSON.stringify(manifest) : '{}')),
    );
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const kinds = () => Computing.given.map(({ kind }) => kind);
const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000);

/** A file that comes when the test says so. */
function held(path: string): (text?: string) => void {
  let arrive!: (text: string) => void;
  network.set(path, new Promise((resolve) => (arrive = resolve)));
  return (text = '{}') => arrive(text);
}

test('[SRCH-7] a machine that computes for minutes still answers', async () => {
  Computing.busy = true;
  const provider = embeddedProvider();
  const answer = provider.search('fees', options);
  await minutes(1);
  Computing.last.finish();
  await minutes(1);
  Computing.last.finish();
  await expect(answer).resolves.toMatchObject({ total: 1 });
});

for (const [what, path] of [
  ['the small index', HEAD],
  ['the code of the worker', '/worker.js'],
] as const) {
  test(`[SRCH-7] silence about ${what} is a failure; when it comes after all, that is told, and nothing is asked twice`, async () => {
    const arrive = held(path);
    const provider = embeddedProvider();
    const told = vi.fn();
    provider.onUpdate(told);
    const failed = expect(provider.search('fees', options)).rejects.toThrow('silent');
    await minutes(1);
    await failed;
    const before = [...asked];
    told.mockClear();
    arrive();
    await vi.waitFor(() => expect(told).toHaveBeenCalled());
    await expect(provider.search('fees', options)).resolves.toMatchObject({ total: 1 });
    await vi.waitFor(() => expect(kinds()).toContain('text'));
    expect(asked.filter((file) => before.includes(file))).toEqual(before);
  });

  test(`[SRCH-7] a retry after silence about ${what} asks for it again, and keeps what was loaded`, async () => {
    network.set(path, never);
    const provider = embeddedProvider();
    const failed = expect(provider.search('fees', options)).rejects.toThrow('silent');
    await minutes(1);
    await failed;
    asked = [];
    network.delete(path);
    await expect(provider.search('fees', options)).resolves.toMatchObject({ total: 1 });
    expect(asked).toContain(path);
    if (path !== HEAD) expect(asked).not.toContain(HEAD);
    if (path !== '/worker.js') expect(asked).not.toContain('/worker.js');
  });
}

test('[SRCH-7] without the whole index the small one answers; when it comes late, it takes its place', async () => {
  const arrive = held('/index.json');
  const provider = embeddedProvider();
  const told = vi.fn();
  provider.onUpdate(told);
  await expect(provider.search('fees', options)).resolves.toMatchObject({ partial: true });
  await minutes(1);
  expect(told).toHaveBeenCalledOnce();
  // There is nothing to wait for.
  await expect(provider.search('fees', options)).resolves.toMatchObject({ partial: false });
  arrive();
  await vi.waitFor(() => expect(kinds()).toEqual(expect.arrayContaining(['head', 'index', 'text'])));
  expect(asked.filter((file) => file === '/index.json')).toHaveLength(1);
});

test('a file that the worker cannot read is fetched anew', async () => {
  const provider = embeddedProvider();
  const refuse = vi.spyOn(Computing.prototype, 'postMessage').mockImplementation(function (this: Computing, { id }) {
    this.dispatchEvent(new MessageEvent('message', { data: { id, error: 'nonsense' } }));
  });
  await expect(provider.search('fees', options)).rejects.toThrow('nonsense');
  refuse.mockRestore();
  asked = [];
  await expect(provider.search('fees', options)).resolves.toMatchObject({ total: 1 });
  expect(asked).toContain(HEAD);
});

test('a worker that breaks fails what was asked, and the next question has a new one', async () => {
  Computing.busy = true;
  const provider = embeddedProvider();
  const failed = expect(provider.search('fees', options)).rejects.toThrow('stopped');
  await vi.waitFor(() => expect(kinds()).toContain('head'));
  Computing.last.dispatchEvent(new Event('error'));
  await failed;
  await expect(provider.search('fees', options)).resolves.toMatchObject({ total: 1 });
});
