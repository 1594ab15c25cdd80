import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openSearch } from './search';
import type { Ask, Reply } from './searchThread';

// Of this thread alone: pages go before searches where they share a core.
if (process.platform === 'linux') setPriority(5);

const searchPages = openSearch(workerData as string);

parentPort?.on('message', (ask: Ask) => {
  let reply: Reply;
  try {
    reply = { result: searchPages(...ask) };
  } catch (error) {
    reply = { error: String(error) };
  }
  parentPort?.postMessage(reply);
});
