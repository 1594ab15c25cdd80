import { expect, test } from 'vitest';
import { findSecrets, removedSecrets, withoutSecrets } from './secrets';

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
  [
    `VALIDATOR_PRIVATE_KEYS="${KEY},${KEY}, ${KEY}"`,
    'VALIDATOR_PRIVATE_KEYS="[removed: private key],[removed: private key], [removed: private key]"',
  ],
  [
    `{"attester": ["${KEY}",\n  "${KEY}"], "feeRecipient": "${KEY}"}`,
    `{"attester": ["[removed: private key]",\n  "[removed: private key]"], "feeRecipient": "${KEY}"}`,
  ],
  [
    `"attester": {"eth": "${KEY}", "bls": "${KEY}"}`,
    '"attester": {"eth": "[removed: private key]", "bls": "[removed: private key]"}',
  ],
  [`"{\\"publisher\\":\\"${KEY}\\"}"`, '"{\\"publisher\\":\\"[removed: private key]\\"}"'],
  [`publisher: ${KEY}`, 'publisher: [removed: private key]'],
  [`publisher:\n  - "${KEY}"\n  - "${KEY}"`, 'publisher:\n  - "[removed: private key]"\n  - "[removed: private key]"'],
  [`secretKey: Fr<${KEY}>`, 'secretKey: Fr<[removed: private key]>'],
  [
    `signingKey = GrumpkinScalar.fromHexString('${KEY}')`,
    "signingKey = GrumpkinScalar.fromHexString('[removed: private key]')",
  ],
  [`claimSecret: ${KEY}, claimSecretHash: ${KEY}`, `claimSecret: [removed: private key], claimSecretHash: ${KEY}`],
  [`PEER_ID_PRIVATE_KEY=08021220${KEY.slice(2)}`, 'PEER_ID_PRIVATE_KEY=[removed: private key]'],
  ['https://me:pa:55@w0rd@rpc.example', 'https://me:[removed: key in an address]@rpc.example'],
  [`attester=0x${'a1'.repeat(20)}`, `attester=0x${'a1'.repeat(20)}`],
  ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: Basic [removed: password]'],
  ['curl -s -u me:pa55 http://localhost', 'curl -s -u me:[removed: password] http://localhost'],
  ['https://:pa55@rpc.example', 'https://:[removed: key in an address]@rpc.example'],
  ['"password": "hunter2"', '"password": "[removed: password]"'],
  [
    `L1_CONSENSUS_HOST_API_KEYS=${'a'.repeat(24)},${'b'.repeat(24)}`,
    'L1_CONSENSUS_HOST_API_KEYS=[removed: token],[removed: token]',
  ],
])('%s', (text, expected) => expect(hidden(text)).toBe(expected));

test.each([
  `tx hash ${KEY}`,
  `block ${KEY} not found`,
  'https://docs.example/developers/guides',
  'http://localhost:8080',
])('%s is no secret', (text) => expect(findSecrets(text)).toEqual([]));

test.each([
  [`SECRET_KEY=${KEY}\nPRIVATE_KEY=${KEY}`, '2 secrets (2 private keys)'],
  [`SECRET_KEY=${KEY}`, 'a secret (private key)'],
  ['https://a:b@c.d https://a:b@c.d Authorization: Basic aaaa', '3 secrets (2 keys in an address, password)'],
  ['nothing', undefined],
])('what was removed from %s is counted', (text, said) => expect(removedSecrets(hidden(text))).toBe(said));

test('what was cleaned stays as it is', () => {
  const once = hidden(`"password": "hunter2", "attester": "${KEY}"`);
  expect(hidden(once)).toBe(once);
});

test.each(['https://'.repeat(100_000), 'private key: '.repeat(50_000), `mnemonic: ${'abc '.repeat(100_000)}`])(
  'texts made to take long end',
  (text) => expect(findSecrets(text).length).toBeLessThan(10),
);
