import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, packWords, unpack, unpackWords } from './codec';

test('numbers come back as they were, in JSON-safe characters', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(200), fc.nat(1_000_000))), (numbers) => {
      const text = pack(numbers);
      expect(JSON.stringify(text)).toHaveLength(text.length + 2);
      expect([...unpack(text)]).toEqual(numbers);
    }),
  );
});

test('small numbers take one character', () => {
  expect(pack([0, 1, 60])).toHaveLength(3);
  expect(pack([61])).toHaveLength(2);
});

test('sorted words come back as they were', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z0-9]{1,70}$/)), (list) => {
      const sorted = list.sort();
      expect(unpackWords(packWords(sorted))).toEqual(sorted);
    }),
  );
  expect(unpackWords(packWords([]))).toEqual([]);
});
