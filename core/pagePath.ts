/** The clean path of a built HTML file (relative to the build folder), or undefined when it is no page. */
export function pagePathOf(file: string): string | undefined {
  if (!file.endsWith('.html') || file === '404.html') return undefined;
  const path = `/${file.slice(0, -'.html'.length)}`.replace(/\/index$/, '');
  return path === '' ? '/' : path;
}

/** A path as the site writes it: only the root ends in a slash. */
export const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

/** Files of the build folder that are for the host and not for readers. */
export function isHostFile(file: string): boolean {
  const hidden = file.split('/').some((part) => part.startsWith('.') && part !== '.well-known');
  return hidden || file === '_headers' || file === '_redirects';
}

/** Where the build leaves the response headers for our server, inside the build folder; never served. */
export const HEADERS_FILE = '.host/headers.json';
/** What the build is made of: a server that was started on half of it could not know. */
export const FILES_FILE = '.host/files.json';

/** One canonical spelling: single slashes, none at the end, no `.html`, no `/index`. */
export function cleanPath(path: string): string {
  const slashes = withoutSlash(path.replace(/\/{2,}/g, '/'));
  const bare = slashes.replace(/\.html$/, '').replace(/\/index$/, '');
  return bare === '' ? '/' : bare;
}
