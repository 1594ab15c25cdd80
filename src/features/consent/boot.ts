import { early } from '../../bridge/early';
import { decide, openSettings } from './acts';
import { mustAsk, readAnswer } from './answer';
import { isForgetting } from './services';
import { consent, dateAnswer, hasDate, privacyControl, settingsOpen } from './store';

export { hasConsent, onConsent } from './store';
export { loadService, mayLoad, unload } from './services';

const root = document.documentElement;

/** The banner is in every page; an attribute shows it. Answers count at once, also before React. */
export function startConsent(): void {
  if (consent.getSnapshot() && !hasDate()) dateAnswer();
  if (isForgetting()) void import('./kept').then(({ forgetChat }) => forgetChat()).catch(() => undefined);
  const show = () => {
    root.removeAttribute('data-consent');
    root.toggleAttribute('data-consent', mustAsk(consent.getSnapshot(), privacyControl()));
    if (settingsOpen.getSnapshot()) root.setAttribute('data-consent', 'settings');
  };
  show();
  for (const store of [consent, settingsOpen]) store.subscribe(show);
  early('click', '[data-consent-open]', openSettings);
  early('click', '.consent [value]', (button) => decide(readAnswer((button as HTMLButtonElement).value)!));
}
