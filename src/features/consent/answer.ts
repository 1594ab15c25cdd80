/** As it is stored under `matomoConsent`. */
export type Answer = 'true' | 'false';

/** Nothing, or nonsense, is no answer: the reader is asked. */
export const readAnswer = (stored: string | null): Answer | null =>
  stored === 'true' || stored === 'false' ? stored : null;

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
