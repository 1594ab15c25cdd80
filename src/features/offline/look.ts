import { filesOf, placeOf, type Copy, type OfflineFile, type OfflineManifest } from '../../../core/offline';
import { VERSIONS, type KnownVersion } from '../../../core/versions';
import { readCopies } from './copies';
import { fetchManifest, missingOf } from './fetchCopy';
import { readNote } from './note';

/** What can be said of one version. */
export interface Place {
  place: string;
  /** As it is published now; nothing without a network, or where it is published no more. */
  now?: OfflineManifest;
  copy?: Copy;
  /** Files of the copy are missing, or all of it: it was kept, and nobody removed it here. */
  lost?: { keptAt: number; label: string };
  /** What would be fetched, without the network that runs code, and for that. */
  missing: OfflineFile[];
  missingRun: OfflineFile[];
  /** A download was not finished: files are here that belong to no copy. */
  isBegun: boolean;
}

/** What the site itself knows of a place; nothing where it has no such version any more. */
export const versionAt = (place: string): KnownVersion | undefined =>
  (VERSIONS as readonly KnownVersion[]).find((version) => placeOf(version) === place);

const sumOf = (files: OfflineFile[], at: 2 | 3): number => files.reduce((sum, file) => sum + file[at], 0);
export const sentBytes = (files: OfflineFile[]): number => sumOf(files, 2);
export const storedBytes = (files: OfflineFile[]): number => sumOf(files, 3);

const keyOf = ([url, revision]: OfflineFile): string => `${url} ${revision}`;

function isBegun(now: OfflineManifest, missing: OfflineFile[], copies: Copy[]): boolean {
  const known = new Set([...missing, ...copies.flatMap(({ manifest, run }) => filesOf(manifest, run))].map(keyOf));
  return now.files.some((file) => !known.has(keyOf(file)));
}

async function lookAt(place: string, copies: Copy[]): Promise<Place> {
  const now = await fetchManifest(place).catch(() => undefined);
  const copy = copies.find((each) => each.place === place);
  const isWhole = !!copy && (await missingOf(copy.manifest, copy.run)).length === 0;
  const known = copy ? { keptAt: copy.keptAt, label: copy.manifest.label } : readNote()[place];
  const missing = now ? await missingOf(now, false) : [];
  const missingRun = now ? (await missingOf(now, true)).filter((file) => !missing.includes(file)) : [];
  return {
    place,
    missing,
    missingRun,
    isBegun: !!now && !copy && isBegun(now, missing, copies),
    ...(now && { now }),
    ...(isWhole && { copy }),
    ...(!isWhole && known && { lost: known }),
  };
}

/** All versions of the site, `first` before the others, and copies of what it has no more. */
export async function look(first: string): Promise<Place[]> {
  const copies = await readCopies();
  const places = new Set([
    first,
    ...(VERSIONS as readonly KnownVersion[]).map(placeOf),
    ...copies.map(({ place }) => place),
    ...Object.keys(readNote()),
  ]);
  return Promise.all([...places].map((place) => lookAt(place, copies)));
}

/** Whether the copy is as the site is now. */
export const isCurrent = ({ now, copy }: Place): boolean =>
  !!now &&
  !!copy &&
  JSON.stringify([now.pages, now.files]) === JSON.stringify([copy.manifest.pages, copy.manifest.files]);
