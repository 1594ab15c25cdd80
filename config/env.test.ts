import { expect, test } from 'vitest';
import { version as katexVersion } from 'katex/package.json';
import { readPublicEnv } from './env';

test('safe defaults: nothing foreign is configured', () => {
  const env = readPublicEnv({ MATOMO_URL: '', CHATBOT_KEY: '  ' });
  expect(env).toMatchObject({
    siteUrl: 'https://docs.aztec.network',
    siteEnv: 'dev',
    analytics: null,
    chatbot: null,
    search: { mode: 'embedded', port: 443, collection: 'aztec-docs', searchKey: null },
  });
});

test.each([
  ['dev', 4],
  ['staging', 5],
  ['prod', 6],
])('[ANA-2] %s reports to site %i', (SITE_ENV, siteId) => {
  expect(readPublicEnv({ SITE_ENV, MATOMO_URL: 'https://m.example.org/' }).analytics).toEqual({
    url: 'https://m.example.org',
    scriptUrl: 'https://m.example.org/matomo.js',
    siteId,
  });
});

test('[SRCH-5] a host and a search key switch to the hosted search', () => {
  const { search } = readPublicEnv({ TYPESENSE_HOST: 's.example.org', TYPESENSE_SEARCH_KEY: 'k' });
  expect(search).toMatchObject({ mode: 'typesense', hosts: ['s.example.org'], port: 443 });
});

test.each([
  [{ SITE_ENV: 'live' }, /SITE_ENV: .*"dev"/],
  [{ MATOMO_URL: 'javascript:alert(1)' }, /MATOMO_URL: expected an http/],
  [{ SEARCH_MODE: 'typesense' }, /TYPESENSE_HOST: is required when SEARCH_MODE=typesense/],
  [{ CHATBOT_KEY: 'k' }, /CHATBOT_SCRIPT_URL: is required/],
  [{ TYPESENSE_PORT: 'many' }, /TYPESENSE_PORT: expected a port number/],
])('%j is refused with a reason', (source, message) => expect(() => readPublicEnv(source)).toThrow(message));

test('secrets do not reach the public settings', () => {
  const secrets = { BREVO_API_KEY: 's3cret-a', LIBSQL_AUTH_TOKEN: 's3cret-b', TYPESENSE_ADMIN_KEY: 's3cret-c' };
  expect(JSON.stringify(readPublicEnv(secrets))).not.toContain('s3cret');
});

test('[MD-1] the maths stylesheet is of the release that renders the maths', () => {
  expect(readPublicEnv({}).katexCssUrl).toContain(`katex@${katexVersion}/`);
});
