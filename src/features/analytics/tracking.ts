import { site } from '../../bridge/site';
import { mayLoad, unload } from '../consent/services';
import { hasConsent, onConsent } from '../consent/store';
import { ROUTE_EVENT } from '../routing/boot';
import * as matomo from './matomo';
import { TRACK_EVENT } from './track';

let used = false;

/** Both are asked each time: the answer may change, and private keys may have been typed. */
function ifAllowed(action: () => void): void {
  if (!hasConsent() || !mayLoad()) return;
  used = true;
  action();
}

/** Cookies of an earlier visit go too, even if nothing was sent from this page. */
function withdraw(): void {
  if (!used && !document.cookie.includes('_pk_')) return;
  matomo.withdraw();
  unload('analytics');
}

export function startTracking(settings: matomo.Settings): void {
  let { consented: consentedBefore = false } = site();
  onConsent((granted) => {
    const before = consentedBefore;
    consentedBefore = false;
    if (granted) ifAllowed(() => matomo.accept(settings, before));
    else withdraw();
  });
  addEventListener(ROUTE_EVENT, () => {
    const url = location.href;
    if (!hasConsent()) return matomo.forgetView();
    // The title of the new page is set in the next frame.
    requestAnimationFrame(() => setTimeout(() => ifAllowed(() => matomo.routeView(settings, url))));
  });
  const report = ({ detail }: CustomEvent) => ifAllowed(() => detail.forEach(matomo.sendEvent));
  addEventListener(TRACK_EVENT, report as EventListener);
}
