import { expect, test } from 'vitest';
import { collapseDuration } from './duration';

test('[ANIM-1] the duration grows with the height, less than in proportion', () => {
  const [small, middle, large] = [36, 360, 3600].map((height) => collapseDuration(height, false));
  expect(small).toBe(192);
  expect(middle).toBeGreaterThan(small!);
  expect(large).toBeGreaterThan(middle!);
  expect(large! / middle!).toBeLessThan(10);
});

test('[ANIM-1] under reduced motion it is 1 ms', () => {
  expect(collapseDuration(3600, true)).toBe(1);
});
