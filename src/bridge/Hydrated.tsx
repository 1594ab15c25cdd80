import { useEffect, useLayoutEffect } from 'react';
import { restoreAddress } from './address';
import { replay } from './early';
import { site } from './site';

const useCommit = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Stands last in the tree: from its commit on, components answer and the boot script does not. */
export function Hydrated(): null {
  useCommit(() => {
    site().hydrated = true;
    restoreAddress();
  }, []);
  useEffect(() => {
    // A task later, when every component shows its stores as they are and not as the server saw them.
    const timer = setTimeout(replay);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
