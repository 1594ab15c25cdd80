import { MANIFEST, type Manifest, type ManifestEntry, type Scope } from '../../../core/search/types';
import { sharedStore } from '../../bridge/store';
import { fetchBytes } from './fetchBytes';

/** Silence for this long counts as failure. */
export const TIMEOUT = 2000;

interface Found {
  files: ManifestEntry;
  bytes: ArrayBuffer;
}

/** By version: what the boot script began to fetch while React was on its way; undefined once that is taken. */
const begun = sharedStore('search-files', new Map<string, Promise<Found> | undefined>()).getSnapshot();

async function fetchIndex({ language, tag }: Scope): Promise<Found> {
  const manifest = await fetchBytes(`/${MANIFEST}`, TIMEOUT, { cache: 'no-cache' });
  const { versions } = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
  const files = versions.find((version) => version.language === language && version.tag === tag);
  if (!files) throw new Error(`There is no search index for ${language}, ${tag}.`);
  return { files, bytes: await fetchBytes(files.index, TIMEOUT) };
}

export function fetchAhead(scope: Scope): void {
  if (begun.has(scope.tag)) return;
  const found = fetchIndex(scope);
  begun.set(scope.tag, found);
  // Then whoever wants it fetches it anew.
  found.catch(() => begun.delete(scope.tag));
}

export function takeIndex(scope: Scope): Promise<Found> {
  const found = begun.get(scope.tag) ?? fetchIndex(scope);
  begun.set(scope.tag, undefined);
  return found;
}
