// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromTypes, ToTypes } from '../../../core/typesMessages';
import { site } from '../../bridge/site';
import { Types, type TypesState } from './types';

/** A worker that answers when the test says so. */
class FakeWorker {
  static made: FakeWorker[] = [];
  readonly got: ToTypes[] = [];
  ended = false;
  onmessage?: (event: { data: FromTypes }) => void;
  onerror?: () => void;
  constructor(readonly url: string) {
    FakeWorker.made.push(this);
  }
  postMessage(message: ToTypes) {
    this.got.push(message);
  }
  terminate() {
    this.ended = true;
  }
  say(data: FromTypes) {
    this.onmessage?.({ data });
  }
}

const file = (name: string) => ({ file: name, bytes: 4, download: 1 });
const files = { worker: file('checker-1.js'), declarations: file('declarations-1.json') };
const steps = [{ key: 'a', title: '', text: 'a' }];
const problem = { from: 0, to: 1, line: 1, message: 'no' };
let states: TypesState[];
let types: Types;

beforeEach(() => {
  FakeWorker.made = [];
  states = [];
  window.site = undefined;
  site();
  vi.stubGlobal('Worker', FakeWorker);
  types = new Types(files, (state) => states.push(state));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function ready(): FakeWorker {
  types.begin();
  const worker = FakeWorker.made.at(-1)!;
  worker.say({ ready: true });
  return worker;
}

test('nothing is asked for before the first change, and one worker for all of them', async () => {
  expect(await types.check(steps)).toBeUndefined();
  expect(await types.complete(steps, 1)).toBeUndefined();
  expect(FakeWorker.made).toEqual([]);
  types.begin();
  types.begin();
  expect(FakeWorker.made.map(({ url }) => url)).toEqual([`${location.origin}/assets/tab/checker-1.js`]);
  expect(FakeWorker.made[0]!.got).toEqual([{ declarations: 'declarations-1.json' }]);
  expect(states).toEqual(['loading']);
});

test('checks go one after the other, and only the newest text has an answer', async () => {
  const worker = ready();
  const [first, second, third] = ['1', '2', '3'].map((text) => types.check([{ ...steps[0]!, text }]));
  await vi.waitFor(() => expect(worker.got).toHaveLength(2));
  expect(worker.got[1]).toMatchObject({ id: 1, steps: [{ text: '3' }] });
  worker.say({ id: 1, problems: [problem] });
  expect(await Promise.all([first, second, third])).toEqual([undefined, undefined, [problem]]);
});

test.each<[string, (worker: FakeWorker) => void]>([
  ['its declarations do not load', (worker) => worker.say({ ready: false })],
  ['it does not start, or breaks', (worker) => worker.onerror!()],
])('where %s, questions are answered with nothing, and it can be begun again', async (_, fail) => {
  const worker = ready();
  const check = types.check(steps);
  await vi.waitFor(() => expect(worker.got).toHaveLength(2));
  fail(worker);
  expect(await check).toBeUndefined();
  expect(states).toEqual(['loading', 'ready', 'failed']);
  expect(worker.ended).toBe(true);
  const again = ready();
  expect(again).not.toBe(worker);
  const complete = types.complete(steps, 1);
  again.say({ id: (again.got[1] as { id: number }).id, completions: { from: 0, options: [] } });
  expect(await complete).toEqual({ from: 0, options: [] });
});

test('who saves data is asked first', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  types.begin();
  expect([states, FakeWorker.made]).toEqual([['asked'], []]);
  types.begin(true);
  expect(FakeWorker.made).toHaveLength(1);
});
