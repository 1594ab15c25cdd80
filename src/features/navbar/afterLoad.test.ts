import { expect, test } from 'vitest';
import { navbarHidden } from './afterLoad';

test.each([
  ['near the top', 90, 0, false, false],
  ['down past its height', 300, 100, false, true],
  ['up again', 200, 300, true, false],
  ['a pixel of jitter keeps it hidden', 301, 300, true, true],
  ['a pixel of jitter keeps it shown', 299, 300, false, false],
])('[NAV-4] %s', (_, top, last, before, hidden) => {
  expect(navbarHidden(top, last, 100, before)).toBe(hidden);
});
