/** What the newsletter form and the function behind it agree on. */

import type { FunctionAnswer } from './functionAnswer';

export const SUBSCRIBE_PATH = '/.netlify/functions/subscribe';
export const SUBSCRIBE_SOURCE = 'docs-footer';

/** A field that people do not see. Whoever fills it in is a program. */
export const HONEYPOT_FIELD = 'website';

/** The function refuses a longer body; the form shortens `url` to fit. */
export const MAX_BODY_BYTES = 1024;

export const SUBSCRIBED = 'Thanks for subscribing! 🎉';
export const ALREADY_SUBSCRIBED = "It looks like you're already subscribed, good for you! 🎉";
export const SUBSCRIBE_FAILED = 'Failed to subscribe. Please try again.';

export type SubscribeRequest = {
  email: string;
  source: typeof SUBSCRIBE_SOURCE;
  timestamp: number;
  url: string;
};

export type SubscribeAnswer = FunctionAnswer & { alreadySubscribed?: true };
