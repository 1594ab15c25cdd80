import { PrecacheController } from 'workbox-precaching';
import { FILES_CACHE, filesOf, type OfflineFile, type OfflineManifest } from '../../../core/offline';

const entryOf = ([url, hash]: OfflineFile) => ({
  url,
  revision: hash ? hash.slice(0, 16) : null,
  ...(hash && { integrity: `sha256-${hash}` }),
});

/**
 * Workbox keeps each file under its address and revision, so that the files of two builds stand beside each other, and
 * what both have is kept once.
 */
export function precacheOf(manifest: OfflineManifest, run: boolean): PrecacheController {
  const precache = new PrecacheController({ cacheName: FILES_CACHE, fallbackToNetwork: false });
  precache.addToCacheList(filesOf(manifest, run).map(entryOf));
  return precache;
}
