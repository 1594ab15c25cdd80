import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { documentHeaders } from '../../config/headers';
import rules from '../../config/redirectRules.json';
import { HEADERS_FILE } from '../../core/pagePath';
import { SUBSCRIBE_PATH } from '../../core/emailSubscription';
import { FEEDBACK_PATH } from '../../core/feedback';

const build = path.resolve(__dirname, '../../build');
const headers = Object.keys(JSON.parse(readFileSync(path.join(build, HEADERS_FILE), 'utf8')) as object);
const html = readFileSync(path.join(build, 'index.html'), 'utf8');
const asset = (pattern: RegExp) => pattern.exec(html)![1]!;
const script = asset(/src="(\/assets\/js\/main[^"]+\.js)"/);
const style = asset(/href="(\/assets\/css\/[^"]+\.css)"/);

type Answer = { status: number; location: string | null; type: string | undefined; body: string; headers: Headers };

const shortened = (text: string): string =>
  text.length < 400 ? text : createHash('sha256').update(text).digest('hex');

async function ask(base: string, target: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(new URL(target, base), { redirect: 'manual', ...init });
  const location = answer.headers.get('location');
  return {
    status: answer.status,
    location: location && location.replace(base.replace(/\/$/, ''), ''),
    type: answer.headers.get('content-type')?.toLowerCase().replace('application/javascript', 'text/javascript'),
    // Short in a failure message.
    body: shortened(await answer.text()),
    headers: answer.headers,
  };
}

/** The same question to both. */
const both = (target: string, init?: RequestInit): Promise<[Answer, Answer]> =>
  Promise.all([ask(inject('own'), target, init), ask(inject('netlify'), target, init)]);

// Netlify's development server keeps nothing and says so: `Cache-Control` is compared in `config/headers.test.ts`.
describe('pages', () => {
  test.each(['/', '/nightly', '/developers/getting_started', '/nightly/developers/docs/aztec-nr', '/search', '/tags'])(
    '[ROUTE-3] %s is the same page with the same headers',
    async (target) => {
      const [own, netlify] = await both(target);
      expect([netlify.status, netlify.type, netlify.body]).toEqual([own.status, own.type, own.body]);
      for (const name of headers) expect(netlify.headers.get(name), name).toBe(own.headers.get(name));
    },
  );

  test.each(['/none', '/developers/none', '/none.html', '/assets/none.js', '/_headers', '/.host/headers.json', '/404'])(
    '[ROUTE-7] %s is not found, with the page for it and its policy',
    async (target) => {
      const [own, netlify] = await both(target);
      expect([netlify.status, netlify.type, netlify.body]).toEqual([404, own.type, own.body]);
      expect(netlify.headers.get('content-security-policy')).toBe(own.headers.get('content-security-policy'));
    },
  );
});

test('health tells everybody the same', async () => {
  const [own, netlify] = await both('/healthz');
  expect([own.status, own.body]).toEqual([200, '{"status":"up"}\n']);
  expect([netlify.status, netlify.body]).toEqual([own.status, own.body]);
});

test('the frame for code of readers is the same, with a policy of its own', async () => {
  const [own, netlify] = await both('/run-frame');
  expect([netlify.status, netlify.type, netlify.body]).toEqual([200, own.type, own.body]);
  const policy = own.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(netlify.headers.get('content-security-policy')).toBe(policy);
});

describe('redirects', () => {
  const plain = rules.filter(({ from }) => !from.includes('*')).map(({ from }) => from);
  const clean = ['/index.html', '/developers/getting_started.html', '/developers/getting_started/index.html'];
  test.each([...clean, ...plain])('[ROUTE-4] %s leads to the same place', async (target) => {
    const [own, netlify] = await both(target);
    expect([netlify.status, netlify.location]).toEqual([own.status, own.location]);
    expect(own.status).toBe(301);
  });
});

describe('files', () => {
  test.each([
    script,
    style,
    '/robots.txt',
    '/.well-known/security.txt',
    '/llms.txt',
    '/sitemap.xml',
    '/img/favicon.svg',
  ])('%s is the same', async (target) => {
    const [own, netlify] = await both(target);
    expect([netlify.status, netlify.body]).toEqual([200, own.body]);
    expect(netlify.type?.split(';')[0]).toBe(own.type?.split(';')[0]);
    const shared = headers.filter((name) => !documentHeaders.has(name));
    for (const name of shared) expect(netlify.headers.get(name), name).toBe(own.headers.get(name));
  });
});

const json = { 'content-type': 'application/json' };
const post = (body: unknown, more: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { ...json, ...more },
  body: typeof body === 'string' ? body : JSON.stringify(body),
});

describe('the newsletter', () => {
  test.each<[string, RequestInit, number]>([
    ['a new address', post({ email: 'reader@example.org', source: 'docs-footer' }), 200],
    ['the same again', post({ email: 'reader@example.org', source: 'docs-footer' }), 200],
    ['no address', post({}), 400],
    ['a wrong one', post({ email: 'a@b' }), 400],
    ['broken JSON', post('{'), 400],
    ['another source', post({ email: 'a@b.co', source: 'x' }), 400],
    ['too much', post({ email: 'a@b.co', url: 'x'.repeat(2000) }), 413],
    ['another type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
    ['another origin', post({ email: 'a@b.co' }, { origin: 'https://evil.example' }), 403],
    ['reading', {}, 405],
  ])('[NEWS-5] %s', async (_name, init, status) => {
    const [own, netlify] = await both(SUBSCRIBE_PATH, init);
    expect(own.status).toBe(status);
    expect([netlify.status, netlify.type, netlify.body]).toEqual([status, own.type, own.body]);
    for (const name of ['cache-control', 'x-content-type-options', 'allow'])
      expect(netlify.headers.get(name), name).toBe(own.headers.get(name));
  });
});

describe('whether a page helped', () => {
  const answer = { page: '/developers/getting_started', version: 'v9', answer: 'no' };
  test.each<[string, RequestInit, number]>([
    ['a wrong page', post({ ...answer, page: '//evil.example' }), 400],
    ['a text that is too long', post({ ...answer, text: 'x'.repeat(501) }), 400],
    ['too much', post({ ...answer, text: 'x'.repeat(9000) }), 413],
    ['another type', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x' }, 415],
    ['another origin', post(answer, { origin: 'https://evil.example' }), 403],
    ['reading', {}, 405],
  ])('[HELP-5] %s', async (_name, init, status) => {
    const [own, netlify] = await both(FEEDBACK_PATH, init);
    expect(own.status).toBe(status);
    expect([netlify.status, netlify.type, netlify.body]).toEqual([status, own.type, own.body]);
  });

  test('[HELP-5] an answer is stored where there is a store that lasts, and else readers are told', async () => {
    const [own, netlify] = await both(FEEDBACK_PATH, post(answer));
    expect([own.status, netlify.status]).toEqual([200, 503]);
  });
});

describe('documentation for AI tools', () => {
  const accept = { accept: 'application/json, text/event-stream' };
  const call = (name: string, args: object) =>
    post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }, accept);
  test.each<[string, RequestInit, number]>([
    ['ping', post({ jsonrpc: '2.0', id: 1, method: 'ping' }, accept), 200],
    ['a list of tools', post({ jsonrpc: '2.0', id: 1, method: 'tools/list' }, accept), 200],
    ['a search', call('search_docs', { query: 'fee juice' }), 200],
    ['a page', call('get_page', { path: '/developers/getting_started' }), 200],
    ['a missing page', call('get_page', { path: '/none' }), 200],
    ['a batch', post([{ jsonrpc: '2.0', id: 1, method: 'ping' }], accept), 400],
    ['broken JSON', post('{', accept), 400],
    [
      'another origin',
      post({ jsonrpc: '2.0', id: 1, method: 'ping' }, { ...accept, origin: 'https://evil.example' }),
      403,
    ],
    ['reading', {}, 405],
  ])('[AI-1] %s', async (_name, init, status) => {
    const [own, netlify] = await both('/mcp', init);
    expect(own.status).toBe(status);
    expect([netlify.status, netlify.type, netlify.body]).toEqual([status, own.type, own.body]);
  });
});
