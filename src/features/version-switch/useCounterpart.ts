import { useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { versionOfAddress, type KnownVersion } from '../../../core/versions';
import { withoutSlash } from '../../../core/pagePath';
import { address } from '../../bridge/address';
import { counterpart, inVersionOf, type Counterpart, type Exceptions } from './counterpart';

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

/** The path being read; on the not-found page, the one that was asked for. */
function usePath(): string {
  const { pathname } = useLocation();
  const asked = useAddress((url) => url.pathname, pathname);
  return NOT_FOUND.test(pathname) ? asked : pathname;
}

export const useExceptions = (): Exceptions => (usePluginData('counterparts') as { exceptions: Exceptions }).exceptions;

export const useReadVersion = (): KnownVersion => versionOfAddress(usePath());

/** Pages that belong to no version (search, comparisons, not found) have no counterpart. */
export function useIsVersioned(): boolean {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  return activeDoc !== undefined || isTags(pathname);
}

/** Where the version switch leads from a page that belongs to a version. */
export function useCounterpart(): Counterpart {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  return counterpart(withoutSlash(activeDoc?.path ?? pathname), useExceptions());
}

/** What a link to a stable page becomes for a reader of the nightly, where the nightly has that page. */
export function useInVersion(): (to: string) => string {
  const path = usePath();
  const exceptions = useExceptions();
  return (to) => inVersionOf(path, to, exceptions);
}
