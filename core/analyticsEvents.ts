/** Every event that the site reports, in one place. Nothing here may carry an address or anything typed but feedback. */

type ScoreCategory = 'promoter' | 'passive' | 'detractor';

export interface AnalyticsEvent {
  category: 'Survey' | 'Newsletter';
  action: string;
  name?: string;
  value?: number;
  /** Custom dimensions: 1 = score, 2 = category of the score. */
  dimensions?: { 1: string; 2: ScoreCategory };
  goal?: typeof PROMOTER_GOAL;
}

const PROMOTER_GOAL = 2;
const FEEDBACK_LENGTH = 100;

export function categoryOf(score: number): ScoreCategory {
  if (score >= 9) return 'promoter';
  return score >= 7 ? 'passive' : 'detractor';
}

const survey = (action: string): AnalyticsEvent => ({ category: 'Survey', action });

export const surveyShown = (): AnalyticsEvent => survey('shown');
export const surveyDismissed = (): AnalyticsEvent => survey('dismissed');

/** One event for the score, and one for the feedback where there is any. */
export function surveySubmitted(score: number, feedback: string): AnalyticsEvent[] {
  const name = categoryOf(score);
  const dimensions = { 1: String(score), 2: name };
  const scored: AnalyticsEvent = { ...survey('submitted'), name, value: score, dimensions };
  if (name === 'promoter') scored.goal = PROMOTER_GOAL;
  // By code point: half an emoji is no text.
  const snippet = [...feedback].slice(0, FEEDBACK_LENGTH).join('');
  return snippet === '' ? [scored] : [scored, { ...survey('feedback'), name: snippet, value: score, dimensions }];
}

export type SubscribeFailure = 'invalid' | 'rate-limited' | 'refused' | 'unreachable';

export const newsletterSubscribed = (again: boolean): AnalyticsEvent => ({
  category: 'Newsletter',
  action: again ? 'already subscribed' : 'subscribed',
});

export const newsletterFailed = (failure: SubscribeFailure, status?: number): AnalyticsEvent => ({
  category: 'Newsletter',
  action: 'failed',
  name: failure,
  ...(status === undefined ? {} : { value: status }),
});
