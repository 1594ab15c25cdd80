import { FILES_CACHE, newsBetween, type Copy } from '../../../core/offline';
import { deleteCopy, readCopies, writeCopy } from './copies';
import { fetchAll, type Wanted } from './fetchCopy';
import { forgetCopy, noteCopy } from './note';
import { NotKept, reasonOf } from './notKept';
import { precacheOf } from './precache';
import { startWorker, stopWorker, tellWorker } from './registration';

const LOCK = 'offline';

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
