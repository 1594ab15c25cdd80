import type { RunStep, TabManifest } from '../../../core/tab';
import { RunSession } from './runSession';
import { change, changeRun, forget, runStore, type Item } from './store';

/** What a program may take, from when the network is there. A slow line does not count. */
const LIMIT_MS = 120_000;

let session: RunSession | undefined;
let count = 0;
/** Whose output is shown: what a program left running still prints when it has ended. */
let last: string | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What came since the last frame: one by one, each of two thousand lines would draw all before it again. */
let fresh: Item[] = [];

function limit(): void {
  clearTimeout(timer);
  timer = setTimeout(() => stop(`It was stopped after ${LIMIT_MS / 1000} seconds.`), LIMIT_MS);
}

function show(): void {
  const items = fresh;
  fresh = [];
  if (!last || items.length === 0) return;
  const sent = items.flatMap((item) => (item.kind === 'tx' ? [item.tx] : []));
  if (sent.length) change({ txs: [...runStore.getSnapshot().txs, ...sent] });
  changeRun(last, (run) => ({ ...run, items: [...run.items, ...items] }));
}

const add = (item: Item): void => {
  if (fresh.push(item) === 1) requestAnimationFrame(show);
};

/** Ends the worker: the frame goes away with its owner. A program cannot be ended in any other way. */
export function stop(reason: string): void {
  show();
  clearTimeout(timer);
  session?.close();
  session = undefined;
  if (last && runStore.getSnapshot().owner) changeRun(last, (run) => ({ ...run, status: 'stopped', reason }));
  last = undefined;
  forget();
}

/** A fresh network at the next run. What the reader wrote stays. */
export const reset = (): void => stop('You reset it.');

const open = (manifest: TabManifest): RunSession =>
  new RunSession(manifest, {
    progress: (come, all) => {
      change({ come, all });
      const { phase, active } = runStore.getSnapshot();
      if (phase === 'ready' && active) limit();
    },
    step: (step) => change({ phase: 'starting', step }),
    ready: () => {
      change({ phase: 'ready', step: '' });
      limit();
    },
    running: (key) => add({ kind: 'step', key }),
    printed: (level, text) => add({ kind: 'line', level: level === 'error' ? 'error' : 'log', text }),
    sent: (tx) => add({ kind: 'tx', tx }),
    failed: (reason) => stop(reason),
    ended: (run, error, changed) => {
      const { active } = runStore.getSnapshot();
      if (run !== count || !active) return;
      show();
      clearTimeout(timer);
      changeRun(active, (done) => ({ ...done, status: error ? 'failed' : 'done', error, changed }));
      change({ active: undefined });
    },
  });

/** Runs the steps for a block; its panel becomes the owner of the frame where there is none. */
export function run(id: string, manifest: TabManifest, steps: RunStep[]): void {
  show();
  const { runs, owner, phase } = runStore.getSnapshot();
  count += 1;
  last = id;
  change({ active: id, runs: { ...runs, [id]: { status: 'running', items: [] } } });
  if (!owner) change({ owner: id, opened: count, phase: 'loading', come: 0, all: 0, since: Date.now(), txs: [] });
  session ??= open(manifest);
  session.run(count, steps);
  if (phase === 'ready') limit();
}

/** The frame of the owner has loaded. A document that this page can read could read this page too. */
export function frameLoaded({ contentDocument, contentWindow }: HTMLIFrameElement, code: string): void {
  if (contentDocument) stop('The network did not start. Check your connection.');
  else void session?.open(contentWindow!, code);
}
