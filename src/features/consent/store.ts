import { readItem, writeItem } from '../../../core/storage';
import { sharedStore, storedStore } from '../../bridge/store';
import { isExpired, isGranted, readAnswer, readDate, type Answer } from './answer';

const AT = 'matomoConsentAt';
const answeredAt = (): number | null => readDate(readItem(AT), Date.now());

/** Whether visits may be counted. The date stands in a key of its own. */
export const consent = storedStore<Answer | null>('matomoConsent', {
  server: null,
  parse: (text) => (isExpired(answeredAt(), Date.now()) ? null : readAnswer(text)),
  format: (answer) => answer ?? '',
});

/** The reader has asked for the banner. */
export const settingsOpen = sharedStore('consent-settings', false);

/** Before the answer, so that another tab that hears of the answer finds its date. */
export const dateAnswer = (): void => writeItem(AT, String(Date.now()));
export const hasDate = (): boolean => answeredAt() !== null;

export const privacyControl = (): boolean =>
  (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

export const hasConsent = (): boolean => isGranted(consent.getSnapshot(), privacyControl());

/** Runs now and after every change, made here or in another tab. */
export function onConsent(listener: (granted: boolean) => void): void {
  consent.subscribe(() => listener(hasConsent()));
  listener(hasConsent());
}
