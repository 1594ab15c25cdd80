/** The start of a thread: loads the code in the way in which Docusaurus loads the configuration. */
import { fileURLToPath } from 'node:url';
import { loadFreshModule } from '@docusaurus/utils';

const answerAll = await loadFreshModule(fileURLToPath(new URL('./answer.ts', import.meta.url)));
answerAll();
