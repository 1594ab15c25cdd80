import { describe, expect, test } from 'vitest';
import { categoryOf, newsletterFailed, newsletterSubscribed, surveySubmitted } from './analyticsEvents';

describe('[SURV-2] category of a score', () => {
  test.each([
    [0, 'detractor'],
    [6, 'detractor'],
    [7, 'passive'],
    [8, 'passive'],
    [9, 'promoter'],
    [10, 'promoter'],
  ])('%i is a %s', (score, category) => expect(categoryOf(score)).toBe(category));
});

describe('[ANA-3] survey events', () => {
  test('a promoter reaches goal 2 and carries both dimensions', () => {
    expect(surveySubmitted(9, '')).toEqual([
      {
        category: 'Survey',
        action: 'submitted',
        name: 'promoter',
        value: 9,
        dimensions: { 1: '9', 2: 'promoter' },
        goal: 2,
      },
    ]);
  });

  test.each([8, 6, 0])('%i reaches no goal', (score) => expect(surveySubmitted(score, '')[0]!.goal).toBeUndefined());

  test('feedback is a second event, cut to its first 100 characters', () => {
    expect(surveySubmitted(3, 'x'.repeat(100))[1]!.name).toHaveLength(100);
    expect(surveySubmitted(3, `${'x'.repeat(100)}y`)[1]).toMatchObject({ action: 'feedback', name: 'x'.repeat(100) });
    expect(surveySubmitted(3, '🎉'.repeat(120))[1]!.name).toBe('🎉'.repeat(100));
  });
});

test('newsletter events say what happened and hold no address', () => {
  expect(newsletterSubscribed(false)).toEqual({ category: 'Newsletter', action: 'subscribed' });
  expect(newsletterSubscribed(true).action).toBe('already subscribed');
  expect(newsletterFailed('refused', 500)).toEqual({
    category: 'Newsletter',
    action: 'failed',
    name: 'refused',
    value: 500,
  });
  expect(newsletterFailed('unreachable')).not.toHaveProperty('value');
});
