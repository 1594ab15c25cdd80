import { parentPort, workerData } from 'node:worker_threads';
import { createClient, type ResultSet } from '@libsql/client';
import type { Call, Reply } from './databaseThread';

const client = createClient({ url: workerData as string, timeout: 5000 });

/** What a message can carry: a row has its columns a second time, by number. */
const plain = (result: ResultSet): ResultSet => ({ ...result, rows: result.rows.map((row) => ({ ...row })) });

async function run({ method, args }: Call): Promise<unknown> {
  if (method === 'executeMultiple') return client.executeMultiple(...args);
  if (method === 'execute') return plain(await client.execute(...args));
  return (await client.batch(...args)).map(plain);
}

async function answer(call: Call): Promise<Reply> {
  try {
    return { id: call.id, result: await run(call) };
  } catch (error) {
    const { name, message, code } = error as Error & { code?: string };
    return { id: call.id, error: { name, message, code } };
  }
}

// One after the other: the connection is in one transaction at a time.
let last: Promise<void> = Promise.resolve();
parentPort?.on('message', (call: Call) => {
  last = last.then(async () => parentPort?.postMessage(await answer(call)));
});
