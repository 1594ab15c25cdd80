import { readItem, writeItem } from '../../../core/storage';
import type { Scope } from '../../../core/search/types';
import { address } from '../../bridge/address';
import { searchTag, versionOfAddress, VERSIONS, type DocVersion } from '../../../core/versions';

/** As it stands in the url of the search page. */
export type Version = DocVersion;
const TAGS = Object.fromEntries(VERSIONS.map((version) => [version.id, searchTag(version)])) as Record<Version, string>;

const KEY = 'docs-read-version';
/** Pages that belong to no version, or to both. */
const NEUTRAL = /^\/(search|checked-code|offline|compare(\/.*)?)$/;

export const isVersion = (value: string | null): value is Version => value !== null && Object.hasOwn(TAGS, value);

/** What the server can tell of a page. */
export const versionOf = (path: string): Version => versionOfAddress(path).id;

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
