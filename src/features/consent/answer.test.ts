import { describe, expect, test } from 'vitest';
import { currentAnswer, isExpired, isGranted, mustAsk, readAnswer, readDate, type Answer } from './answer';

test.each([
  ['true', 'true'],
  ['false', 'false'],
  [null, null],
  ['', null],
  ['TRUE', null],
  ['1', null],
  ['{bad', null],
  ['[]', null],
  ['NaN', null],
])('[CONS-1] stored %s is the answer %s', (stored, answer) => expect(readAnswer(stored)).toBe(answer));

describe('[CONS-1] answers and Global Privacy Control', () => {
  const table: Array<[Answer | null, boolean, { granted: boolean; ask: boolean }]> = [
    [null, false, { granted: false, ask: true }],
    ['true', false, { granted: true, ask: false }],
    ['false', false, { granted: false, ask: false }],
    [null, true, { granted: false, ask: false }],
    ['true', true, { granted: false, ask: false }],
    ['false', true, { granted: false, ask: false }],
  ];
  test.each(table)('answer %s with the signal %s', (answer, signal, expected) => {
    expect({ granted: isGranted(answer, signal), ask: mustAsk(answer, signal) }).toEqual(expected);
  });

  test('the settings say which answer holds', () => {
    expect(currentAnswer(null, false)).toBe('');
    expect(currentAnswer('true', false)).toContain('accepted');
    expect(currentAnswer('false', false)).toContain('refused');
    expect(currentAnswer('true', true)).toContain('Global Privacy Control');
  });
});

const NOW = Date.UTC(2026, 6, 1);
const daysAgo = (days: number) => String(NOW - days * 86_400_000);

test.each([
  [daysAgo(0), false],
  [daysAgo(182), false],
  [daysAgo(184), true],
  [null, false],
  ['', false],
  ['{bad', false],
  [daysAgo(-1), false],
])('[CONS-1] an answer of %s has expired: %s', (stored, expired) => {
  expect(isExpired(readDate(stored, NOW), NOW)).toBe(expired);
});
