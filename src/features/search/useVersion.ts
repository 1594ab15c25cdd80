import { useSyncExternalStore } from 'react';
import { ROUTE_EVENT } from '../routing/boot';
import { currentVersion, type Version } from './scope';

function subscribe(listener: () => void): () => void {
  addEventListener(ROUTE_EVENT, listener);
  return () => removeEventListener(ROUTE_EVENT, listener);
}

/** The version that is searched from this page. Which one was read last is known in the browser only. */
export const useVersion = (rendered: Version): Version =>
  useSyncExternalStore(
    subscribe,
    () => currentVersion(),
    () => rendered,
  );
