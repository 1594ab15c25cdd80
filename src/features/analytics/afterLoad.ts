import { onConsent } from '../consent/store';

/** Nothing of the tracker is loaded without consent, unless there are cookies of an earlier one to take back. */
export function startAnalytics(): void {
  const settings = __ENV__.analytics;
  if (!settings) return;
  let started = false;
  onConsent((granted) => {
    if (started || !(granted || document.cookie.includes('_pk_'))) return;
    started = true;
    import('./tracking').then(
      ({ startTracking }) => startTracking(settings),
      () => (started = false),
    );
  });
}
