import { expect, test } from 'vitest';
import { stem, terms, words } from './tokenize';

test.each([
  ['AZTEC_NODE_URL', ['aztec', 'node', 'url', 'aztecnodeurl']],
  ['--node-url', ['node', 'url', 'nodeurl', '--node-url']],
  ['PublicMutable', ['public', 'mutable', 'publicmutable']],
  ['createPXEClient', ['create', 'pxe', 'client', 'createpxeclient']],
  ['sendL2Message', ['send', 'l2', 'message', 'sendl2message']],
  ['#[only_self]', ['only', 'self', 'onlyself']],
  ['Vec<u8>', ['vec', 'u8']],
  ['aztec.js', ['aztec', 'js', 'aztecjs']],
  ['version 1.2.3', ['version', '1.2.3']],
  ['context.msg_sender()', ['context', 'msg', 'sender', 'msgsender']],
  ['What is the note?', ['note']],
  ["it's the node's, don’t we'll", ['node']],
  ['a - b, well-known -v', ['b', 'well', 'known', 'wellknown', 'v', '-v']],
  ['naïve', ['naive']],
  ['0xDeadBeef', ['0xdeadbeef']],
])('%s gives %j', (text, expected) => {
  expect(terms(text)).toEqual(expected);
});

test('words know where they stand', () => {
  const text = 'Use `aztec-up` now';
  expect(words(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Use', 'aztec-up', 'now']);
});

test.each([
  ['contracts', 'contract'],
  ['deploying', 'deployed'],
  ['deployment', 'deploy'],
  ['fees', 'fee'],
  ['notes', 'note'],
  ['stake', 'staking'],
  ['queries', 'query'],
  ['bridging', 'bridge'],
  ['running', 'run'],
])('%s and %s have one stem', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

test.each([
  ['note', 'not'],
  ['node', 'nodule'],
  ['process', 'proces'],
  ['l1', 'l2'],
])('%s and %s do not', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});
