// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi, type Mock } from 'vitest';
import type { TabManifest } from '../../../core/tab';
import type { TxView } from '../../../core/tabMessages';
import { artifacts } from './artifact';
import { RunSession, type RunEvents } from './runSession';

const TX: TxView = {
  hash: '0xaa',
  block: 4,
  world: {
    feePayer: 'test account 1',
    fee: '330988000',
    gas: [{ kind: 'L2', used: 330_988, price: '1000' }],
    noteHashes: ['0x01'],
    nullifiers: ['0x02'],
    logs: [{ kind: 'public', title: 'Token', bytes: 64, parts: [['contract', '0x03']] }],
    publicCalls: ['Token.transfer(amount: 1)'],
    publicWrites: [{ slot: '0x04', value: '0x05' }],
    messages: [],
    reverted: false,
  },
  own: { sender: 'test account 1', calls: [], created: [], spent: [] },
};

let events: { [K in keyof RunEvents]: Mock<RunEvents[K]> };
let say: (message: unknown) => void;
let answers: Mock<(message: unknown, given: unknown[]) => void>;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', async () => new Response(new Uint8Array(2)));
  answers = vi.fn();
  const names = ['progress', 'step', 'ready', 'running', 'printed', 'sent', 'ended', 'failed'] as const;
  events = Object.fromEntries(names.map((name) => [name, vi.fn()])) as unknown as typeof events;
  const worker = { file: 'w.js', bytes: 2, download: 1 };
  const session = new RunSession({ files: {}, worker } as unknown as TabManifest, events);
  const made: { onmessage?: (event: { data: unknown }) => void; close(): void; postMessage: typeof answers }[] = [];
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { close: () => undefined, postMessage: answers };
      port2 = {};
      constructor() {
        made.push(this.port1);
      }
    },
  );
  await session.open({ postMessage: () => undefined } as unknown as Window, '');
  say = (data) => made[0]!.onmessage!({ data });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a frame that has answered has all the time it needs', () => {
  vi.advanceTimersByTime(59_000);
  expect(events.failed).not.toHaveBeenCalled();
  say({ step: 'Loading the network' });
  vi.advanceTimersByTime(600_000);
  expect(events.failed).not.toHaveBeenCalled();
});

test('a frame that answers nothing for a minute ends the run with a sentence', () => {
  vi.advanceTimersByTime(60_000);
  expect(events.failed).toHaveBeenCalledExactlyOnceWith('The network did not start. Check your connection.');
});

test('a transaction of the right shape is shown', () => {
  say({ tx: TX });
  expect(events.sent).toHaveBeenCalledExactlyOnceWith(TX);
  expect(events.failed).not.toHaveBeenCalled();
});

const long = 'x'.repeat(5_000_000);
test.each<[string, unknown]>([
  ['null', null],
  ['text', 'hello'],
  ['an unknown message', { html: '<b>' }],
  ['no transaction', { tx: null }],
  ['a transaction without its parts', { tx: { hash: '0xaa' } }],
  ['a transaction with more', { tx: { ...TX, more: 1 } }],
  ['a sender of five megabytes', { tx: { ...TX, own: { ...TX.own, sender: long } } }],
  ['a hash that is none', { tx: { ...TX, hash: 'javascript:alert(1)' } }],
  ['an object for text', { tx: { ...TX, world: { ...TX.world, feePayer: { toString: 1 } } } }],
  ['thousands of nullifiers', { tx: { ...TX, world: { ...TX.world, nullifiers: Array(5000).fill('0x1') } } }],
  ['a log of an unknown kind', { tx: { ...TX, world: { ...TX.world, logs: [{ kind: 'x', bytes: 1, parts: [] }] } } }],
  ['an amount that is no number', { tx: { ...TX, own: { ...TX.own, created: [{ amount: 'lots' }] } } }],
  ['a line that is too long', { level: 'log', text: long }],
  ['a line that is no text', { level: 'log', text: { length: 1 } }],
  ['a level that is none', { level: 'html', text: '' }],
  ['an error that is no object', { ended: 1, error: 'x' }],
  ['an error without end', { ended: 1, error: { message: long } }],
  ['a line number that is none', { ended: 1, error: { message: '', line: -1 } }],
  ['a step without end', { step: long }],
  ['two messages in one', { ready: true, step: 'x' }],
])('%s ends the run with a sentence', (_, message) => {
  say(message);
  expect(events.failed).toHaveBeenCalledExactlyOnceWith(
    'The program was stopped: it sent this page something that the network does not send.',
  );
  expect(events.sent).not.toHaveBeenCalled();
  expect(events.printed).not.toHaveBeenCalled();
});

test('a program cannot gain time by saying again that the network is ready', () => {
  say({ ready: true });
  say({ ready: true });
  say({ step: 'again' });
  expect(events.ready).toHaveBeenCalledTimes(1);
  expect(events.step).not.toHaveBeenCalled();
});

test("the worker gets the reader's own contract by its name, and of nothing else more than that it is not there", async () => {
  const content = new Blob(['{}']);
  artifacts.set([{ module: './target/a.json', content }] as unknown as ReturnType<typeof artifacts.getSnapshot>);
  for (const need of ['./target/a.json', './target/b.json', './target/../a.json', '/etc/passwd', '__proto__'])
    say({ need });
  await vi.waitFor(() => expect(answers).toHaveBeenCalledTimes(5));
  expect(answers.mock.calls).toEqual([
    [{ file: './target/a.json', bytes: content }, []],
    [{ file: './target/b.json', bytes: null }, []],
    [{ file: './target/../a.json', bytes: null }, []],
    [{ file: '/etc/passwd', bytes: null }, []],
    [{ file: '__proto__', bytes: null }, []],
  ]);
});
