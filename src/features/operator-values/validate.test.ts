import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { OPERATOR_PLACEHOLDERS } from '../../../core/operatorPlaceholders';
import { checksumAddress } from './checksum';
import { fieldOf } from '../../../core/operatorPlaceholders';
import { FIELDS, fieldNamed, type Kind } from './fields';
import { isSecret, portTakenBy, validate } from './validate';
import { textAt, writeEnv } from './write';

/** From EIP-55. */
const ADDRESSES = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0xde709f2102306220921060314715629080e2fb77',
];
const ADDRESS = ADDRESSES[0]!;
const KEY = `0x${'ab'.repeat(32)}`;

const GOOD: [Kind, string, string?][] = [
  ['name', 'testnet'],
  ['name', ' staging-public ', 'staging-public'],
  ['version', '2.0.2'],
  ['version', '3.0.0-nightly.20250101'],
  ['version', 'latest'],
  ['path', './data'],
  ['path', '../data'],
  ['path', '/srv/my aztec/', '/srv/my aztec'],
  ['path', '/srv/data / ', '/srv/data'],
  ['path', "/srv/it's"],
  ['path', '/srv/$HOME'],
  ['urls', 'https://rpc.example'],
  ['urls', 'http://10.0.0.5:8545/', 'http://10.0.0.5:8545'],
  ['urls', 'https://rpc.example/v1/'],
  [
    'urls',
    'https://a.example, https://b.example\nhttps://c.example',
    'https://a.example,https://b.example,https://c.example',
  ],
  ['urls', 'https://[2001:db8::1]:8545/x?y=z&a=$b#c'],
  ['ip', '203.0.113.7'],
  ['ip', '2001:db8::1'],
  ['ip', '::ffff:203.0.113.7'],
  ['port', '1'],
  ['port', '65535'],
  ['port', ' 40400 ', '40400'],
  ...ADDRESSES.map((address): [Kind, string] => ['address', address]),
  ['address', ADDRESS.toLowerCase(), ADDRESS],
  ['address', `0x${ADDRESS.slice(2).toUpperCase()}`, ADDRESS],
  ['key', KEY],
  ['key', KEY.slice(2), KEY],
];

const BAD: [Kind, string, RegExp][] = [
  ['name', 'Test Net', /network name/],
  ['name', '-x', /network name/],
  ['version', 'v1.2.3', /write 1\.2\.3/],
  ['version', '2.0.2; rm', /image tag/],
  ['path', 'data', /Start with/],
  ['path', '~/data', /full path/],
  ['path', '/', /folder of its own/],
  ['path', '/ /', /folder of its own/],
  ['path', '..', /folder of its own/],
  ['path', './', /folder of its own/],
  ['path', '/a:/b', /colon/],
  ['path', "/it's $5", /without quotes/],
  ['path', '/a\u202eb', /without quotes/],
  ['urls', 'rpc.example', /Start with https/],
  ['urls', 'wss://rpc.example', /Start with https/],
  ['urls', 'javascript:alert(1)', /Start with https/],
  ['urls', 'https://', /not complete/],
  ['urls', 'https:///x', /not complete/],
  ['urls', 'https://a.example:99999', /not complete/],
  ['urls', "https://a.example/'x", /percent-encoded/],
  ['urls', 'https://a.example/"x', /percent-encoded/],
  ['urls', 'https://a.example,ftp://b.example', /Start with https/],
  ['ip', '203.0.113', /IPv4 or IPv6/],
  ['ip', '203.0.113.256', /IPv4 or IPv6/],
  ['ip', '203.0.113.07', /IPv4 or IPv6/],
  ['ip', '2001:db8:::1', /IPv4 or IPv6/],
  ['ip', '::1]/x', /IPv4 or IPv6/],
  ['ip', 'example.org', /IPv4 or IPv6/],
  ['port', '0', /1 to 65535/],
  ['port', '65536', /1 to 65535/],
  ['port', '080', /1 to 65535/],
  ['port', '80.5', /1 to 65535/],
  ['port', '1e3', /1 to 65535/],
  ['port', '٨٠', /1 to 65535/],
  ['address', ADDRESS.replace('A', 'a'), /checksum/],
  ['address', ADDRESS.slice(0, -1), /40 hexadecimal/],
  ['address', ADDRESS.slice(2), /40 hexadecimal/],
  ['address', `0x${'0'.repeat(40)}`, /zero address/],
  ['address', KEY, /private key/],
  ['key', ADDRESS, /address/],
  ['key', '0x12', /64 hexadecimal/],
  ['key', `0x${'0'.repeat(64)}`, /64 hexadecimal/],
  ['key', 'x'.repeat(3000), /too long/],
];

describe('validation', () => {
  test.each(GOOD)('%s takes %s', (kind, text, value = text) => {
    expect(validate(kind, text, checksumAddress)).toMatchObject({ value });
  });

  test.each(BAD)('%s refuses %s', (kind, text, error) => {
    expect(validate(kind, text, checksumAddress)).toEqual({ error: expect.stringMatching(error) });
  });

  const NOTES: [Kind, string, RegExp][] = [
    ['ip', '192.168.1.4', /private/],
    ['ip', '100.64.0.1', /private/],
    ['ip', 'fd00::1', /private/],
    ['ip', '::1', /private/],
    ['port', '80', /special rights/],
    ['urls', 'http://localhost:8545', /container/],
  ];
  test.each(NOTES)('%s takes %s with a note', (kind, text, note) => {
    expect(validate(kind, text)).toMatchObject({ note: expect.stringMatching(note) });
  });

  test('an address with any one letter in the wrong case is refused', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 20, maxLength: 20 }), fc.nat(39), (bytes, at) => {
        const address = checksumAddress(`0x${Buffer.from(bytes).toString('hex')}`);
        const letter = address[at + 2]!;
        const other = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
        const changed = address.slice(0, at + 2) + other + address.slice(at + 3);
        const digits = changed.slice(2);
        if (changed === address || digits === digits.toLowerCase() || digits === digits.toUpperCase()) return;
        expect(validate('address', changed, checksumAddress)).toHaveProperty('error');
      }),
    );
  });

  test('no text crashes it, and what it takes can be written in an .env file', () => {
    const kinds = [...new Set(FIELDS.map(({ kind }) => kind))];
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.ipV4(),
      fc.ipV6(),
      fc.string().map((s) => `/${s}`),
    );
    fc.assert(
      fc.property(fc.constantFrom(...kinds), text, (kind, input) => {
        const result = input.trim() === '' ? { error: '' } : validate(kind, input, checksumAddress);
        if ('value' in result) {
          expect(writeEnv(result.value)).not.toBeNull();
          expect(validate(kind, result.value, checksumAddress)).toMatchObject({ value: result.value });
          expect(isSecret(kind, result.value)).toBeTypeOf('boolean');
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('IP addresses of both families are taken', () => {
    fc.assert(fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (ip) => 'value' in validate('ip', ip)));
  });

  test('two ports cannot be the same', () => {
    const field = fieldNamed('P2P_PORT');
    expect(portTakenBy(field, '8080', { NODE_PORT: '8080' }, FIELDS)?.name).toBe('NODE_PORT');
    expect(portTakenBy(field, '8080', { P2P_PORT: '8080', NODE_PORT: '8081' }, FIELDS)).toBeUndefined();
  });
});

test.each<[Kind, string, boolean]>([
  ['key', KEY, true],
  ['address', ADDRESS, false],
  ['urls', 'http://localhost:8545', false],
  ['urls', 'https://ethereum-sepolia-rpc.example.com/', false],
  ['urls', 'https://eth.example/v2/Abcdefghijklmnop1234', true],
  ['urls', 'https://eth.example/?apikey=Abcdefghijklmnop1234', true],
  ['urls', 'https://user:pass@eth.example', true],
  ['urls', 'http://localhost:1,https://eth.example/v2/Abcdefghijklmnop1234', true],
])('%s %s is a secret: %s', (kind, value, secret) => expect(isSecret(kind, value)).toBe(secret));

describe('fields', () => {
  test('there is one for each placeholder, with a label and a hint', () => {
    expect(FIELDS.map(({ name }) => name)).toEqual([...OPERATOR_PLACEHOLDERS]);
    expect(new Set(FIELDS.map(({ label }) => label)).size).toBe(FIELDS.length);
    for (const { hint, suggestions = [], kind } of FIELDS) {
      expect(hint).toMatch(/\.$/);
      for (const each of suggestions) expect(validate(kind, each)).toHaveProperty('value');
    }
    for (const { name, kind } of FIELDS) expect(kind === 'key').toBe(name.endsWith('PRIVATE_KEY'));
  });

  test('a list of urls fills in the first and the second placeholder', () => {
    const values = { L1_RPC_URL: 'https://a.example,https://b.example', NETWORK: 'testnet' };
    const at = (name: string, url?: 'first' | 'second') =>
      textAt({ name, manner: 'text', ...(url && { url }) }, values);
    expect(at('L1_RPC_URL')).toBe('https://a.example,https://b.example');
    expect(at('L1_RPC_URL', 'first')).toBe('https://a.example');
    expect(at('SECOND_L1_RPC_URL', 'second')).toBe('https://b.example');
    expect(at('SECOND_L1_CONSENSUS_URL', 'second')).toBeNull();
    expect(at('NETWORK')).toBe('testnet');
    expect(fieldOf('SECOND_COINBASE_ADDRESS')).toBeUndefined();
    expect(fieldOf('constructor')).toBeUndefined();
  });
});
