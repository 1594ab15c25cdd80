import { expect, test } from 'vitest';
import { interval, measure } from './measures';

const grades = { '/best': 3, '/good': 2, '/near': 1 };

test('the ideal order gets one, whatever sections stand for the pages', () => {
  expect(measure(['/best#a', '/best', '/good#x', '/near'], grades)).toEqual({ ndcg: 1, success: 1, mrr: 1 });
});

test('a related page first costs the success, and the reciprocal rank of the first answer', () => {
  const { ndcg, success, mrr } = measure(['/near', '/other', '/good'], grades);
  expect(ndcg).toBeCloseTo((1 + 3 / 2) / (7 + 3 / Math.log2(3) + 1 / 2), 5);
  expect([success, mrr]).toEqual([0, 1 / 3]);
});

test('no hits are worth nothing', () => expect(measure([], grades)).toEqual({ ndcg: 0, success: 0, mrr: 0 }));

test('the interval holds the mean, and is the same each time', () => {
  const values = [0, 1, 1, 0.5, 0.25];
  expect(interval(values)).toEqual(interval(values));
  expect(interval(values).low).toBeLessThan(0.55);
  expect(interval(values).high).toBeGreaterThan(0.55);
});
