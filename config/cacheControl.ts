/** Pages and everything without a rule: kept, but asked for again each time. It is Netlify's own default too. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** For files that have a hash in their names. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Prefixes do not overlap: Netlify would join the values of two matching rules. */
export const cacheRules: ReadonlyArray<{ prefix: string; value: string }> = [
  { prefix: '/assets/', value: IMMUTABLE },
  { prefix: '/img/', value: 'public, max-age=3600' },
  { prefix: '/fonts/', value: 'public, max-age=86400' },
];

export function cacheControl(path: string): string {
  return cacheRules.find(({ prefix }) => path.startsWith(prefix))?.value ?? defaultCacheControl;
}
