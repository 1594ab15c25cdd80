import { pinAddress, restoreAddress } from '../../bridge/address';
import { giveUp } from '../../bridge/early';
import { loadLater } from '../../bridge/later';
import { loadScript } from '../../bridge/loadScript';

function failed(): void {
  restoreAddress();
  document.documentElement.setAttribute('data-load-failed', '');
  giveUp();
}

/** React's script tags carry `type="app"`, which browsers ignore: real ones are made of them, each tried twice. */
export function loadApp(): void {
  pinAddress();
  loadLater();
  // A part of the page that React asked for; on the way to another page, Docusaurus lets the browser load that page.
  addEventListener('unhandledrejection', ({ reason }) => reason?.name === 'ChunkLoadError' && failed());
  for (const tag of document.querySelectorAll('script[type="app"]')) {
    const src = tag.getAttribute('src')!;
    loadScript(src).catch(() => loadScript(`${src}?retry`).catch(failed));
  }
}
