import type { AnalyticsEvent } from '../../../core/analyticsEvents';
import { hasConsent, onConsent } from '../consent/boot';
import { ROUTE_EVENT } from '../routing/boot';

type Tracker = typeof import('./matomo');

let tracker: Promise<Tracker> | undefined;

/** Loads our part of the tracker on first use. The answer may change while it loads, so it is asked again. */
function withTracker(action: (matomo: Tracker) => void): void {
  if (!__ENV__.analytics || !hasConsent()) return;
  tracker ??= import('./matomo');
  tracker.then(
    (matomo) => hasConsent() && action(matomo),
    () => (tracker = undefined),
  );
}

/** Reports an event of the catalogue; without consent, or with no host configured, nothing happens. */
export const track = (...events: AnalyticsEvent[]): void =>
  withTracker((matomo) => events.forEach((event) => matomo.sendEvent(event)));

function withdraw(): void {
  // Cookies of an earlier visit go too, even if the tracker was not loaded on this page.
  if (tracker || document.cookie.includes('_pk_'))
    void (tracker ?? import('./matomo')).then((matomo) => hasConsent() || matomo.withdraw()).catch(() => undefined);
}

export function startAnalytics(): void {
  const settings = __ENV__.analytics;
  if (!settings) return;
  let atLoad = true;
  onConsent((granted) => {
    const consentedBefore = atLoad;
    if (granted) withTracker((matomo) => matomo.accept(settings, consentedBefore));
    else withdraw();
  });
  atLoad = false;
  addEventListener(ROUTE_EVENT, () => {
    const url = location.href;
    if (!hasConsent()) return void tracker?.then((matomo) => matomo.forgetView());
    // The title of the new page is set in the next frame.
    requestAnimationFrame(() => setTimeout(() => withTracker((matomo) => matomo.routeView(url))));
  });
}
