import { giveUp, startReplay } from '../../bridge/early';
import { pinAddress, restoreAddress } from '../../bridge/address';
import { loadScript } from '../../bridge/loadScript';

/** The last is for other features that need React without the reader's act. */
const INTENT = ['pointerdown', 'pointerover', 'keydown', 'focusin', 'touchstart', 'wheel', 'site:wake'] as const;
const HOVERED = 'a, button, summary, input, textarea, select, label';

function failed(): void {
  restoreAddress();
  document.documentElement.setAttribute('data-load-failed', '');
  giveUp();
}

/** React's script tags carry `type="app"`, which browsers ignore: real ones are made of them, each tried twice. */
function loadApp(): void {
  pinAddress();
  // A part of the page that React asked for; on the way to another page, Docusaurus lets the browser load that page.
  addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && failed());
  for (const tag of document.querySelectorAll('script[type="app"]')) {
    const src = tag.getAttribute('src')!;
    loadScript(src).catch(() => loadScript(`${src}?retry`).catch(failed));
  }
}

/**
 * Loads React at the first sign that the reader is about to do something, and keeps what is done until it is there. A
 * page that shows nothing without it says so (`data-wake`).
 */
export function startHydration(): void {
  // The base-url banner of Docusaurus takes a missing `window.docusaurus` for a wrong base url.
  const w = window as { docusaurus?: unknown };
  w.docusaurus ??= { prefetch: () => false, preload: () => false };
  startReplay();
  if (document.querySelector('[data-wake]')) return loadApp();
  const onIntent = (event: Event) => {
    if (event.type === 'pointerover' && !(event.target as Element).closest?.(HOVERED)) return;
    for (const name of INTENT) removeEventListener(name, onIntent, true);
    loadApp();
  };
  for (const name of INTENT) addEventListener(name, onIntent, { capture: true, passive: true });
}
