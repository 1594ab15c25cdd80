import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { NIGHTLY, versionOfAddress } from '../../../core/versions';
import { withoutSlash } from '../../../core/pagePath';
import { counterpart, isNightly, type Counterpart, type Exceptions } from './counterpart';

const isTags = (path: string) => /^\/tags(\/|$)/.test(path.slice(versionOfAddress(path).base.length));

/** Pages that belong to no version (search, not found) lead to a version's home. */
export function useIsVersioned(): boolean {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  return activeDoc !== undefined || isTags(pathname);
}

/** Where the version switch leads from the page being read. */
export function useCounterpart(): Counterpart {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  const { exceptions } = usePluginData('counterparts') as { exceptions: Exceptions };
  const path = withoutSlash(activeDoc?.path ?? pathname);
  if (useIsVersioned()) return counterpart(path, exceptions);
  return { path: isNightly(path) ? '/' : NIGHTLY.base, exact: true };
}
