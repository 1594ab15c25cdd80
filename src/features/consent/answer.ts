/** As it is stored under `matomoConsent`. */
export type Answer = 'true' | 'false';

const HALF_A_YEAR = 183 * 24 * 60 * 60 * 1000;

/** Nothing, or nonsense, is no answer: the reader is asked. */
export const readAnswer = (stored: string | null): Answer | null =>
  stored === 'true' || stored === 'false' ? stored : null;

/** When the answer was given, as it is stored beside it. A date that cannot be is none. */
export function readDate(stored: string | null, now: number): number | null {
  const at = Number(stored);
  return at > 0 && at <= now ? at : null;
}

/** An answer without a date is as old as the moment in which it is found. */
export const isExpired = (at: number | null, now: number): boolean => at !== null && now - at > HALF_A_YEAR;

/** Global Privacy Control is a refusal, whatever was answered here. */
export const isGranted = (answer: Answer | null, privacyControl: boolean): boolean =>
  answer === 'true' && !privacyControl;

export const mustAsk = (answer: Answer | null, privacyControl: boolean): boolean => answer === null && !privacyControl;

/** What the banner says when the reader opens it again. */
export function currentAnswer(answer: Answer | null, privacyControl: boolean): string {
  if (privacyControl)
    return 'Your browser asks for privacy (Global Privacy Control): that is a refusal. Nothing is sent.';
  if (answer === null) return '';
  return answer === 'true' ? 'Your answer now: accepted.' : 'Your answer now: refused.';
}
