import { format as nodeFormat } from 'node:util';
import { expect, test } from 'vitest';
import { format } from './util';

test.each<[unknown[]]>([
  [['status', 'success', 7]],
  [['balance', 70n]],
  [[{ isValidInPrivate: true, isValidInPublic: false }]],
  [[[1, 'two', [3n]], null, undefined]],
  [['%s has %d', 'Alice', 70, 'more']],
  [[new Map([['a', 1]]), new Set([1])]],
  [["it's", { text: "it's" }]],
])('prints as Node does: %s', (values) => {
  expect(
    format(...values)
      .replaceAll('"', "'")
      .replaceAll("\\'", "'"),
  ).toBe(nodeFormat(...values).replaceAll('"', "'"));
});
