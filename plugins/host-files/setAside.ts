import fs from 'node:fs';
import { Worker } from 'node:worker_threads';

const DELETE = `require('node:fs').rmSync(require('node:worker_threads').workerData, { recursive: true, force: true })`;

/**
 * Docusaurus deletes the last build and waits for that, up to a second. This moves it to `aside`, where it is deleted
 * meanwhile. Settles when it is gone.
 */
export async function setAside(folder: string, aside: string): Promise<void> {
  // Of a build that was stopped.
  fs.rmSync(aside, { recursive: true, force: true });
  try {
    fs.renameSync(folder, aside);
  } catch {
    // There is none, or it is on another disk and Docusaurus deletes it.
    return;
  }
  await new Promise((resolve) => new Worker(DELETE, { eval: true, workerData: aside }).on('exit', resolve));
}
