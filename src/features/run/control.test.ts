// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TabManifest } from '../../../core/tab';
import { reset, run, stop } from './control';
import type { SessionEvents } from './session';
import { runStore } from './store';

let events: SessionEvents;
let current = 0;
let frames: (() => void)[] = [];

vi.mock('./session', () => ({
  Session: class {
    constructor(_: unknown, given: SessionEvents) {
      events = given;
    }
    run(run: number) {
      current = run;
    }
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
  events.ended(current, undefined);
  expect(shownAtEnd).toBe(lines.length);
  leave();
});

test('a network that was reset leaves nothing for the next', () => {
  print();
  reset();
  run('a', {} as TabManifest, []);
  frames.forEach((frame) => frame());
  expect(texts()).toEqual([]);
});
