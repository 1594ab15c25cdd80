import type { PublicEnv } from '../../config/env';

declare global {
  /** The public settings and the worker's address as the bundler puts them into the entry. Read by `env.ts` alone. */
  const __ENV_JSON__: string;
  const __WORKER_PATH__: string;
  /** The address of `afterLoad.ts`, bundled. */
  const __AFTER_LOAD_PATH__: string;
  /** The same as every other file reads them, in the boot bundle and in React's: a property of `window.site`. */
  const __ENV__: Pick<PublicEnv, 'analytics' | 'search' | 'chatbot'>;
  const __SEARCH_WORKER__: string;
  /** The search dialog is a bundle of its own: in browsers, but in `npm run dev`. */
  const __SEPARATE_DIALOG__: boolean;
  /** False in `npm run dev`. */
  const __PRODUCTION__: boolean;
}
