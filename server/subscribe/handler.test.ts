import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EMAIL_INVALID, EMAIL_REQUIRED } from '../../core/email';
import { ALREADY_SUBSCRIBED, HONEYPOT_FIELD, SUBSCRIBED } from '../../core/emailSubscription';
import { makeNewsletter, ORIGIN, type Post, type TestNewsletter } from './testNewsletter';

let site: TestNewsletter;
beforeEach(() => {
  site = makeNewsletter();
});
afterEach(async () => {
  vi.useRealTimers();
  await site.remove();
});

const email = 'reader@example.org';
const stored = async () => (await site.newsletter().subscribers.list()).map((row) => row.email);

describe('[NEWS-5] what is refused', () => {
  const valid = JSON.stringify({ email });
  const cases: Array<[string, string | undefined, Post, number]> = [
    ['GET', undefined, { method: 'GET' }, 405],
    ['PUT', valid, { method: 'PUT' }, 405],
    ['OPTIONS', undefined, { method: 'OPTIONS' }, 405],
    ['a foreign origin', valid, { headers: { origin: 'https://evil.example' } }, 403],
    ['an opaque origin', valid, { headers: { origin: 'null' } }, 403],
    ['a cross-site browser request without origin', valid, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    ['plain text', valid, { type: 'text/plain' }, 415],
    ['multipart', valid, { type: 'multipart/form-data; boundary=x' }, 415],
    ['something like JSON', valid, { type: 'application/jsonp' }, 415],
    ['1,025 bytes', JSON.stringify({ email, url: 'x' }).padEnd(1025), {}, 413],
    ['a false length', JSON.stringify({ email }).padEnd(1025), { headers: { 'content-length': '10' } }, 413],
    ['an unknown source', JSON.stringify({ email, source: 'elsewhere' }), {}, 400],
    ['bad JSON', '{"email":', {}, 400],
    ['null', 'null', {}, 400],
    ['a list', '[]', {}, 400],
    ['a number', '7', {}, 400],
    ['nothing', '', {}, 400],
  ];
  test.each(cases)('%s', async (_name, body, options, status) => {
    const answer = await site.send(body, options);
    expect(answer.status).toBe(status);
    expect(Object.keys((await answer.json()) as object)).toEqual(['error']);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
    expect(await stored()).toEqual([]);
  });

  test.each(['null', '[]', '7', '{'])('%s is a body that cannot be read', async (body) => {
    expect(await (await site.send(body)).json()).toEqual({ error: 'The request could not be read' });
  });

  test('1,024 bytes are read', async () => {
    expect((await site.send(JSON.stringify({ email }).padEnd(1024))).status).toBe(200);
  });

  test.each([
    ['', EMAIL_REQUIRED],
    ['  ', EMAIL_REQUIRED],
    [undefined, EMAIL_REQUIRED],
    ['a@b', EMAIL_INVALID],
    [7, EMAIL_INVALID],
  ])('[NEWS-1] the address %j gives the text of the form', async (input, error) => {
    const answer = await site.post({ email: input });
    expect([answer.status, await answer.json()]).toEqual([400, { error }]);
  });
});

describe('[NEWS-5] what is accepted', () => {
  test.each([
    [{}],
    [{ origin: ORIGIN }],
    [{ origin: 'https://docs.aztec.network' }],
    [{ 'sec-fetch-site': 'same-origin' }],
  ])('a request with %j', async (headers) => {
    const answer = await site.post({ email, timestamp: 1, url: `${ORIGIN}/guide?q=secret` }, { headers });
    expect([answer.status, await answer.json()]).toEqual([200, { message: SUBSCRIBED }]);
    expect(await site.newsletter().subscribers.list()).toMatchObject([
      { email, source: 'docs-footer', page: '/guide', status: 'pending' },
    ]);
  });

  test('twice, in any spelling: stored once', async () => {
    await site.post({ email });
    await site.post({ email: ` ${email.toUpperCase()} ` });
    expect(await stored()).toEqual([email]);
  });

  const settle = async () => {
    for (const entry of await site.claim(10)) await site.newsletter().subscribers.delivered(entry.id);
  };
  const answersTo = async (address: string, ip: string) => {
    const answers = [];
    for (let i = 0; i < 6; i += 1) {
      const answer = await site.post({ email: address }, { ip });
      answers.push([answer.status, await answer.json()]);
    }
    return answers;
  };

  test.each(['192.0.2.1', '192.0.2.9'])('who asks from %s does not learn that an address was submitted', async (ip) => {
    await site.post({ email }, { ip: '192.0.2.1' });
    const before = await answersTo(email, ip);
    await site.restart();
    await settle();
    expect(before).toEqual(Array(6).fill([200, { message: SUBSCRIBED }]));
    expect(await answersTo(email, '192.0.2.77')).toEqual(before);
    expect(await answersTo('nobody@example.org', '192.0.2.78')).toEqual(before);
  });

  test('[NEWS-3] where the settings say so, an address that the provider has is told as known', async () => {
    await site.restart({ SUBSCRIBE_TELL_KNOWN: 'yes' });
    const ask = async () => (await site.post({ email })).json();
    expect(await ask()).toEqual({ message: SUBSCRIBED });
    expect(await ask(), 'stored but not delivered').toEqual({ message: SUBSCRIBED });
    await settle();
    expect(await ask()).toEqual({ alreadySubscribed: true, message: ALREADY_SUBSCRIBED });
    await site.restart({ SUBSCRIBE_TELL_KNOWN: 'yes', BREVO_LIST_ID: '1', BREVO_DOI_TEMPLATE_ID: '1' });
    expect(await ask(), 'asked to confirm is not subscribed').toEqual({ message: SUBSCRIBED });
  });

  test('a domain that no name server can know is refused', async () => {
    const answer = await site.post({ email: `a@${'b'.repeat(64)}.org` });
    expect([answer.status, await answer.json()]).toEqual([400, { error: EMAIL_INVALID }]);
  });

  test('a program that fills the hidden field gets the same answer and is not stored', async () => {
    const answer = await site.post({ email, [HONEYPOT_FIELD]: 'http://spam.example' });
    expect([answer.status, await answer.json()]).toEqual([200, { message: SUBSCRIBED }]);
    expect(await stored()).toEqual([]);
  });

  test('the address is in no answer and in no log', async () => {
    const answers = await Promise.all([
      site.post({ email }),
      site.post({ email }),
      site.post({ email: `${email},${email}` }),
      site.post({ email, source: email }),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect([...texts, ...site.logs].join('\n')).not.toMatch(/reader|example\.org/);
  });

  test('answers are not cached', async () =>
    expect((await site.post({ email })).headers.get('cache-control')).toBe('no-store'));
});

describe('[NEWS-4] limits', () => {
  const fill = async (count: number, options: (i: number) => Post = () => ({})) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1)
      statuses.push((await site.post({ email: `r${i}@example.org` }, options(i))).status);
    return statuses;
  };

  test('ten addresses from one client in ten minutes; the wait is the rest of the window', async () => {
    vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] });
    expect(await fill(10)).toEqual(Array(10).fill(200));
    vi.setSystemTime(1_000_000_000 + 90_500);
    const answer = await site.post({ email });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '510']);
    expect(await answer.json()).toEqual({ error: 'Too many requests', retryAfter: 510 });
    expect(await stored()).not.toContain(email);
    vi.setSystemTime(1_000_000_000 + 599_999);
    expect((await site.post({ email })).headers.get('retry-after')).toBe('1');
    vi.setSystemTime(1_000_000_000 + 600_000);
    expect((await site.post({ email })).status).toBe(200);
  });

  test('nobody can lock an address out', async () => {
    for (let i = 0; i < 40; i += 1) expect((await site.post({ email }, { ip: `192.0.2.${i}` })).status).toBe(200);
  });

  test('all clients together have a budget for an hour; a client over its own does not use it up', async () => {
    await site.restart({ SUBSCRIBE_HOURLY_LIMIT: '25' });
    expect((await fill(40)).filter((status) => status === 200)).toHaveLength(10);
    const others = await fill(40, (i) => ({ ip: `198.51.100.${i}` }));
    expect(others.filter((status) => status === 200)).toHaveLength(15);
    const late = await site.post({ email }, { ip: '203.0.113.1' });
    expect(late.headers.get('retry-after')).toMatch(/^(3600|359\d)$/);
    expect(await stored()).not.toContain(email);
  });

  test('limits survive a restart', async () => {
    await fill(10);
    await site.restart();
    expect((await site.post({ email })).status).toBe(429);
    expect((await site.post({ email }, { ip: '192.0.2.2' })).status).toBe(200);
  });

  test('headers that name another client do not reset them', async () => {
    const spoofed = (i: number) => ({
      headers: { 'x-forwarded-for': `198.51.100.${i}`, 'x-nf-client-connection-ip': `198.51.100.${i}` },
    });
    expect(await fill(11, spoofed)).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test.each([
    ['/64', (i: number) => `2001:db8:1:2::${i + 1}`, 10],
    ['/56', (i: number) => `2001:db8:1:2${(i % 256).toString(16).padStart(2, '0')}::1`, 20],
    ['/48', (i: number) => `2001:db8:1:${(i * 256).toString(16)}::1`, 40],
  ])('whoever has an IPv6 %s does not get on by changing addresses in it', async (_name, ip, allowed) => {
    const statuses = await fill(60, (i) => ({ ip: ip(i) }));
    expect(statuses.filter((status) => status === 200)).toHaveLength(allowed);
  });

  test('mistyped addresses are not counted', async () => {
    for (let i = 0; i < 20; i += 1) await site.post({ email: 'typo' });
    expect((await site.post({ email })).status).toBe(200);
  });
});

describe('without JavaScript', () => {
  const form = 'application/x-www-form-urlencoded';

  test.each([
    [`email=${encodeURIComponent(email)}&source=docs-footer`, 200, 'Thanks for subscribing!'],
    ['email=&source=docs-footer', 400, EMAIL_REQUIRED],
    ['email=<b>', 400, EMAIL_INVALID],
    ['email=a@b.co&source=x', 400, 'Unknown source'],
  ])('[NEWS-5] a form post of %s is answered by a page', async (body, status, text) => {
    const answer = await site.send(body, { type: form });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=utf-8']);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    const page = await answer.text();
    expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<style|@/);
  });

  test('[NEWS-4] a limited reader is told the minutes', async () => {
    for (let i = 0; i < 10; i += 1) await site.post({ email });
    const answer = await site.send(`email=${email}`, { type: form });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^(600|59\d)$/)]);
    expect(await answer.text()).toContain('Please wait 10 minute(s) before trying again.');
  });
});

test('a store out of reach is said without details', async () => {
  const secret = 'file-name-that-nobody-may-see';
  for (const LIBSQL_URL of [`bad:${secret}`, secret, `file:/${secret}/none/newsletter.db`]) {
    await site.restart({ LIBSQL_URL });
    const answer = await site.post({ email });
    expect([answer.status, await answer.json()]).toEqual([503, { error: 'Failed to subscribe. Please try again.' }]);
  }
  expect(site.logs.join()).toMatch(/"kind":"LibsqlError","code":"URL_/);
  expect(site.logs.join()).not.toContain(secret);
});
