import { expect, test } from 'vitest';
import { readServerEnv } from './env';

test('defaults need no set-up', () => {
  expect(readServerEnv({})).toMatchObject({ PORT: 3000, BUILD_DIR: 'build', DATA_DIR: '.data' });
  expect(readServerEnv({}).TRUST_PROXY).toBeUndefined();
});

test('double opt-in without a list is refused; no value is printed', () => {
  const read = () => readServerEnv({ BREVO_API_KEY: 'top-secret', BREVO_DOI_TEMPLATE_ID: '3' });
  expect(read).toThrow(/BREVO_LIST_ID: is required/);
  expect(read).not.toThrow(/top-secret/);
});

test('TRUST_PROXY is a number of proxies', () => expect(readServerEnv({ TRUST_PROXY: '2' }).TRUST_PROXY).toBe(2));

test.each(['true', '0', '9', 'any'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => readServerEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY: expected the number of proxies/);
});
