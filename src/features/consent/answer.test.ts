import { describe, expect, test } from 'vitest';
import { currentAnswer, isGranted, mustAsk, readAnswer, type Answer } from './answer';

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
