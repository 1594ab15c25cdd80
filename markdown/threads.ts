import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { noteInput } from './inputs';

/** Something to do for pages, on any thread. */
export interface Task<D, R> {
  name: string;
  run: (data: D) => Promise<R>;
}

export interface Question {
  id: number;
  /** The name of the task. */
  task: string;
  data: unknown;
  /** The files of the pages that it reads, absolute. */
  pages: readonly string[];
}

export interface Answer {
  id: number;
  value?: unknown;
  /** What the pages were made from (inputs.ts); nothing where it failed. */
  inputs?: [page: string, files: string[]][];
}

/** Below this many waiting, a thread would not be ready before they are done: it has the code of all tasks to load. */
const MANY = 24;
/** Each takes memory, and the bundler wants processors too. */
const MOST = 3;
/** In MB. It needs half of that, and would take what it gets. */
const MOST_MEMORY = 768;
/** Questions that a thread has at a time: it does not wait while this one is busy with a long page. */
const AHEAD = { least: 4, most: 32 };

interface Job {
  question: Omit<Question, 'id'>;
  here: () => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
}

interface Thread {
  worker: Worker;
  /** The questions that it has not answered. */
  open: Map<number, Job>;
}

let code: string | undefined;
let threads: Thread[] | undefined;
/** Jobs that nobody has taken, in the order in which they came. */
const waiting: Job[] = [];
/** Who read a page before has its syntax tree. Undefined is this thread. */
const homes = new Map<string, Thread | undefined>();
let working = false;
let last = 0;

function take(thread: Thread | undefined): Job | undefined {
  const isOwn = (page: string) => !homes.has(page) || homes.get(page) === thread;
  const own = waiting.findIndex(({ question }) => question.pages.every(isOwn));
  const [job] = waiting.splice(Math.max(own, 0), 1);
  for (const page of job?.question.pages ?? []) homes.set(page, thread);
  return job;
}

const runHere = ({ here, resolve, reject }: Job): Promise<void> => here().then(resolve, reject);

/** Takes jobs until none is left, and lets the answers of the threads in between. */
async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let job = take(undefined); job; job = take(undefined)) {
    await runHere(job);
    await new Promise(setImmediate);
  }
  working = false;
}

function ask(thread: Thread): void {
  const { worker, open } = thread;
  // Towards the end few, so that nobody waits for another.
  const ahead = () => Math.max(AHEAD.least, Math.min(AHEAD.most, waiting.length / 4));
  while (open.size < ahead() && waiting.length) {
    const job = take(thread)!;
    open.set(++last, job);
    worker.postMessage({ ...job.question, id: last } satisfies Question);
  }
  // The build waits for answers, and for nothing else of a thread.
  if (open.size) worker.ref();
  else worker.unref();
}

/** What a thread cannot do is done here, where its error is told as it is. */
function hear(thread: Thread, { id, value, inputs }: Answer): void {
  const job = thread.open.get(id)!;
  thread.open.delete(id);
  for (const [page, files] of inputs ?? []) for (const file of files) noteInput(page, file);
  if (inputs) job.resolve(value);
  else void runHere(job);
  ask(thread);
}

/** The build goes on without it. */
function lose(thread: Thread): void {
  threads = threads?.filter((each) => each !== thread);
  waiting.unshift(...thread.open.values());
  thread.open.clear();
  void work();
}

function start(file: string): Thread {
  const worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } });
  const thread: Thread = { worker, open: new Map() };
  worker.on('message', (answer: Answer) => hear(thread, answer));
  worker.on('error', (error) => console.warn(`[threads] one has ended, the others do its work: ${error.message}`));
  worker.on('exit', () => lose(thread));
  worker.unref();
  return thread;
}

/** Names the code of threads. Where none is named there are none. */
export const allowThreads = (file: string): void => void (code = file);

/** They take seconds to start. */
export function startThreads(): void {
  const file = code;
  if (file) threads ??= Array.from({ length: Math.min(availableParallelism() - 1, MOST) }, () => start(file));
}

/** Where more is to be done later, others are started. */
export function endThreads(): void {
  for (const { worker } of threads ?? []) void worker.terminate();
  threads = undefined;
  homes.clear();
}

/**
 * Does something for pages: here or, where there is much to do, on another thread, whoever is free. `data` must be such
 * that can be sent.
 */
export function share<D, R>(
  task: Task<D, R>,
  data: D,
  pages: readonly string[],
  here = () => task.run(data),
): Promise<R> {
  return new Promise<R>((resolve, reject) => {
    const question = { task: task.name, data, pages };
    waiting.push({ question, here, resolve: resolve as Job['resolve'], reject });
    if (waiting.length >= MANY) startThreads();
    threads?.forEach(ask);
    void work();
  });
}
