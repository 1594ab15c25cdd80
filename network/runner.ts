// Runs programs one after the other, each on a network as it was at the start. Its parent sends a job and gets a result.
import { format } from 'node:util';
import type { Job, JobResult, PartResult, Parts } from './job';
import { keepState, startNetwork } from './network';
import { runTests } from './nodeTest';

const [room, port, l1Port] = process.argv.slice(2) as [string, string, string];
const network = await startNetwork({ room, port: Number(port), l1Port: Number(l1Port) });
const reset = await keepState(network);
const environment = { ...process.env, PXE_URL: `http://localhost:${port}`, AZTEC_NODE_URL: `http://localhost:${port}` };

let place = '';
let printed: PartResult['printed'] = [];
(globalThis as { __at?: (key: string) => void }).__at = (key) => void (place = key);
for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
  console[method] = (...values: unknown[]) => void printed.push({ place, text: format(...values) });
}
// What a program leaves running must not end the others.
process.on('unhandledRejection', () => undefined);

const failure = (error: unknown) => ({ message: error instanceof Error ? error.message : String(error), place });

async function attempt(work: () => Promise<unknown>): Promise<PartResult> {
  const start = performance.now();
  printed = [];
  try {
    await work();
    await runTests((text) => printed.push({ place, text }));
    return { printed, ms: performance.now() - start };
  } catch (error) {
    return { printed, error: failure(error), ms: performance.now() - start };
  }
}

async function run({ id, modules }: Job): Promise<JobResult> {
  process.env = { ...environment };
  await reset();
  let parts: Parts = [];
  const begun = await attempt(async () => {
    for (const module of modules) ({ parts = [] } = (await import(`${module}?${id}`)) as { parts?: Parts });
  });
  if (begun.error || parts.length === 0) return { id, parts: [begun] };
  const back = await keepState(network);
  const results: PartResult[] = [];
  for (const part of parts) {
    results.push(await attempt(part));
    await back();
  }
  results[0]!.ms += begun.ms;
  return { id, parts: results };
}

process.on('message', (job: Job) => void run(job).then((result) => process.send!(result)));
process.on('disconnect', () => process.exit());
process.send!('ready');
