import { hasConsent, mayLoad, unload } from '../consent/boot';

type Tracker = typeof import('./matomo');

let tracker: Promise<Tracker> | undefined;

/** Loads our part of the tracker on first use. The answer or the page may change while it loads, so both are asked again. */
export function withTracker(action: (matomo: Tracker) => void): void {
  const allowed = () => hasConsent() && mayLoad();
  if (!allowed()) return;
  tracker ??= import('./matomo');
  tracker.then(
    (matomo) => allowed() && action(matomo),
    () => (tracker = undefined),
  );
}

export const forgetView = (): void => void tracker?.then((matomo) => matomo.forgetView());

/** Cookies of an earlier visit go too, even if the tracker was not loaded on this page. */
export function withdraw(): void {
  if (tracker || document.cookie.includes('_pk_'))
    void (tracker ?? import('./matomo'))
      .then((matomo) => hasConsent() || matomo.withdraw())
      .catch(() => undefined)
      .then(() => hasConsent() || unload('analytics'));
}
