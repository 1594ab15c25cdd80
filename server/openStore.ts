import type { ServerEnv } from './env';
import { FEEDBACK } from './feedback/entries';
import { createStore, type Store } from './store/store';
import { SUBSCRIBERS } from './subscribe/statements';

/** All that visitors leave, in one database: one backup has it all. */
export const openStore = (env: ServerEnv): Store => createStore(env, [SUBSCRIBERS, FEEDBACK]);
