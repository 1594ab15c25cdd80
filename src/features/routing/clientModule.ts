import type { ClientModule } from '@docusaurus/types';
import { dropLostHash } from '../version-switch/dropLostHash';
import { announcement } from './announcement';
import { ROUTE_EVENT } from './boot';
import { prefetchWhenIdle } from './prefetch';
import { endProgress, startProgress } from './progress';

/** The page of this site that the browser came from; else this one. */
const cameFrom = (): string =>
  document.referrer.startsWith(`${location.origin}/`)
    ? document.referrer.slice(location.origin.length)
    : location.pathname;

const clientModule: ClientModule = {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    return startProgress();
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) prefetchWhenIdle();
    endProgress();
    dropLostHash(previousLocation?.pathname ?? cameFrom());
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The document's title would still be the old one: it is set a frame later.
    announcement.set({ text: document.querySelector('h1')?.textContent ?? document.title });
    // The keyboard goes on from the top of the new page.
    if (!location.hash) document.getElementById('main')?.focus({ preventScroll: true });
    dispatchEvent(new Event(ROUTE_EVENT));
  },
};

export default clientModule;
