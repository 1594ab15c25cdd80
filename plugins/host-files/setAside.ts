import fs from 'node:fs';
import { Worker } from 'node:worker_threads';

const DELETE = `require('node:fs').rmSync(require('node:worker_threads').workerData, { recursive: true, force: true })`;

/**
 * Docusaurus deletes the last build and waits for that, up to a second. This moves it to `aside`, where it is deleted
 * meanwhile. Settles when it is gone.
 */
export async function setAside(folder: string, aside: string): Promise<void> {
  try {
    // Of a build that was stopped.
    fs.rmSync(aside, { recursive: true, force: true });
    fs.renameSync(folder, aside);
  } catch {
    // There is none, or it cannot be moved there, as to another disk: Docusaurus deletes it.
    return;
  }
  await new Promise<void>((resolve) => {
    const worker = new Worker(DELETE, { eval: true, workerData: aside });
    worker.on('error', (error) => console.warn(`[host-files] ${aside} cannot be deleted: ${error.message}`));
    worker.on('exit', () => resolve());
  });
}
