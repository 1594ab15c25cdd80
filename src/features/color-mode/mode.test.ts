import { describe, expect, test } from 'vitest';
import { modeFor, nextChoice, readChoice, type Choice, type Settings } from './mode';

const plain: Settings = { defaultMode: 'light', choices: ['light', 'dark'] };
const system: Settings = { defaultMode: 'light', choices: ['light', 'dark', 'system'] };

describe('[COL-2] with the system preference respected', () => {
  test('the toggle cycles light, dark, system', () => {
    let choice: Choice | null = 'light';
    const seen: Choice[] = [];
    for (let i = 0; i < 4; i++) seen.push((choice = nextChoice(choice, 'light', system)));
    expect(seen).toEqual(['dark', 'system', 'light', 'dark']);
  });

  test.each([
    [null, true, 'dark'],
    [null, false, 'light'],
    ['system', true, 'dark'],
    ['light', true, 'light'],
    ['dark', false, 'dark'],
  ] as const)('choice %s with a dark system (%s) shows %s', (choice, dark, mode) => {
    expect(modeFor(choice, dark, system)).toBe(mode);
  });
});

describe('[COL-1] without it', () => {
  test('a dark system is not followed', () => expect(modeFor(null, true, plain)).toBe('light'));
  test('the toggle goes from what is shown to the other', () => {
    expect(nextChoice(null, 'light', plain)).toBe('dark');
    expect(nextChoice('dark', 'dark', plain)).toBe('light');
  });
  test.each(['{bad', '', 'system', 'NaN', null])('stored %s is no choice', (stored) => {
    expect(readChoice(stored, plain)).toBeNull();
  });
});
