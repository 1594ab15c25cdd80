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
const stored = async () => (await site.newsletter().entries.list()).map((row) => row.email);

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
    expect(await site.newsletter().entries.list()).toMatchObject([
      { email, source: 'docs-footer', page: '/guide', status: 'pending' },
    ]);
  });

  test('twice, in any spelling: told so, stored once', async () => {
    await site.post({ email });
    const answer = await site.post({ email: ` ${email.toUpperCase()} ` });
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { alreadySubscribed: true, message: ALREADY_SUBSCRIBED },
    ]);
    expect(await stored()).toEqual([email]);
  });

  test('nobody else learns who is subscribed, not even by asking twice', async () => {
    await site.post({ email }, { ip: '192.0.2.1' });
    const probe = async (address: string) => [
      await (await site.post({ email: address }, { ip: '192.0.2.9' })).json(),
      await (await site.post({ email: address }, { ip: '192.0.2.9' })).json(),
    ];
    expect(await probe(email)).toEqual(await probe('nobody@example.org'));
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

  test('three times one address in an hour, from wherever', async () => {
    const answers = [];
    for (const ip of ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'])
      answers.push(await site.post({ email }, { ip }));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 429]);
    expect(answers[3]?.headers.get('retry-after')).toMatch(/^(3600|3599)$/);
  });

  test('a client over its limit does not use up the limit of an address', async () => {
    await fill(10);
    for (let i = 0; i < 5; i += 1) expect((await site.post({ email })).status).toBe(429);
    expect((await site.post({ email }, { ip: '192.0.2.2' })).status).toBe(200);
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

  test('an IPv6 network counts as one client', async () => {
    expect(await fill(11, (i) => ({ ip: `2001:db8:1:2::${i + 1}` }))).toContain(429);
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
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const page = await answer.text();
    expect(page).toContain(text);
    expect(page).not.toMatch(/<script|<style|@/);
  });

  test('[NEWS-4] a limited reader is told the minutes', async () => {
    for (let i = 0; i < 3; i += 1) await site.post({ email }, { ip: `192.0.2.${i}` });
    const answer = await site.send(`email=${email}`, { type: form, ip: '192.0.2.9' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^3[56]\d\d$/)]);
    expect(await answer.text()).toContain('Please wait 60 minute(s) before trying again.');
  });
});

test('a store out of reach is said without details', async () => {
  site.newsletter().store.close();
  const answer = await site.post({ email });
  expect([answer.status, await answer.json()]).toEqual([503, { error: 'Failed to subscribe. Please try again.' }]);
  await site.restart().catch(() => undefined);
});
