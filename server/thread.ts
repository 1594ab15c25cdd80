import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const find = createRequire(__filename).resolve;

/** A thread that runs a file of ours. It starts with plain JavaScript: it needs the translator to read TypeScript. */
export function startThread(file: string, workerData: unknown): Worker {
  const entry = `require(${JSON.stringify(find('tsx/cjs'))}); require(${JSON.stringify(file)});`;
  // Each thread has a heap of its own, and would let it grow by 50 MB before it looks what is still in use.
  const resourceLimits = { maxYoungGenerationSizeMb: 8 };
  const worker = new Worker(entry, { eval: true, workerData, execArgv: [], resourceLimits });
  worker.unref();
  return worker;
}
