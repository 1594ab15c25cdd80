import { site } from './site';

const RENDERED_AT = '/404.html';

/**
 * One file answers every address that no page has. React must see it where it was rendered, or it would take some of
 * these addresses for pages (`/nightly/…`) and fail on others (`/%`). The address bar is right again once it has. A
 * browser that is on its way to another page stays when the address changes: until then, links wait (early.ts).
 */
export function pinAddress(): void {
  if (!document.querySelector('[data-not-found]')) return;
  site().requested = location.href;
  history.replaceState(history.state, '', RENDERED_AT);
}

export function restoreAddress(): void {
  if (!site().requested) return;
  history.replaceState(history.state, '', site().requested);
  site().requested = '';
}

/** The address that the reader sees, or saw a moment ago. */
export const address = (): URL => new URL(site().requested || location.href);

export const reloadPage = (): void => location.reload();
