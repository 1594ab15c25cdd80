import { useSyncExternalStore } from 'react';
import { useLocation } from '@docusaurus/router';
import { currentVersion, versionOf, type Version } from './scope';

const never = () => () => undefined;

/** The version that is searched from this page. Which one was read last is known in the browser only. */
export function useVersion(): Version {
  const { pathname } = useLocation();
  return useSyncExternalStore(
    never,
    () => currentVersion(),
    () => versionOf(pathname),
  );
}
