import type { PrecacheController } from 'workbox-precaching';
import {
  FILES_CACHE,
  filesOf,
  manifestPath,
  newsBetween,
  readManifest,
  type Copy,
  type OfflineFile,
  type OfflineManifest,
} from '../../../core/offline';
import { deleteCopy, readCopies, writeCopy } from './copies';
import { forgetCopy, noteCopy } from './note';
import { precacheOf } from './precache';
import { startWorker, stopWorker, tellWorker } from './registration';

/** Why a copy was not made, as `Problem.tsx` tells it. */
export type Reason = 'stopped' | 'full' | 'lost' | 'forbidden' | 'busy';

export class NotKept extends Error {
  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(reason, { cause });
  }
}

const AT_ONCE = 6;
/** The site may be deployed anew while its files come: then those that are still to come are other ones. */
const TRIES = 3;
const LOCK = 'offline';

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

/** Deletes the files that no copy has. */
async function sweep(): Promise<void> {
  const copies = await readCopies();
  if (copies.length === 0) {
    await caches.delete(FILES_CACHE);
    return;
  }
  const wanted = new Set(
    copies.flatMap(({ manifest, run }) => [...precacheOf(manifest, run).getURLsToCacheKeys().values()]),
  );
  const cache = await caches.open(FILES_CACHE);
  const unwanted = (await cache.keys()).filter(({ url }) => !wanted.has(url));
  await Promise.all(unwanted.map((key) => cache.delete(key)));
}

const nameOf = (error: unknown): string => (error as Partial<Error> | undefined)?.name ?? '';

/** Throws where the browser says beforehand that it has no room. */
async function needRoom(files: OfflineFile[]): Promise<void> {
  const needed = files.reduce((sum, [, , , size]) => sum + size, 0);
  const { quota, usage } = (await navigator.storage?.estimate?.().catch(() => undefined)) ?? {};
  if (quota !== undefined && usage !== undefined && quota - usage < needed) throw new NotKept('full');
}

interface Wanted {
  place: string;
  run: boolean;
  signal: AbortSignal;
  tell(come: number, all: number): void;
}

/** All files of the site as it is now. */
async function fetchAll({ place, run, signal, tell }: Wanted, tries = TRIES): Promise<OfflineManifest> {
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

function reasonOf(error: unknown, signal: AbortSignal): Reason {
  if (error instanceof NotKept) return error.reason;
  if (signal.aborted) return 'stopped';
  if (nameOf(error) === 'QuotaExceededError') return 'full';
  return ['SecurityError', 'InvalidStateError', 'NotSupportedError'].includes(nameOf(error)) ? 'forbidden' : 'lost';
}

/** One tab at a time changes what is kept. */
async function alone<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => {
    if (!lock) throw new NotKept('busy');
    return act();
  });
}

async function endIfUnused(): Promise<void> {
  if ((await readCopies()).length === 0) await stopWorker();
}

/**
 * Fetches what is not here, then replaces the record of the copy, then deletes what nobody needs any more: until the
 * record is replaced the old copy is whole, and from then on the new one is.
 */
export async function keep(wanted: Wanted): Promise<Copy> {
  const { place, run, signal } = wanted;
  return alone(async () => {
    try {
      await startWorker();
      // A browser that is short of room deletes the copies of others first.
      void navigator.storage?.persist?.().catch(() => undefined);
      const manifest = await fetchAll(wanted);
      const old = (await readCopies()).find((copy) => copy.place === place);
      const news = old && newsBetween(old, manifest);
      const copy: Copy = { place, keptAt: Date.now(), run, manifest, ...(news && { news }) };
      await writeCopy(copy);
      await tellWorker();
      noteCopy(copy);
      await sweep();
      return copy;
    } catch (error) {
      const reason = reasonOf(error, signal);
      // What has come is there when the reader goes on; where there is no room it would be in the way.
      if (reason === 'full') await sweep().catch(() => undefined);
      await endIfUnused().catch(() => undefined);
      throw new NotKept(reason, error);
    }
  });
}

/** The copy, what is left of it, and of downloads that were not finished; with the last one the worker. */
export async function remove(place: string): Promise<void> {
  await alone(async () => {
    forgetCopy(place);
    await deleteCopy(place);
    await tellWorker();
    await sweep();
    await endIfUnused();
  });
}
