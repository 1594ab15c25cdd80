// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TabManifest } from '../../../core/tab';
import { frameLoaded, reset, run, stop } from './control';
import type { RunEvents } from './runSession';
import { runStore } from './store';

let events: RunEvents;
let current = 0;
let frames: (() => void)[] = [];

const opened = vi.hoisted(() => vi.fn());
vi.mock('./runSession', () => ({
  RunSession: class {
    constructor(_: unknown, given: RunEvents) {
      events = given;
    }
    run(run: number) {
      current = run;
    }
    open = opened;
    close() {}
  },
}));

const block = () => runStore.getSnapshot().runs.a!;
const texts = () => block().items.map((item) => (item.kind === 'line' ? item.text : item.kind));
const lines = Array.from({ length: 2000 }, (_, i) => `line ${i}`);
const print = () => lines.forEach((text) => events.printed('log', text));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  run('a', {} as TabManifest, []);
});
afterEach(reset);

test('lines that come between two frames are drawn once', () => {
  const drawn = vi.fn();
  const leave = runStore.subscribe(drawn);
  print();
  frames.forEach((frame) => frame());
  expect(drawn).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual(lines);
  leave();
});

test('nothing that was printed is missing when the program is stopped', () => {
  events.running('key');
  print();
  stop('too much');
  expect(texts()).toEqual(['step', ...lines]);
  expect(block()).toMatchObject({ status: 'stopped', reason: 'too much' });
});

test('what was printed is there when a program has ended', () => {
  print();
  let shownAtEnd = 0;
  const leave = runStore.subscribe(() => {
    if (block().status === 'done') shownAtEnd ||= block().items.length;
  });
  events.ended(current, undefined, undefined);
  expect(shownAtEnd).toBe(lines.length);
  leave();
});

test('the limit of two minutes begins when the network is there, and a download during the run does not count', () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(600_000);
  expect(block().status).toBe('running');
  events.ready();
  vi.advanceTimersByTime(110_000);
  events.progress(1, 2);
  vi.advanceTimersByTime(110_000);
  expect(block().status).toBe('running');
  vi.advanceTimersByTime(20_000);
  expect(block()).toMatchObject({ status: 'stopped', reason: 'It was stopped after 120 seconds.' });
  vi.useRealTimers();
});

test('what floods after the end ends the network, and says so where it came from', () => {
  events.ended(current, undefined, undefined);
  print();
  events.failed('too much');
  expect(texts()).toEqual(lines);
  expect(block()).toMatchObject({ status: 'stopped', reason: 'too much' });
  run('b', {} as TabManifest, []);
  frames.forEach((frame) => frame());
  expect(runStore.getSnapshot().runs.b!.items).toEqual([]);
});

test('a network that was reset leaves nothing for the next', () => {
  print();
  reset();
  run('a', {} as TabManifest, []);
  frames.forEach((frame) => frame());
  expect(texts()).toEqual([]);
});

test('a frame that the page could read gets no code, and ends the run with a sentence', () => {
  const contentWindow = {} as Window;
  frameLoaded({ contentDocument: document, contentWindow } as HTMLIFrameElement, '');
  expect(opened).not.toHaveBeenCalled();
  expect(block()).toMatchObject({ status: 'stopped', reason: 'The network did not start. Check your connection.' });
  run('a', {} as TabManifest, []);
  frameLoaded({ contentDocument: null, contentWindow } as HTMLIFrameElement, 'code');
  expect(opened).toHaveBeenCalledExactlyOnceWith(contentWindow, 'code');
});
