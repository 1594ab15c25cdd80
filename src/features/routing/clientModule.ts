import type { ClientModule } from '@docusaurus/types';
import { ROUTE_EVENT } from './boot';

let announcer: HTMLElement | undefined;

/** Screen readers hear where they are. The document's title would still be the old one: it is set a frame later. */
function announce(): void {
  if (!announcer) {
    announcer = document.createElement('div');
    announcer.className = 'visually-hidden';
    announcer.setAttribute('aria-live', 'polite');
    document.body.append(announcer);
  }
  announcer.textContent = document.querySelector('h1')?.textContent ?? document.title;
}

const clientModule: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    announce();
    // The keyboard goes on from the top of the new page.
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    dispatchEvent(new Event(ROUTE_EVENT));
  },
};

export default clientModule;
