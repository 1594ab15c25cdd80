import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import { counterpart, isNightly, type Counterpart, type Exceptions } from './counterpart';

const TAGS = /^(\/nightly)?\/tags(\/|$)/;

/** Where the version switch leads from the page being read. */
export function useCounterpart(): Counterpart {
  const { pathname } = useLocation();
  const { activeDoc } = useActiveDocContext(undefined);
  const { exceptions } = usePluginData('counterparts') as { exceptions: Exceptions };
  const path = (activeDoc?.path ?? pathname).replace(/(.)\/$/, '$1');
  if (activeDoc || TAGS.test(path)) return counterpart(path, exceptions);
  return { path: isNightly(path) ? '/' : '/nightly', exact: true };
}
