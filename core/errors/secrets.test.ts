import { expect, test } from 'vitest';
import { findSecrets, removedKinds, withoutSecrets } from './secrets';

const KEY = `0x${'a1'.repeat(32)}`;
const hidden = withoutSecrets;

test.each([
  [`VALIDATOR_PRIVATE_KEY=${KEY}`, 'VALIDATOR_PRIVATE_KEY=[removed: private key]'],
  [`"secretKey": "${KEY}"`, '"secretKey": "[removed: private key]"'],
  [`--private-key ${KEY} -v`, '--private-key [removed: private key] -v'],
  ['https://eth.example/v2/abcdEFGHijklMNOPqrstUVWX1234', 'https://eth.example/v2/[removed: key in an address]'],
  ['https://rpc.example/?apikey=12345678abcd', 'https://rpc.example/?apikey=[removed: key in an address]'],
  ['wss://me:pa55word@rpc.example', 'wss://me:[removed: key in an address]@rpc.example'],
  ['Authorization: Bearer abcdefghijklmnopqrstuvwxyz', 'Authorization: Bearer [removed: token]'],
  [`mnemonic: ${'test '.repeat(11)}junk`, 'mnemonic: [removed: mnemonic]'],
])('%s', (text, expected) => expect(hidden(text)).toBe(expected));

test.each([
  `tx hash ${KEY}`,
  `block ${KEY} not found`,
  'https://docs.example/developers/guides',
  'http://localhost:8080',
])('%s is no secret', (text) => expect(findSecrets(text)).toEqual([]));

test('what was removed is named once', () => {
  expect(removedKinds(hidden(`SECRET_KEY=${KEY}\nPRIVATE_KEY=${KEY}`))).toEqual(['private key']);
});

test.each(['https://'.repeat(100_000), 'private key: '.repeat(50_000), `mnemonic: ${'abc '.repeat(100_000)}`])(
  'texts made to take long end',
  (text) => expect(findSecrets(text).length).toBeLessThan(10),
);
