import { NIGHTLY, STABLE, versionOfAddress } from '../../../core/versions';

export type Exceptions = Record<string, [path: string, exact: 0 | 1]>;

export interface Counterpart {
  path: string;
  /** False when the other version has no such page and `path` is the nearest one. */
  exact: boolean;
}

const { base } = NIGHTLY;

export const isNightly = (path: string): boolean => versionOfAddress(path) === NIGHTLY;

/** The page of the other version for the page at `path`. Tag and search pages are the same in both. */
export function counterpart(path: string, exceptions: Exceptions): Counterpart {
  const known = exceptions[path];
  if (known) return { path: known[0], exact: known[1] === 1 };
  // Older versions have no pairs: the stable one is read instead.
  if (!isNightly(path) && versionOfAddress(path) !== STABLE) return { path: STABLE.base || '/', exact: false };
  if (isNightly(path)) return { path: path.slice(base.length) || '/', exact: true };
  return { path: path === '/' ? base : base + path, exact: true };
}
