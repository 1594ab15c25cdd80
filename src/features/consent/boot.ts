import { early } from '../../bridge/early';
import { decide, openSettings } from './acts';
import { mustAsk, readAnswer } from './answer';
import { runAfterLoad } from '../../bridge/afterLoad';
import { site } from '../../bridge/site';
import { consent, hasConsent, privacyControl, settingsOpen } from './store';

const root = document.documentElement;

/** The banner is in every page; an attribute shows it. Answers count at once, also before React. */
export function startConsent(): void {
  site().consented = hasConsent();
  const show = () => {
    root.removeAttribute('data-consent');
    root.toggleAttribute('data-consent', mustAsk(consent.getSnapshot(), privacyControl()));
    if (settingsOpen.getSnapshot()) root.setAttribute('data-consent', 'settings');
  };
  show();
  for (const store of [consent, settingsOpen]) store.subscribe(show);
  // Given in another tab, it counts here too.
  consent.subscribe(runAfterLoad);
  early('click', '[data-consent-open]', openSettings);
  early('click', '.consent [value]', (button) => decide(readAnswer((button as HTMLButtonElement).value)!));
}
