const later = (act: () => void): unknown =>
  typeof requestIdleCallback === 'function' ? requestIdleCallback(act) : setTimeout(act, 500);

const hrefs = new Set<string>();

/** Pages share most of their files, and Docusaurus adds a link for each of every page. */
function dropRepeated(): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]:not([data-first])')) {
    if (hrefs.has(link.href)) link.remove();
    hrefs.add(link.href);
    link.dataset.first = '';
  }
}

/**
 * Docusaurus' links ask for what they lead to when they come into view, and each time all routes are looked through:
 * on a phone half a second for a page of links. Here they wait, and go one by one, until the browser has nothing to do.
 */
export function prefetchWhenIdle(): void {
  const known = window.docusaurus;
  if (!known?.prefetch) return;
  const waiting: string[] = [];
  const next = (): void => {
    known.prefetch(waiting.shift()!);
    dropRepeated();
    if (waiting.length) later(next);
  };
  const prefetch = (address: string): false => {
    if (waiting.push(address) === 1) later(next);
    return false;
  };
  window.docusaurus = { ...known, prefetch };
}
