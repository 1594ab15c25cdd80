import { expect, test } from 'vitest';
import { withoutNoise } from './pasted';

test.each([
  ['\u001b[31mERROR\u001b[0m Existing nullifier', 'ERROR Existing nullifier'],
  ['[33mWARN[39m: no peers', 'WARN : no peers'],
  ['2025-11-03T10:00:01.123Z node Failed to get a note', 'node Failed to get a note'],
  ['[10:00:01.123] node Failed to get a note', 'node Failed to get a note'],
  ['No public key registered for address 0x2b1f3e4d5c6b7a8f', 'No public key registered for address'],
  ['Transaction 0x1f4c was dropped', 'Transaction was dropped'],
  ['Transaction 0x8f3a4b…11 was dropped', 'Transaction was dropped'],
  ['in use by container f3b18c0de2a7', 'in use by container'],
  ['Error: boom at /home/me/app/src/index.ts:12:5', 'Error: boom at'],
  ['boom\n  at main (file:///srv/app/index.js:1:9)', 'boom at main ( )'],
])('a pasted message keeps its words: %s', (pasted, left) => expect(withoutNoise(pasted).trim()).toBe(left));

test.each([
  '0x2b1f3e4d5c6b7a8f',
  'createPXEClient --node-url',
  'reverted with 0xb899c844',
  'exit code 78',
  'defaced facade',
])('what is nothing else stays as it is: %s', (text) => expect(withoutNoise(text)).toBe(text));
