/** The start of a thread: loads the code in the way in which the build has loaded the configuration. */
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { getEnvironmentData } from 'node:worker_threads';
import { loadFreshModule } from '@docusaurus/utils';

const bundled = getEnvironmentData('own-code');
const answerAll = bundled
  ? (await import(pathToFileURL(path.join(bundled, 'plugins/page-workers/answer.mjs')).href)).default
  : await loadFreshModule(fileURLToPath(new URL('./answer.ts', import.meta.url)));
answerAll();
