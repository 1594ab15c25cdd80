import { COPIES_CACHE, isCopy, manifestPath, type Copy } from '../../../core/offline';

/** What is kept in this browser. Throws where the browser keeps nothing, as in private windows. */
export async function readCopies(): Promise<Copy[]> {
  // To open it would make it.
  if (!(await caches.has(COPIES_CACHE))) return [];
  const cache = await caches.open(COPIES_CACHE);
  const records = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.json()));
  return records.filter(isCopy);
}

/** One write: before it the old copy is the one that is read, after it the new one. */
export async function writeCopy(copy: Copy): Promise<void> {
  const cache = await caches.open(COPIES_CACHE);
  await cache.put(manifestPath(copy.place), new Response(JSON.stringify(copy)));
}

/** With the last one, the cache itself. */
export async function deleteCopy(place: string): Promise<void> {
  const cache = await caches.open(COPIES_CACHE);
  await cache.delete(manifestPath(place));
  if ((await cache.keys()).length === 0) await caches.delete(COPIES_CACHE);
}
