import { headPath, MANIFEST, type Manifest, type ManifestEntry, type Scope } from '../../../core/search/types';
import { sharedStore } from '../../bridge/store';
import { fetchBytes } from './fetchBytes';

/** Silence for this long counts as failure. */
export const TIMEOUT = 2000;

interface Found {
  files: ManifestEntry;
  /** The small index that answers first. */
  head: ArrayBuffer;
}

/** By version: what the boot script began to fetch while React was on its way; undefined once that is taken. */
const begun = sharedStore('search-files', new Map<string, Promise<Found> | undefined>()).getSnapshot();

async function fetchHead(scope: Scope): Promise<Found> {
  const fresh = (url: string) => fetchBytes(url, TIMEOUT, { cache: 'no-cache' });
  const [manifest, head] = await Promise.all([fresh(`/${MANIFEST}`), fresh(headPath(scope))]);
  const { versions } = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
  // The head is there, and so is its version.
  const files = versions.find(({ head }) => head === headPath(scope))!;
  return { files, head };
}

export function fetchAhead(scope: Scope): void {
  if (begun.has(scope.tag)) return;
  // Kept by the browser until React starts it.
  fetch(__SEARCH_WORKER__).catch(() => undefined);
  const found = fetchHead(scope);
  begun.set(scope.tag, found);
  // Then whoever wants it fetches it anew.
  found.catch(() => begun.delete(scope.tag));
}

export function takeHead(scope: Scope): Promise<Found> {
  const found = begun.get(scope.tag) ?? fetchHead(scope);
  begun.set(scope.tag, undefined);
  return found;
}
