import type { Copy } from '../../../core/offline';
import { cleanPath } from '../../../core/pagePath';

/** A copy with a way to ask for its files. */
export interface Readable extends Copy {
  has(path: string): boolean;
}

export type Found = { copy: Readable } | { to: string };

/**
 * Which copy has an address, the newest first; or where it leads: as the server does, to the one spelling of a page's
 * address, and from an old address to the new one.
 */
export function find(copies: readonly Readable[], path: string): Found | undefined {
  const newest = [...copies].sort((a, b) => b.keptAt - a.keptAt);
  const copy = newest.find((each) => each.has(path));
  if (copy) return { copy };
  const clean = cleanPath(path);
  if (newest.some((each) => each.has(clean))) return { to: clean };
  const to = newest.map(({ manifest }) => manifest.redirects[clean]).find(Boolean);
  return to === undefined ? undefined : { to };
}
