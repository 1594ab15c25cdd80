import type { PrecacheController } from 'workbox-precaching';
import {
  FILES_CACHE,
  filesOf,
  manifestPath,
  readManifest,
  type OfflineFile,
  type OfflineManifest,
} from '../../../core/offline';
import { nameOf, NotKept } from './notKept';
import { precacheOf } from './precache';

const AT_ONCE = 6;
/** The site may be deployed anew while its files come: then those that are still to come are other ones. */
const TRIES = 3;

/** Past all caches: it says what the site has now. */
export async function fetchManifest(place: string, signal?: AbortSignal): Promise<OfflineManifest> {
  const response = await fetch(manifestPath(place), { cache: 'reload', signal: signal ?? null });
  if (!response.ok) throw new Error(`status ${response.status}`);
  return readManifest(await response.json());
}

/** Which of the files are here already, of this copy or another, or of a download that was not finished. */
export async function missingOf(manifest: OfflineManifest, run: boolean): Promise<OfflineFile[]> {
  const files = filesOf(manifest, run);
  if (!(await caches.has(FILES_CACHE))) return files;
  const here = new Set((await (await caches.open(FILES_CACHE)).keys()).map(({ url }) => url));
  const keys = precacheOf(manifest, run);
  return files.filter(([url]) => !here.has(keys.getCacheKeyForURL(url)!));
}

/** A file that is not the one of the list, as after a new deployment, does not come: `integrity` is its hash. */
async function store(cache: Cache, key: string, [url, hash]: OfflineFile, signal: AbortSignal): Promise<void> {
  const integrity = hash ? `sha256-${hash}` : '';
  const response = await fetch(url, { cache: 'reload', credentials: 'same-origin', integrity, signal });
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  await cache.put(key, response);
}

/** Several at a time; the first that fails stops the others. */
async function storeAll(
  files: OfflineFile[],
  precache: PrecacheController,
  signal: AbortSignal,
  onStored: (bytes: number) => void,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  const waiting = [...files];
  const cache = await caches.open(FILES_CACHE);
  const next = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      ended.signal.throwIfAborted();
      await store(cache, precache.getCacheKeyForURL(file[0])!, file, ended.signal);
      onStored(file[2]);
    }
  };
  const running = Array.from({ length: AT_ONCE }, next);
  try {
    await Promise.all(running);
  } catch (error) {
    end();
    await Promise.allSettled(running);
    throw error;
  }
}

/** Throws where the browser says beforehand that it has no room. */
async function needRoom(files: OfflineFile[]): Promise<void> {
  const needed = files.reduce((sum, [, , , size]) => sum + size, 0);
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < needed) throw new NotKept('full');
}

export interface Wanted {
  place: string;
  run: boolean;
  signal: AbortSignal;
  tell(come: number, all: number): void;
}

/** All files of the site as it is now. */
export async function fetchAll({ place, run, signal, tell }: Wanted, tries = TRIES): Promise<OfflineManifest> {
  const manifest = await fetchManifest(place, signal);
  const files = await missingOf(manifest, run);
  await needRoom(files);
  const all = files.reduce((sum, [, , sent]) => sum + sent, 0);
  let come = 0;
  tell(0, all);
  try {
    await storeAll(files, precacheOf(manifest, run), signal, (bytes) => tell((come += bytes), all));
  } catch (error) {
    if (signal.aborted || nameOf(error) === 'QuotaExceededError' || tries === 1) throw error;
    const now = await fetchManifest(place, signal);
    if (JSON.stringify(now) === JSON.stringify(manifest)) throw error;
    return fetchAll({ place, run, signal, tell }, tries - 1);
  }
  return manifest;
}
