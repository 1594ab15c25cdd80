import { newsletterFailed, newsletterSubscribed, type AnalyticsEvent } from '../../../core/analyticsEvents';
import {
  ALREADY_SUBSCRIBED,
  SUBSCRIBED,
  SUBSCRIBE_FAILED,
  type SubscribeAnswer,
} from '../../../core/emailSubscription';
import { waitText } from '../../../core/functionAnswer';

/** What the reader is told. */
export type Outcome = { state: 'success' | 'error'; text: string; event: AnalyticsEvent };

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The body comes from the network: anything may be in it, or nothing. */
export function outcomeOf(status: number, body: SubscribeAnswer | null): Outcome {
  if (status === 429)
    return { state: 'error', text: waitText(body?.retryAfter), event: newsletterFailed('rate-limited', status) };
  if (status < 200 || status > 299)
    return {
      state: 'error',
      text: text(body?.error) || 'Subscription failed',
      event: newsletterFailed('refused', status),
    };
  // A page of some other server in between, such as a hotel's sign-in page.
  if (!body) return { state: 'error', text: SUBSCRIBE_FAILED, event: newsletterFailed('unreachable', status) };
  const again = body.alreadySubscribed === true;
  return { state: 'success', text: again ? ALREADY_SUBSCRIBED : SUBSCRIBED, event: newsletterSubscribed(again) };
}

export const outcomeOfException = (error: unknown): Outcome => ({
  state: 'error',
  text: (error instanceof Error && error.message) || SUBSCRIBE_FAILED,
  event: newsletterFailed('unreachable'),
});

export const invalid = (message: string): Outcome => ({
  state: 'error',
  text: message,
  event: newsletterFailed('invalid'),
});
