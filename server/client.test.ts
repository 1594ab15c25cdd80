import { expect, test } from 'vitest';
import { clientAddress, clientNetworks } from './client';

const headers = new Headers({ 'x-forwarded-for': '198.51.100.7, 203.0.113.9, 10.0.0.1' });

test.each<[number | undefined, string]>([
  [undefined, '192.0.2.1'],
  [1, '10.0.0.1'],
  [2, '203.0.113.9'],
  [5, '192.0.2.1'],
])('[NEWS-5] trusting %s the client is %s', (trust, client) => {
  expect(clientAddress(headers, '192.0.2.1', trust)).toBe(client);
});

test('what is no address is not believed', () => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': 'unknown' }), '192.0.2.1', 1)).toBe('192.0.2.1');
  expect(clientAddress(new Headers(), undefined, undefined)).toBe('unknown');
});

test.each([
  ['198.51.100.7:4711', '198.51.100.7'],
  ['[2001:db8::1]:4711', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['[', '192.0.2.1'],
  [':', '192.0.2.1'],
  ['1.2.3.4:', '1.2.3.4'],
  [`${'1'.repeat(100)}`, '192.0.2.1'],
])('a proxy that writes %s means %s', (entry, client) => {
  expect(clientAddress(new Headers({ 'x-forwarded-for': entry }), '192.0.2.1', 1)).toBe(client);
});

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:2ab:3:4:5:6', ['2001:db8:1:2ab::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
])('%s counts for %j', (address, networks) => expect(clientNetworks(address)).toEqual(networks));

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, key) => expect(clientNetworks(address)[0]).toBe(key));
