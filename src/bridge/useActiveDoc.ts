import { useLocation } from '@docusaurus/router';
import { useActiveVersion, type GlobalDoc } from '@docusaurus/plugin-content-docs/client';
import { withoutSlash } from '../../core/pagePath';

const known = new WeakMap<readonly GlobalDoc[], Map<string, GlobalDoc>>();
/** The router takes addresses in any case. */
const keyOf = (path: string): string => withoutSlash(path).toLowerCase();

function byPath(docs: readonly GlobalDoc[]): Map<string, GlobalDoc> {
  const map = known.get(docs) ?? new Map(docs.map((doc) => [keyOf(doc.path), doc]));
  known.set(docs, map);
  return map;
}

/** The page of the docs that is shown. Docusaurus' own way compares each page with all others. */
export function useActiveDoc(): GlobalDoc | undefined {
  const { pathname } = useLocation();
  const version = useActiveVersion(undefined);
  return version && byPath(version.docs).get(keyOf(pathname));
}
