import type { RunStep, TabManifest } from '../../../core/tab';
import { Session } from './session';
import { change, changeRun, forget, forgetAll, runStore, type Item } from './store';

/** What a program may take. The network's own start counts too. */
const LIMIT_MS = 120_000;

let session: Session | undefined;
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What came since the last frame: one by one, each of two thousand lines would draw all before it again. */
let fresh: Item[] = [];

function limit(): void {
  clearTimeout(timer);
  timer = setTimeout(() => stop(`It was stopped after ${LIMIT_MS / 1000} seconds.`), LIMIT_MS);
}

function show(): void {
  const { active } = runStore.getSnapshot();
  const items = fresh;
  fresh = [];
  if (active && items.length) changeRun(active, (run) => ({ ...run, items: [...run.items, ...items] }));
}

const add = (item: Item): void => {
  if (fresh.push(item) === 1) requestAnimationFrame(show);
};

/** Ends the worker: the frame goes away with its owner. A program cannot be ended in any other way. */
export function stop(reason: string): void {
  const { active } = runStore.getSnapshot();
  show();
  clearTimeout(timer);
  session?.close();
  session = undefined;
  if (active) changeRun(active, (run) => ({ ...run, status: 'stopped', reason }));
  forget();
}

/** A fresh network at the next run. */
export function reset(): void {
  clearTimeout(timer);
  session?.close();
  session = undefined;
  fresh = [];
  forgetAll();
}

const open = (manifest: TabManifest): Session =>
  new Session(manifest, {
    progress: (come, all) => change({ come, all }),
    step: (step) => change({ phase: 'starting', step }),
    ready: () => {
      change({ phase: 'ready', step: '' });
      limit();
    },
    running: (key) => add({ kind: 'step', key }),
    printed: (level, text) => add({ kind: 'line', level: level === 'error' ? 'error' : 'log', text }),
    sent: (tx) => add({ kind: 'tx', tx }),
    failed: (reason) => stop(reason),
    ended: (run, error) => {
      const { active } = runStore.getSnapshot();
      if (run !== count || !active) return;
      show();
      clearTimeout(timer);
      changeRun(active, (last) => ({ ...last, status: error ? 'failed' : 'done', error }));
      change({ active: undefined });
    },
  });

/** Runs the steps for a block; its panel becomes the owner of the frame where there is none. */
export function run(id: string, manifest: TabManifest, steps: RunStep[]): void {
  const { runs, owner } = runStore.getSnapshot();
  count += 1;
  change({ active: id, runs: { ...runs, [id]: { status: 'running', items: [] } } });
  if (!owner) change({ owner: id, opened: count, phase: 'loading', come: 0, all: 0 });
  session ??= open(manifest);
  session.run(count, steps);
  limit();
}

/** The frame of the owner has loaded. */
export function frameLoaded(frame: Window, code: string): void {
  void session?.open(frame, code);
}
