import { expect, test } from 'vitest';
import { withoutNoise } from './query';

const words = (text: string) => withoutNoise(text).trim().split(/\s+/).join(' ');

test.each([
  ['\u001b[31mERROR\u001b[0m Existing nullifier', 'ERROR Existing nullifier'],
  ['2025-11-03T10:00:01.123Z node Failed to get a note', 'node Failed to get a note'],
  ['No public key registered for address 0x2b1f3e4d5c6b7a8f', 'No public key registered for address'],
  ['Error: boom at /home/me/app/src/index.ts:12:5', 'Error: boom at'],
])('a pasted message keeps its words: %s', (pasted, left) => expect(words(pasted)).toBe(left));

test('what is nothing else stays as it is', () => {
  expect(words('0x2b1f3e4d5c6b7a8f')).toBe('0x2b1f3e4d5c6b7a8f');
  expect(words('createPXEClient --node-url')).toBe('createPXEClient --node-url');
});
