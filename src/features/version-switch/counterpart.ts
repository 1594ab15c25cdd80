import { NIGHTLY, STABLE, versionOfAddress, type KnownVersion } from '../../../core/versions';

/** See plugins/counterparts. */
export type Exceptions = Record<string, [path: string, how: 0 | 1 | string]>;

export interface Counterpart {
  path: string;
  /** False when the other version has no such page and `path` is the nearest one. */
  exact: boolean;
  /** The title of the nearest page, where it took the place of this one. */
  replacedBy?: string;
}

/** The id of the note that a nearest page shows to who was led to it. */
export const NEAREST = 'nearest-page';

const { base } = NIGHTLY;

const isNightly = (path: string): boolean => versionOfAddress(path) === NIGHTLY;

/** The page of the other version for the page at `path`. Tag and search pages are the same in both. */
export function counterpart(path: string, exceptions: Exceptions): Counterpart {
  const [known, how] = exceptions[path] ?? [];
  if (known) return { path: known, exact: how === 1, ...(typeof how === 'string' && { replacedBy: how }) };
  // Older versions have no pairs: the stable one is read instead.
  if (!isNightly(path) && versionOfAddress(path) !== STABLE) return { path: STABLE.base || '/', exact: false };
  if (isNightly(path)) return { path: path.slice(base.length) || '/', exact: true };
  return { path: path === '/' ? base : base + path, exact: true };
}

/** Where choosing a version leads on pages that belong to none: to what is compared, the search in it, or its home. */
export function fromNeutral(
  { pathname, search }: { pathname: string; search: string },
  to: KnownVersion,
  exceptions: Exceptions,
): string {
  if (pathname === '/search') {
    const query = new URLSearchParams(search);
    query.set('version', to.id);
    return `/search?${query}`;
  }
  const compared = /^\/compare(\/(?!from-).+)/.exec(pathname)?.[1]?.replace(/\/home$/, '');
  if (compared === undefined) return to.base || '/';
  const page = compared || '/';
  return versionOfAddress(page) === to ? page : counterpart(page, exceptions).path;
}

/** Where a link of the navbar or footer, which names a stable page, leads for a reader of the version at `from`. */
export function inVersionOf(from: string, to: string, exceptions: Exceptions): string {
  if (!isNightly(from) || !to.startsWith('/')) return to;
  const { path, exact } = counterpart(to, exceptions);
  return exact ? path : to;
}
