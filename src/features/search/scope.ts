import { readItem, writeItem } from '../../../core/storage';
import type { Scope } from '../../../core/search/types';
import { address } from '../../bridge/address';
import { isNightly } from '../version-switch/counterpart';

/** As they stand in the url of the search page. A test holds them to config/versions.ts. */
export const TAGS = { 'v2.0.2': 'docs-default-v2.0.2', nightly: 'docs-default-current' } as const;
export type Version = keyof typeof TAGS;

const KEY = 'docs-read-version';
/** Pages that belong to no version, or to both. */
const NEUTRAL = /^\/(search|checked-code|compare(\/.*)?)$/;

export const isVersion = (value: string | null): value is Version => value !== null && Object.hasOwn(TAGS, value);

/** What the server can tell of a page. */
export const versionOf = (path: string): Version => (isNightly(path) ? 'nightly' : 'v2.0.2');

/** The version of the page being read, or else the one that was read last. */
export function currentVersion(path = address().pathname): Version {
  const last = NEUTRAL.test(path) ? readItem(KEY) : null;
  return isVersion(last) ? last : versionOf(path);
}

export function rememberVersion(): void {
  if (!NEUTRAL.test(address().pathname)) writeItem(KEY, currentVersion());
}

export const scopeOf = (version: Version): Scope => ({
  language: document.documentElement.lang || 'en',
  tag: TAGS[version],
});

/** Longer than any question; what the fields take, and what is asked of a longer `?q=`. */
export const MAX_QUERY = 200;

export const searchUrl = (query: string, version: Version, page = 1): string =>
  `/search?${new URLSearchParams({ q: query, version, ...(page > 1 && { page: String(page) }) })}`;
