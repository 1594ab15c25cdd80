import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { withoutSlash } from '../../../core/pagePath';
import { counterpart, isNightly, type Counterpart, type Exceptions } from './counterpart';

const TAGS = /^(\/nightly)?\/tags(\/|$)/;

/** Pages that belong to no version (search, not found) lead to a version's home. */
export function useIsVersioned(): boolean {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  return activeDoc !== undefined || TAGS.test(pathname);
}

/** Where the version switch leads from the page being read. */
export function useCounterpart(): Counterpart {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  const { exceptions } = usePluginData('counterparts') as { exceptions: Exceptions };
  const path = withoutSlash(activeDoc?.path ?? pathname);
  if (useIsVersioned()) return counterpart(path, exceptions);
  return { path: isNightly(path) ? '/' : '/nightly', exact: true };
}
