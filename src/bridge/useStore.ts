import { useSyncExternalStore } from 'react';
import type { Store } from './store';

/** The store's value: the server's while the page is hydrated, so that nothing differs, and the real one right after. */
export const useStore = <T>(store: Store<T>): T =>
  useSyncExternalStore(store.subscribe, store.getSnapshot, () => store.server);
