import { findRedirect, type Redirect } from '../config/redirects';
import { cleanPath } from '../core/pagePath';
import type { SiteFile } from './siteFile';
import type { Site } from './siteFiles';

export type Resolution =
  | { kind: 'page'; file: SiteFile; path: string }
  | { kind: 'file'; file: SiteFile; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'notFound' };

function decode(pathname: string): string | undefined {
  try {
    const path = decodeURIComponent(pathname);
    // Encoded slashes, backslashes and controls have no place in our paths and mislead other software.
    // eslint-disable-next-line no-control-regex
    return /[\\\u0000-\u001f\u007f]/.test(path) || /%2f/i.test(pathname) ? undefined : path;
  } catch {
    return undefined;
  }
}

/** The query belongs before a fragment. */
function withQuery(target: string, query: string): string {
  const [path = '', fragment] = target.split('#', 2);
  const joined = query && path.includes('?') ? `${path}&${query.slice(1)}` : `${path}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/**
 * What a request path means. A redirect always leads to something that exists, in one hop; its location is taken
 * from the site or from the redirect list and never from the request, so it cannot leave the site.
 */
export function resolvePath(site: Site, redirects: readonly Redirect[], pathname: string, query: string): Resolution {
  const path = decode(pathname);
  if (path === undefined) return { kind: 'notFound' };

  const page = site.pages.get(path);
  if (page) return { kind: 'page', file: page, path };
  const file = site.files.get(path) ?? site.olderAssets?.get(path);
  if (file) return { kind: 'file', file, path };

  const clean = cleanPath(path);
  const isPage = (candidate: string) => site.pages.has(candidate);
  const known =
    isPage(clean) || site.files.has(clean)
      ? encodeURI(clean)
      : (findRedirect(clean, isPage, redirects) ?? byLowerCase(site, clean));
  return known === undefined ? { kind: 'notFound' } : { kind: 'redirect', location: withQuery(known, query) };
}

function byLowerCase(site: Site, path: string): string | undefined {
  const page = site.pagesByLowerCase.get(path.toLowerCase());
  return page === undefined ? undefined : encodeURI(page);
}
