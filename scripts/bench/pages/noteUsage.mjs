/** Loaded into each Node process of a build: notes what the process used when it ends. */
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

if (isMainThread)
  process.on('exit', () => appendFileSync(process.env.USAGE_FILE, `${JSON.stringify(process.resourceUsage())}\n`));
