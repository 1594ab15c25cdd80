import { useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { versionOfAddress, type KnownVersion } from '../../../core/versions';
import { withoutSlash } from '../../../core/pagePath';
import { address } from '../../bridge/address';
import { useActiveDoc } from '../../bridge/useActiveDoc';
import { counterpart, fromNeutral, inVersionOf, type Counterpart, type Pairs } from './counterpart';

const isTags = (path: string) => /^\/tags(\/|$)/.test(path.slice(versionOfAddress(path).base.length));

const onHash = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** The address being read as the browser knows it; `server` is what it was when the page was made. */
export const useAddress = <T extends string>(read: (url: URL) => T, server: T): T =>
  useSyncExternalStore(
    onHash,
    () => read(address()),
    () => server,
  );

/** The router leaves out the end of `/404.html`, where one file is rendered for all addresses that no page has. */
const NOT_FOUND = /^\/404(\.html)?$/;

/** The path being read; on the not-found page, the one that was requested for. */
function usePath(): string {
  const { pathname } = useLocation();
  const requested = useAddress((url) => url.pathname, pathname);
  return NOT_FOUND.test(pathname) ? requested : pathname;
}

const usePairs = (): Pairs => (usePluginData('counterparts') as { pairs: Pairs }).pairs;

export const useReadVersion = (): KnownVersion => versionOfAddress(usePath());

/** Pages that belong to no version (search, comparisons, not found) have no counterpart. */
export function useIsVersioned(): boolean {
  const { pathname } = useLocation();
  const activeDoc = useActiveDoc();
  return activeDoc !== undefined || isTags(pathname);
}

/** Where a version is reached from a page that belongs to another. */
export function useCounterparts(): (to?: KnownVersion) => Counterpart {
  const { pathname } = useLocation();
  const activeDoc = useActiveDoc();
  const pairs = usePairs();
  return (to) => counterpart(withoutSlash(activeDoc?.path ?? pathname), pairs, to);
}

/** The page of the nightly that stands for a stable one, or the stable one that stands for another. */
export const useCounterpart = (): Counterpart => useCounterparts()();

/** The same from a page that belongs to no version: what is compared, the search, or home. */
export function useFromNeutral(): (to: KnownVersion) => string {
  // One page stands for many addresses there: which, only the browser knows.
  const neutral = useAddress((url) => url.pathname + url.search, '/');
  const pairs = usePairs();
  return (to) => fromNeutral(new URL(neutral, 'http://site'), to, pairs);
}

/** What a link to a stable page becomes for a reader of another version, where that has the page. */
export function useInVersion(): (to: string) => string {
  const path = usePath();
  const pairs = usePairs();
  return (to) => inVersionOf(path, to, pairs);
}
