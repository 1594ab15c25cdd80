import { useEffect } from 'react';
import { useStore } from '../../bridge/useStore';
import { services, unload } from './services';

/**
 * For pages with fields for private keys: false where a foreign script runs, which came with a page before this one.
 * It cannot be stopped, so this page is loaded anew, without it.
 */
export function useOwnDocument(): boolean {
  const isOwn = useStore(services).length === 0;
  useEffect(() => {
    if (!isOwn) unload('analytics', 'chat');
  }, [isOwn]);
  return isOwn;
}
