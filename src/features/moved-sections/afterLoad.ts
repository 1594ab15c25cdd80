import { onRoute } from '../routing/boot';

/** A server does not see the part of an address behind `#`, so the page where a section was leads on to it. */
function moveOn(): void {
  const link = document.getElementById(location.hash.slice(1));
  if (link?.dataset.moved === '') location.replace((link as HTMLAnchorElement).href);
}

export function startMovedSections(): void {
  onRoute(moveOn);
  addEventListener('hashchange', moveOn);
}
