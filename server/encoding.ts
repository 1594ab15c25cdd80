import { weightedNames } from './negotiate';
import type { Encoding } from './siteFiles';

/** Best encoding first; brotli is smaller, so it wins a tie. */
export function acceptedEncodings(header: string | null | undefined): Encoding[] {
  const weights = weightedNames(header);
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0;
  return (['br', 'gzip'] as const).filter((name) => weightOf(name) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

/** `If-None-Match` compares weakly: a proxy may have marked our tag as weak. */
export function matchesTag(header: string | null | undefined, tag: string): boolean {
  if (!header) return false;
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === tag);
}
