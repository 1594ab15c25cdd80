import type { Answer } from './answer';
import { consent, dateAnswer, settingsOpen } from './store';

export const banner = (): HTMLElement | null => document.querySelector('.consent');

/** The attribute that shows the banner follows the store at once, so it can take the focus. */
export function openSettings(): void {
  settingsOpen.set(true);
  banner()?.focus();
}

/** Focus that was in the banner goes back to where it was opened. */
function leave(change: () => void): void {
  const back = settingsOpen.getSnapshot() ? '[data-consent-open]' : '#main';
  const refocus = banner()?.contains(document.activeElement);
  change();
  settingsOpen.set(false);
  if (refocus) document.querySelector<HTMLElement>(back)?.focus({ preventScroll: true });
}

export const closeSettings = (): void => leave(() => undefined);

export const decide = (answer: Answer): void =>
  leave(() => {
    dateAnswer();
    consent.set(answer);
  });
