import { describe, expect, test } from 'vitest';
import type { SubscribeAnswer } from '../../../core/emailSubscription';
import { outcomeOf, outcomeOfException } from './outcome';

const wait = (minutes: number) => `Please wait ${minutes} minute(s) before trying again.`;

describe('[NEWS-4] what the reader is told', () => {
  test.each<[number, unknown, 'success' | 'error', string]>([
    [200, { message: 'ok' }, 'success', 'Thanks for subscribing! 🎉'],
    [200, {}, 'success', 'Thanks for subscribing! 🎉'],
    [200, { alreadySubscribed: true }, 'success', "It looks like you're already subscribed, good for you! 🎉"],
    [200, { alreadySubscribed: 'yes' }, 'success', 'Thanks for subscribing! 🎉'],
    [200, null, 'error', 'Failed to subscribe. Please try again.'],
    [429, { retryAfter: 1 }, 'error', wait(1)],
    [429, { retryAfter: 60 }, 'error', wait(1)],
    [429, { retryAfter: 61 }, 'error', wait(2)],
    [429, { retryAfter: 600 }, 'error', wait(10)],
    [429, {}, 'error', wait(1)],
    [429, null, 'error', wait(1)],
    [429, { retryAfter: 0 }, 'error', wait(1)],
    [429, { retryAfter: -5 }, 'error', wait(1)],
    [429, { retryAfter: 'soon' }, 'error', wait(1)],
    [400, { error: 'Please provide a valid email address' }, 'error', 'Please provide a valid email address'],
    [500, { error: '' }, 'error', 'Subscription failed'],
    [500, { error: { x: 1 } }, 'error', 'Subscription failed'],
    [500, null, 'error', 'Subscription failed'],
    [404, {}, 'error', 'Subscription failed'],
  ])('%i with %o', (status, body, state, text) => {
    expect(outcomeOf(status, body as SubscribeAnswer | null)).toMatchObject({ state, text });
  });

  test.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(''), 'Failed to subscribe. Please try again.'],
    ['thrown text', 'Failed to subscribe. Please try again.'],
    [undefined, 'Failed to subscribe. Please try again.'],
  ])('exception %o', (error, text) => expect(outcomeOfException(error).text).toBe(text));

  test('failures are events', () => {
    expect(outcomeOf(429, null).event).toMatchObject({ action: 'failed', name: 'rate-limited', value: 429 });
    expect(outcomeOf(503, null).event).toMatchObject({ action: 'failed', name: 'refused', value: 503 });
    expect(outcomeOfException(null).event).toMatchObject({ action: 'failed', name: 'unreachable' });
  });
});
