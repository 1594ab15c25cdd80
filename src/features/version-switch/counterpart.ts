import { NIGHTLY, STABLE, versionOfAddress, type KnownVersion } from '../../../core/versions';

/** Between the stable version and another, for both: see plugins/counterparts. */
type Exceptions = Record<string, [path: string, how: 0 | 1 | string]>;
/** By the base of the other version. */
export type Pairs = Partial<Record<string, Exceptions>>;

export interface Counterpart {
  path: string;
  /** False when the other version has no such page and `path` is the nearest one. */
  exact: boolean;
  /** The title of the nearest page, where it took the place of this one. */
  replacedBy?: string;
}

/** The id of the note that a nearest page shows to who was led to it. */
export const NEAREST = 'nearest-page';

const ways = new WeakMap<Exceptions, Map<string, string>>();

/** The one stable page that stands for this one, where only the way from there is said. */
function wayBack(path: string, exceptions: Exceptions): [path: string, how: 1] | undefined {
  const back =
    ways.get(exceptions) ??
    new Map(Object.entries(exceptions).flatMap(([from, [to, how]]) => (how === 1 ? [[to, from]] : [])));
  ways.set(exceptions, back);
  const known = back.get(path);
  return known === undefined ? undefined : [known, 1];
}

/** From a page of the stable version to another version, or back. */
function step(path: string, { base }: KnownVersion, pairs: Pairs): Counterpart {
  const exceptions = pairs[base] ?? {};
  const [known, how] = exceptions[path] ?? wayBack(path, exceptions) ?? [];
  if (known) return { path: known, exact: how === 1, ...(typeof how === 'string' && { replacedBy: how }) };
  if (versionOfAddress(path) !== STABLE) return { path: path.slice(base.length) || '/', exact: true };
  return { path: path === '/' ? base : base + path, exact: true };
}

/**
 * The page of another version for the page at `path`, by way of the stable one: the nightly for a stable page where
 * none is asked for, the stable one for all others. Tag and search pages are the same in all.
 */
export function counterpart(path: string, pairs: Pairs, to?: KnownVersion): Counterpart {
  const from = versionOfAddress(path);
  const target = to ?? (from === STABLE ? NIGHTLY : STABLE);
  const stable = from === STABLE ? { path, exact: true } : step(path, from, pairs);
  if (target === STABLE) return stable;
  const there = step(stable.path, target, pairs);
  return there.exact ? { ...stable, path: there.path } : there;
}

/** Where choosing a version leads on pages that belong to none: to what is compared, the search in it, or its home. */
export function fromNeutral(
  { pathname, search }: { pathname: string; search: string },
  to: KnownVersion,
  pairs: Pairs,
): string {
  if (pathname === '/search') {
    const query = new URLSearchParams(search);
    query.set('version', to.id);
    return `/search?${query}`;
  }
  const compared = /^\/compare(\/(?!from-|versions$).+)/.exec(pathname)?.[1]?.replace(/\/home$/, '');
  if (compared === undefined) return to.base || '/';
  const page = compared || '/';
  return versionOfAddress(page) === to ? page : counterpart(page, pairs, to).path;
}

/** Where a link of the navbar or footer, which names a stable page, leads for a reader of the version at `from`. */
export function inVersionOf(from: string, to: string, pairs: Pairs): string {
  const version = versionOfAddress(from);
  if (version === STABLE || !to.startsWith('/')) return to;
  const { path, exact } = counterpart(to, pairs, version);
  return exact ? path : to;
}
