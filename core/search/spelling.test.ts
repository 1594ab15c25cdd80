import { expect, test } from 'vitest';
import { distance } from '../editDistance';
import { nearWords } from './spelling';

test.each([
  ['note', 'note', 0],
  ['nullifer', 'nullifier', 1],
  ['orcale', 'oracle', 1],
  ['promethues', 'prometheus', 1],
  ['kitten', 'sitting', 3],
])('from %s to %s are %d edits', (a, b, edits) => {
  expect(distance(a, b, 3)).toBe(edits);
});

test('gives up above the limit', () => {
  expect(distance('sequencer', 'governance', 2)).toBe(3);
  expect(distance('a', 'abcdef', 2)).toBe(3);
});

const known = ['fee', 'node', 'note', 'nullifier', 'oracle', 'sandbox', 'sequencer'];
const counts = [9, 9, 99, 5, 5, 5, 5];

test.each([
  ['seqencer', 'sequencer'],
  ['nulifer', 'nullifier'],
  ['sanbox', 'sandbox'],
  ['nofe', 'note'],
  ['zandbox', 'sandbox'],
])('%s is near %s', (word, expected) => {
  expect(known[nearWords(word, known, counts, false)[0]!.word]).toBe(expected);
});

test('short words and numbers are taken as they are', () => {
  expect(nearWords('fe', known, counts, false)).toEqual([]);
  expect(nearWords('8081', ['8080'], [1], false)).toEqual([]);
});

test('while typing, the beginning is compared', () => {
  expect(nearWords('sequnec', known, counts, true).map(({ word }) => known[word])).toEqual(['sequencer']);
});
