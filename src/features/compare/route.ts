import type { ComponentType } from 'react';
import type { ComparePageData } from '../../../core/compare/comparison';
import { withoutSlash } from '../../../core/pagePath';

const pages = new Map<string, ComparePageData>();

export const pageAt = (path: string): ComparePageData | undefined => pages.get(withoutSlash(path));

/** Fetches what the page at an address shows. If it does not come, that is told and retried as for a script. */
export async function loadPage(path: string): Promise<void> {
  const page = withoutSlash(path.replace(/[?#].*/, ''));
  if (!/^\/compare(?:\/|$)/.test(page) || pages.has(page)) return;
  const answer = await fetch(`${page}.json`).catch(() => undefined);
  if (answer?.ok) pages.set(page, (await answer.json()) as ComparePageData);
  else if (answer?.status !== 404)
    throw Object.assign(new Error(`${page}: ${answer?.status ?? 'no answer'}`), { name: 'ChunkLoadError' });
}

type Loadable = ComponentType & { preload: () => Promise<unknown> };

/**
 * In the browser one route stands for all comparisons (plugins/route-tables). React waits for what a route
 * preloads, before it hydrates a page and before it shows another: the address is the new one by then.
 */
export function comparePages(component: Loadable): Loadable {
  const { preload } = component;
  return Object.assign(component, {
    preload: () => Promise.all([preload(), typeof location !== 'undefined' && loadPage(location.pathname)]),
  });
}
