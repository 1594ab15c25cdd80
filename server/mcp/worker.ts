import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { createAnswerer, type Ask } from './message';
import { openDocs } from './server';
import type { Reply } from './thread';

// Of this thread alone: pages go before tools where they share a core.
if (process.platform === 'linux') setPriority(5);

const answer = createAnswerer(() => openDocs(workerData as string));

parentPort?.on('message', (ask: Ask) => {
  void answer(ask)
    .then(
      (answer): Reply => ({ answer }),
      (error: unknown): Reply => ({ error: String(error) }),
    )
    .then((reply) => parentPort?.postMessage(reply));
});
