import type { PublicEnv } from '../../config/env';

declare global {
  /** The public settings as the bundler puts them into the entry. Read by `env.ts` alone. */
  const __ENV_JSON__: string;
  /** The same, parsed: what features read. */
  const __ENV__: PublicEnv;
  /** False in `npm run dev`. */
  const __PRODUCTION__: boolean;
  /** Address of the search worker. */
  const __SEARCH_WORKER__: string;
}
