import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeNewsletter, type TestNewsletter } from './testNewsletter';
import { startTestProvider, type TestProvider } from './testProvider';

let provider: TestProvider;
let site: TestNewsletter;
beforeAll(async () => {
  provider = await startTestProvider();
  site = makeNewsletter({
    BREVO_API_KEY: 'key',
    BREVO_API_URL: provider.url,
    SUBSCRIBE_CLIENT_LIMIT: '10000',
    SUBSCRIBE_HOURLY_LIMIT: '100000',
  });
});
afterAll(async () => {
  await site.remove();
  provider.close();
});

const form = 'application/x-www-form-urlencoded';
const marks = [
  '\r\n',
  '\n',
  '\r',
  '\0',
  '\t',
  '\x0b',
  '\x1b',
  '\x7f',
  '\u0085',
  '\u00a0',
  '\u200b',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ufeff',
  ' ',
  ',',
  ';',
  ':',
  '<',
  '>',
  '(',
  ')',
  '[',
  ']',
  '\\',
  '"',
  '@',
  '..',
  '\ud800',
  'é',
  '😀',
  '％',
  '＠',
];
/** Every mark in every place of an address. */
const places: Array<(mark: string) => string> = [
  (mark) => `vic${mark}tim@example.org`,
  (mark) => `victim@exam${mark}ple.org`,
  (mark) => `${mark}victim@example${mark}.org`,
  (mark) => `victim${mark}@example.org`,
  (mark) => `victim@example.o${mark}rg`,
  (mark) => `${mark}${mark}@example.org`,
  (mark) => `victim@${mark}example${mark}.org`,
  (mark) => `"vic${mark}tim"@example.org`,
  (mark) => `victim@example.org${mark}@other.example.org`,
  (mark) => `victim@exa${mark.repeat(40)}mple.org`,
];
const inAddress = marks.flatMap((mark) => places.map((place) => place(mark)));
const injections = [
  'victim@example.org\r\nBcc: other@example.org',
  'victim@example.org%0aBcc:other@example.org ',
  'a@b.co, c@d.co',
  'a@b.co;c@d.co',
  '"><script>alert(1)</script>@example.org',
  "'; DROP TABLE subscribers; --",
  '${7*7}@example.org ',
  '{{7*7}}@example',
  '../../etc/passwd',
  'a@localhost',
  'a@127.0.0.1',
  'a@[::1]',
  'a@example.org/../../contacts',
  'a@example.org?x=1',
  'a@example.org#x',
  'mailto:a@example.org',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(250)}.org`,
  'a'.repeat(900),
  `${'@'.repeat(300)}`,
  `${'.'.repeat(300)}@a.co`,
  '=cmd|x!A1',
];
const texts = [...inAddress, ...injections];
const addresses: unknown[] = [
  ...texts,
  0,
  -1,
  1e308,
  true,
  false,
  [],
  {},
  ['a@b.co'],
  { email: 'a@b.co' },
  { toString: 'a@b.co' },
  [['a@b.co']],
];
const bodies: Array<string | Uint8Array> = [
  '',
  ' ',
  'null',
  '[]',
  '7',
  '"a@b.co"',
  'true',
  '{',
  '}',
  '{"email"}',
  '{"email":}',
  "{'email':'a@b.co'}",
  '{"email":"a@b.co"',
  '{"email":"a@b.co",}',
  '[{"email":"a@b.co"}]',
  '{"email":undefined}',
  'email=a@b.co',
  '<email>a@b.co</email>',
  '{"__proto__":{"email":"a@b.co"}}',
  '{"constructor":{"prototype":{"email":"a@b.co"}}}',
  '{"Email":"a@b.co"}',
  '{"email":"a@b.co","source":{"$ne":1}}',
  '{"email":"a@b.co","source":["docs-footer"]}',
  '['.repeat(1000),
  '{"a":'.repeat(200),
  '{"email":"\\ud800@b.co"}',
  '\0',
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  new Uint8Array([0x1f, 0x8b, 8, 0, 0]),
  Buffer.from('{"email":"a@b.co","url":"\xff"}', 'latin1'),
  'x'.repeat(5000),
  `{"email":"a@b.co","x":"${'y'.repeat(2000)}"}`,
];

test('[NEWS-5] over 700 hostile requests: no 5xx, nothing stored, no call to the provider', async () => {
  const requests = [
    ...addresses.map((email) => [JSON.stringify(email), () => site.post({ email })] as const),
    ...texts.map(
      (email) => [`form ${email}`, () => site.send(new URLSearchParams({ email }).toString(), { type: form })] as const,
    ),
    ...bodies.map((body) => [String(body).slice(0, 60), () => site.send(body)] as const),
    ...bodies.map(
      (body) => [`as form ${String(body).slice(0, 60)}`, () => site.send(`x=${String(body)}`, { type: form })] as const,
    ),
  ];
  expect(requests.length).toBeGreaterThanOrEqual(700);
  for (const [name, run] of requests) {
    const answer = await run();
    expect([400, 413], `${name} gave ${answer.status}`).toContain(answer.status);
    expect(await answer.text(), name).not.toMatch(/victim|\bat .*:\d+:\d+|SQLITE/);
  }
  await site.newsletter().outbox.forwardDue();
  expect(await site.newsletter().subscribers.list()).toEqual([]);
  expect(provider.calls).toEqual([]);
});

test('[NEWS-5] a hidden field filled in: no call to the provider', async () => {
  for (const website of ['x', 0, false, [], {}])
    expect((await site.post({ email: 'a@b.co', website }, { ip: String(website) })).status).toBe(
      website === 'x' ? 200 : 400,
    );
  await site.newsletter().outbox.forwardDue();
  expect(provider.calls).toEqual([]);
});
