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

test.each([
  ['2', 2],
  ['netlify', 'netlify'],
])('TRUST_PROXY=%s', (TRUST_PROXY, value) => {
  expect(readServerEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(value);
});

test.each(['true', '0', '9', 'any'])('TRUST_PROXY=%s is refused', (TRUST_PROXY) => {
  expect(() => readServerEnv({ TRUST_PROXY })).toThrow(/TRUST_PROXY/);
});
