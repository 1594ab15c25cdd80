import type { ComparePageData } from '../../../core/compare/comparison';
import { withoutSlash } from '../../../core/pagePath';
import { askForJson } from '../../bridge/fetchJson';

/** By address; `null` where there is no such page. */
const pages = new Map<string, ComparePageData | null>();

/** What the page at an address shows, as far as it was loaded. */
export const pageAt = (path: string): ComparePageData | null | undefined => pages.get(withoutSlash(path));

/** Fetches what the page at an address shows. If it does not come, that is told and retried as for a script. */
export async function loadPage(address: string): Promise<void> {
  const page = withoutSlash(address.replace(/[?#].*/, ''));
  if (!/^\/compare(?:\/|$)/.test(page) || pages.has(page)) return;
  const answer = await askForJson(`${page}.json`).catch(() => undefined);
  if (answer?.ok) pages.set(page, (await answer.json()) as ComparePageData);
  else if (answer?.status === 404) pages.set(page, null);
  else throw Object.assign(new Error(`${page}: ${answer?.status ?? 'no answer'}`), { name: 'ChunkLoadError' });
}
