import { hasConsent, onConsent } from '../consent/boot';
import { ROUTE_EVENT } from '../routing/boot';
import { TRACK_EVENT } from './track';
import { forgetView, withdraw, withTracker } from './tracker';

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
    if (!hasConsent()) return forgetView();
    // The title of the new page is set in the next frame.
    requestAnimationFrame(() => setTimeout(() => withTracker((matomo) => matomo.routeView(settings, url))));
  });
  const report = ({ detail }: CustomEvent) => withTracker(({ sendEvent }) => detail.forEach(sendEvent));
  addEventListener(TRACK_EVENT, report as EventListener);
}
