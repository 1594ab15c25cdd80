import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANSWER_STORED, FEEDBACK_FAILED, LINE, LINE_EMPTY, LINE_STORED } from '../../core/feedback';
import { ORIGIN, type Post } from '../subscribe/testNewsletter';
import { FORM, makeFeedback, VOTE, type TestFeedback } from './testFeedback';

let site: TestFeedback;
beforeEach(() => {
  site = makeFeedback();
});
afterEach(() => {
  vi.useRealTimers();
  site.remove();
});

const stored = async () =>
  (await site.feedback().list()).map(({ page, version, answer, text }) => ({ page, version, answer, text }));
const told = async (answer: Response) => [answer.status, await answer.json()];

describe('[HELP-5] what is refused', () => {
  const valid = JSON.stringify(VOTE);
  const cases: Array<[string, string | undefined, Post, number]> = [
    ['GET', undefined, { method: 'GET' }, 405],
    ['PUT', valid, { method: 'PUT' }, 405],
    ['OPTIONS', undefined, { method: 'OPTIONS' }, 405],
    ['a foreign origin', valid, { headers: { origin: 'https://evil.example' } }, 403],
    ['an opaque origin', valid, { headers: { origin: 'null' } }, 403],
    ['a cross-site browser request without origin', valid, { headers: { 'sec-fetch-site': 'cross-site' } }, 403],
    [
      'a form of another site',
      new URLSearchParams(VOTE).toString(),
      { type: FORM, headers: { origin: 'https://evil.example' } },
      403,
    ],
    ['plain text', valid, { type: 'text/plain' }, 415],
    ['multipart', valid, { type: 'multipart/form-data; boundary=x' }, 415],
    ['8,193 bytes', valid.padEnd(8193), {}, 413],
    ['a false length', valid.padEnd(8193), { headers: { 'content-length': '10' } }, 413],
    ['bad JSON', '{"page":', {}, 400],
    ['null', 'null', {}, 400],
    ['nothing', '', {}, 400],
  ];
  test.each(cases)('%s', async (_name, body, options, status) => {
    const answer = await site.send(body, options);
    expect([answer.status, answer.headers.get('allow')]).toEqual([status, status === 405 ? 'POST' : null]);
    if (options.type !== FORM) expect(Object.keys((await answer.json()) as object)).toEqual(['error']);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ['', LINE_EMPTY],
    [' \n\u200b', LINE_EMPTY],
    ['x'.repeat(501), 'Please shorten it: it has 501 characters, and up to 500 are kept.'],
  ])('the line %j is refused in words, and is no second answer', async (text, error) => {
    expect(await told(await site.post({ text }))).toEqual([400, { error }]);
    expect(await stored()).toEqual([]);
  });
});

describe('[HELP-5] what is accepted', () => {
  test.each([
    [{}],
    [{ origin: ORIGIN }],
    [{ origin: 'https://docs.aztec.network' }],
    [{ 'sec-fetch-site': 'same-origin' }],
  ])('an answer with %j is stored with page, version and answer alone', async (headers) => {
    const answer = await site.post({ cookie: 'x', email: 'a@b.co' }, { headers: { ...headers, cookie: 'id=1' } });
    expect(await told(answer)).toEqual([200, { message: ANSWER_STORED }]);
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const rows = await site.feedback().store.read('SELECT * FROM feedback');
    expect(Object.keys(rows[0]!).sort()).toEqual(['answer', 'at', 'name', 'page', 'text', 'version']);
    expect(await stored()).toEqual([{ ...VOTE, text: null }]);
  });

  test('a line is a row of its own', async () => {
    await site.post();
    expect(await told(await site.post({ text: ' What about\tfees? ' }))).toEqual([200, { message: LINE_STORED }]);
    expect(await stored()).toEqual([
      { ...VOTE, text: null },
      { ...VOTE, text: 'What about fees?' },
    ]);
  });

  test('500 characters of any script fit, as JSON and as a form', async () => {
    const text = '認'.repeat(500);
    expect((await site.post({ text })).status).toBe(200);
    expect((await site.submit({ text })).status).toBe(200);
    expect((await stored()).map((row) => row.text)).toEqual([text, text]);
  });

  test('neither the text nor the client is in an answer or in a log, and the client is in no file', async () => {
    const answers = await Promise.all([
      site.post({ text: 'secret words' }, { ip: '203.0.113.77' }),
      site.post({ text: 'secret words'.repeat(99) }),
    ]);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    site.restart({ LIBSQL_URL: 'bad:url' });
    texts.push(await (await site.post({ text: 'secret words' })).text());
    expect(site.logs.join()).toContain('feedback failed');
    expect([...texts, ...site.logs].join('\n')).not.toMatch(/secret|203\.0/);
    site.restart();
    const all = await site.feedback().store.read('SELECT * FROM rate_limits');
    expect([all.length > 0, JSON.stringify(all)]).toEqual([true, expect.not.stringContaining('203.0')]);
  });
});

describe('[HELP-3] limits', () => {
  const fill = async (count: number, options: (i: number) => Post = () => ({})) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) statuses.push((await site.post({}, options(i))).status);
    return statuses.filter((status) => status === 200).length;
  };

  test('thirty from one client in ten minutes; the wait is the rest of the window', async () => {
    vi.useFakeTimers({ now: 1_000_000_000, toFake: ['Date'] });
    expect(await fill(40)).toBe(30);
    vi.setSystemTime(1_000_000_000 + 90_500);
    const answer = await site.post();
    expect([answer.headers.get('retry-after'), ...(await told(answer))]).toEqual([
      '510',
      429,
      { error: 'Too many requests', retryAfter: 510 },
    ]);
    vi.setSystemTime(1_000_000_000 + 600_000);
    expect((await site.post()).status).toBe(200);
    expect((await stored()).length).toBe(31);
  });

  test('all clients together have a budget for an hour, which one client cannot use up', async () => {
    site.restart({ FEEDBACK_HOURLY_LIMIT: '50' });
    expect(await fill(200)).toBe(30);
    expect(await fill(100, (i) => ({ ip: `198.51.100.${i}` }))).toBe(20);
    expect((await stored()).length).toBe(50);
  });

  test('it is apart from that of the newsletter, outlives a restart, and does not believe headers', async () => {
    expect(await fill(40, (i) => ({ headers: { 'x-forwarded-for': `198.51.100.${i}` } }))).toBe(30);
    site.restart({ SUBSCRIBE_CLIENT_LIMIT: '1' });
    expect(await fill(3)).toBe(0);
    expect(await fill(3, () => ({ ip: '192.0.2.2' }))).toBe(3);
  });

  test('whoever has an IPv6 /64 does not get on by changing addresses in it', async () => {
    expect(await fill(60, (i) => ({ ip: `2001:db8:1:2::${i + 1}` }))).toBe(30);
  });
});

describe('[HELP-4] without JavaScript', () => {
  const page = async (answer: Response) => {
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(html).not.toMatch(/<script|<style/);
    return html;
  };

  test('an answer is thanked by a page that asks for the line and leads back', async () => {
    const html = await page(await site.submit());
    for (const part of [
      ANSWER_STORED,
      LINE.no,
      '<a href="/developers/getting_started">Back to the page</a>',
      'name="text"',
    ])
      expect(html).toContain(part);
    expect(await stored()).toEqual([{ ...VOTE, text: null }]);
  });

  test('the line is thanked, and not asked for again', async () => {
    const html = await page(await site.submit({ text: 'Fees.' }));
    expect(html).toContain(LINE_STORED);
    expect(html).not.toContain('<form');
  });

  test.each([
    ['too long', { text: `"><b>${'x'.repeat(600)}` }, {}, 'Please shorten it: it has 605 characters'],
    ['limited', { text: '"><b>' }, { FEEDBACK_CLIENT_LIMIT: '1' }, 'Please wait 10 minute(s) before trying again.'],
    ['a store out of reach', { text: '"><b>' }, { LIBSQL_URL: 'bad:url' }, FEEDBACK_FAILED],
  ])('%s: what was written stays, as text', async (_name, fields, settings, said) => {
    site.restart(settings);
    if ('FEEDBACK_CLIENT_LIMIT' in settings) await site.submit();
    const html = await page(await site.submit(fields));
    expect(html).toContain(said);
    expect(html).toContain(
      `value="${fields.text.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}`,
    );
    expect(html).not.toContain('<b>');
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/a"><b>',
    '/a b',
    '',
  ])('a page %j is no way back', async (target) => {
    const answer = await site.submit({ page: target });
    expect(answer.status).toBe(400);
    expect(await page(answer)).toContain('<a href="/">Back to the documentation</a>');
  });
});

test('[HELP-5] where the disk does not last nothing is stored, and nobody thanked', async () => {
  const other = makeFeedback({}, { durable: false });
  expect(await told(await other.post())).toEqual([503, { error: FEEDBACK_FAILED }]);
  expect(await other.feedback().list()).toEqual([]);
  other.remove();
});
