import { expect, test } from 'vitest';
import { readPublicEnv } from './env';
import { cacheControl } from './cacheControl';
import { contentSecurityPolicy, noSources, policySources } from './contentPolicy';
import { netlifyHeaders, securityHeaders } from './headers';

const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

test('the policy names every kind of resource; what is left to default-src is fetched ahead', () => {
  expect(contentSecurityPolicy({ ...noSources, scriptHashes: ['sha256-abc='] })).toBe(
    "default-src 'self'; script-src 'self' 'sha256-abc='; style-src-elem 'self'; style-src-attr 'unsafe-inline'; " +
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; " +
      "frame-src 'self'; media-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
      "object-src 'none'; require-trusted-types-for 'script'; " +
      'trusted-types site site-chunks site-html base-url-banner',
  );
});

test('[ANA-1] without settings only the maths stylesheet is foreign', () => {
  const policy = contentSecurityPolicy(policySources(readPublicEnv({})));
  expect(directive(policy, 'script-src')).toBe("script-src 'self'");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual([
    'https://cdn.jsdelivr.net/npm/katex@0.16.47/dist/katex.min.css',
    'https://cdn.jsdelivr.net/npm/katex@0.16.47/dist/fonts/',
  ]);
});

test('the maths stylesheet of the site itself needs nothing foreign', () => {
  expect(contentSecurityPolicy(policySources(readPublicEnv({ KATEX_CSS_URL: 'site' })))).not.toContain('http');
});

test('configured services are allowed, each where it is needed', () => {
  const env = readPublicEnv({
    MATOMO_URL: 'https://stats.example.org/matomo/',
    TYPESENSE_HOSTS: 'a.search.example.org, b.search.example.org',
    TYPESENSE_SEARCH_KEY: 'k',
    CHATBOT_KEY: 'c',
    CHATBOT_SCRIPT_URL: 'https://cdn.example.net/a;b/bot.js?v=1#x',
    CHATBOT_CONNECT_URLS: 'https://api.bot.example.net/v1',
  });
  const policy = contentSecurityPolicy(policySources(env, []));
  expect(directive(policy, 'script-src')).toBe(
    "script-src 'self' https://stats.example.org/matomo/matomo.js https://cdn.example.net/a%3Bb/bot.js",
  );
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://a.search.example.org:443 https://b.search.example.org:443 https://stats.example.org https://api.bot.example.net",
  );
});

test.each([
  ['/assets/js/main.abc.js', 'public, max-age=31536000, immutable'],
  ['/img/logo.svg', 'public, max-age=3600'],
  ['/fonts/text.woff2', 'public, max-age=86400'],
  ['/', 'public, max-age=0, must-revalidate'],
  ['/assetsx', 'public, max-age=0, must-revalidate'],
  ['/offline-worker.js', 'public, max-age=0, must-revalidate'],
  ['/offline/stable.json', 'public, max-age=0, must-revalidate'],
])('%s is cached as %s', (path, value) => expect(cacheControl(path)).toBe(value));

test('Netlify gets the same headers', () => {
  const headers = securityHeaders('POLICY');
  const file = netlifyHeaders(headers);
  for (const [name, value] of Object.entries(headers)) expect(file).toContain(`  ${name}: ${value}\n`);
  expect(file).toContain('\n  Vary: Accept\n\n/assets/*\n');
  expect(file).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
  for (const folder of ['/assets/', '/img/', '/fonts/'])
    expect(file).toContain(`\n${folder}*\n  Cache-Control: ${cacheControl(folder)}\n`);
  expect(file).toContain('\n/feeds/*\n  Content-Type: application/atom+xml; charset=utf-8\n');
  expect(headers['Permissions-Policy']).toMatch(/camera=\(\).*clipboard-write=\(self\)$/);
});
