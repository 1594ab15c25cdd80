import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { SearchResult } from '../../core/search/types';
import { startThread } from '../thread';
import { AskError } from './library';
import type { SearchPages } from './search';

export type Ask = Parameters<SearchPages>;
export type Reply = { result: SearchResult } | { error: string };

type Job = { ask: Ask; resolve: (result: SearchResult) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** From the question to the answer, waiting included. */
const DEADLINE_MS = 4000;
/** A query has few words and takes a fraction of a second; the first one waits for the thread and the index too. */
const STUCK_MS = 15_000;
const MAX_WAITING = 50;

const busy = () => new AskError('The search is busy. Try again in a few seconds.');

/** The search of `search.ts` in a thread of its own, so that no query keeps a reader of pages waiting. */
export function openSearchThread(buildDir: string, deadlineMs = DEADLINE_MS, stuckMs = STUCK_MS): SearchPages {
  const waiting: Job[] = [];
  let running: Job | undefined;
  let stuck: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;

  /** The thread is free again. Who gave up waiting does not hear it. */
  function finish(reply: Reply): void {
    const job = running;
    clearTimeout(stuck);
    running = undefined;
    if (job) clearTimeout(job.timer);
    if ('result' in reply) job?.resolve(reply.result);
    else job?.reject(new Error(reply.error));
    next();
  }

  function open(): Worker {
    const opened = startThread(path.join(__dirname, 'searchWorker.ts'), buildDir);
    const fail = (error: Error) => {
      if (worker !== opened) return;
      worker = undefined;
      finish({ error: error.message });
    };
    opened.on('message', (reply: Reply) => worker === opened && finish(reply));
    opened.on('error', fail);
    opened.on('exit', () => fail(new Error('the search thread ended')));
    return opened;
  }

  function next(): void {
    if (running) return;
    running = waiting.shift();
    if (!running) return;
    worker ??= open();
    // A thread cannot be interrupted, only ended.
    stuck = setTimeout(() => void worker?.terminate(), stuckMs);
    worker.postMessage(running.ask);
  }

  function late(job: Job): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    job.reject(busy());
  }

  return (...ask) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return reject(busy());
      const job: Job = { ask, resolve, reject, timer: setTimeout(() => late(job), deadlineMs) };
      waiting.push(job);
      next();
    });
}
