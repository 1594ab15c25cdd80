import { createRequire } from 'node:module';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { refusal, type Answer, type Answerer, type Ask } from './message';

export type Reply = { answer: Answer } | { error: string };

type Job = { ask: Ask; resolve: (answer: Answer) => void; reject: (error: Error) => void; timer: NodeJS.Timeout };

/** From the question to the answer, waiting included. */
const DEADLINE_MS = 10_000;
/** An answer takes a fraction of a second; the first one waits for the thread and its files too. */
const STUCK_MS = 20_000;
const MAX_WAITING = 50;

const busy = (): Answer => refusal(503, 'The server is busy. Try again in a few seconds.', { 'Retry-After': '2' });

/** It starts with plain JavaScript: it needs the translator to read TypeScript. */
function startWorker(buildDir: string): Worker {
  const translator = createRequire(__filename).resolve('tsx/cjs');
  const entry = [translator, path.join(__dirname, 'worker.ts')].map((file) => `require(${JSON.stringify(file)});`);
  // A thread has a heap of its own, and would let it grow by 50 MB before it looks what is still in use.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  const worker = new Worker(entry.join(' '), { eval: true, workerData: buildDir, execArgv: [], resourceLimits });
  worker.unref();
  return worker;
}

/** Closed, it answers what it was asked and ends. */
export type Thread = { answer: Answerer; close: () => void };

/** All tools in a thread of their own, one call after the other, so that none keeps a reader of pages waiting. */
export function openThread(buildDir: string, deadlineMs = DEADLINE_MS, stuckMs = STUCK_MS): Thread {
  const waiting: Job[] = [];
  let running: Job | undefined;
  let stuck: NodeJS.Timeout | undefined;
  let worker: Worker | undefined;
  let closed = false;

  /** The thread is free again. Who gave up waiting does not hear it. */
  function finish(reply: Reply): void {
    const job = running;
    clearTimeout(stuck);
    running = undefined;
    if (job) clearTimeout(job.timer);
    if ('answer' in reply) job?.resolve(reply.answer);
    else job?.reject(new Error(reply.error));
    next();
  }

  function open(): Worker {
    const opened = startWorker(buildDir);
    const fail = (error: Error) => {
      if (worker !== opened) return;
      worker = undefined;
      finish({ error: error.message });
    };
    opened.on('message', (reply: Reply) => worker === opened && finish(reply));
    opened.on('error', fail);
    opened.on('exit', () => fail(new Error('the thread ended')));
    return opened;
  }

  function next(): void {
    if (running) return;
    running = waiting.shift();
    if (!running) return void (closed && worker?.terminate());
    worker ??= open();
    // A thread cannot be interrupted, only ended.
    stuck = setTimeout(() => void worker?.terminate(), stuckMs);
    worker.postMessage(running.ask);
  }

  function late(job: Job): void {
    const place = waiting.indexOf(job);
    if (place >= 0) waiting.splice(place, 1);
    job.resolve(busy());
  }

  const answer: Answerer = (ask) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= MAX_WAITING) return resolve(busy());
      const job: Job = { ask, resolve, reject, timer: setTimeout(() => late(job), deadlineMs) };
      waiting.push(job);
      next();
    });

  return {
    answer,
    close: () => {
      closed = true;
      next();
    },
  };
}
