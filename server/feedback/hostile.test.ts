import { afterAll, beforeAll, expect, test } from 'vitest';
import { FORM, makeFeedback, VOTE, type TestFeedback } from './testFeedback';

let site: TestFeedback;
beforeAll(() => {
  site = makeFeedback({ FEEDBACK_CLIENT_LIMIT: '100000', FEEDBACK_HOURLY_LIMIT: '1000000' });
});
afterAll(() => site.remove());

const CONTROLS = [
  '\r\n',
  '\0',
  '\t',
  '\x0b',
  '\x1b[31m',
  '\x7f',
  '\u0085',
  '\u200b',
  '\u200e',
  '\u2028',
  '\u202e',
  '\u2066',
  '\ufeff',
  '\ud800',
];
const MARKS = [
  ...CONTROLS,
  '<',
  '>',
  '"',
  "'",
  '&',
  '\\',
  '//',
  '..',
  '?',
  '#',
  '%00',
  ' ',
  '@',
  ':',
  ';',
  ',',
  '`',
  '{{7*7}}',
  '${7*7}',
  'é',
  '😀',
];

const pages = [
  ...MARKS.flatMap((mark) => [`${mark}/guide`, `/gui${mark}de`, `/guide/${mark}`, `/${mark}`]),
  ...[
    'guide',
    '//evil.example',
    '///x',
    'http://evil.example/guide',
    'javascript:alert(1)',
    '/'.repeat(50),
    `/${'a'.repeat(200)}`,
    '',
  ],
  // A mark that is a part of real addresses, or the same after it was read as one.
].filter((page) => !/^\/([\w.-]+\/?)*$/.test(page) || page.length > 200 || page.endsWith('/'));
const versions = [
  ...MARKS.map((mark) => `v2${mark}`).filter((version) => !/^[\w.-]+$/.test(version)),
  'v'.repeat(41),
  '',
];
const answers = ['maybe', 'YES', 'yes ', '', '1', "no' OR 1=1 --", '__proto__', 'constructor'];
const others: unknown[] = [0, -1, 1e308, true, false, null, [], {}, ['no'], { toString: 'no' }, [['no']]];
const bodies: Array<string | Uint8Array> = [
  ...[
    '',
    ' ',
    'null',
    '[]',
    '7',
    '"no"',
    'true',
    '{',
    '}',
    '{"page"}',
    '{"page":}',
    "{'page':'/'}",
    '{"page":"/"',
    '{"page":"/",}',
  ],
  `[${JSON.stringify(VOTE)}]`,
  'page=/&version=v2&answer=no',
  '<page>/</page>',
  `{"__proto__":${JSON.stringify(VOTE)}}`,
  `{"constructor":{"prototype":${JSON.stringify(VOTE)}}}`,
  '['.repeat(1000),
  '{"a":'.repeat(200),
  '\0',
  new Uint8Array([0xff, 0xfe, 0x00]),
  new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x7d]),
  new Uint8Array([0x1f, 0x8b, 8, 0, 0]),
  Buffer.from(`${JSON.stringify(VOTE).slice(0, -1)},"text":"\xff"}`, 'latin1'),
  JSON.stringify({ ...VOTE, text: 'y'.repeat(9000) }),
];

test('[HELP-5] over 400 hostile requests: no 5xx, and nothing stored', async () => {
  const wrong: Array<Record<string, unknown>> = [
    ...pages.map((page) => ({ page })),
    ...versions.map((version) => ({ version })),
    ...answers.map((answer) => ({ answer })),
    ...others.flatMap((value) => [{ page: value }, { version: value }, { answer: value }, { text: value }]),
  ];
  const isText = (fields: Record<string, unknown>): fields is Record<string, string> =>
    Object.values(fields).every((value) => typeof value === 'string');
  const requests = [
    ...wrong.map((fields) => [JSON.stringify(fields), () => site.post(fields)] as const),
    ...wrong.filter(isText).map((fields) => [`form ${JSON.stringify(fields)}`, () => site.submit(fields)] as const),
    ...bodies.map((body) => [String(body).slice(0, 60), () => site.send(body)] as const),
    ...bodies.map(
      (body) => [`as form ${String(body).slice(0, 60)}`, () => site.send(`x=${String(body)}`, { type: FORM })] as const,
    ),
  ];
  expect(requests.length).toBeGreaterThanOrEqual(400);
  for (const [name, run] of requests) {
    const answer = await run();
    expect([400, 413], `${name} gave ${answer.status}`).toContain(answer.status);
    expect(await answer.text(), name).not.toMatch(/evil|\bat .*:\d+:\d+|SQLITE/);
  }
  expect(await site.feedback().list()).toEqual([]);
});

test('[HELP-5] a line is kept as one line of plain text, whatever is in it', async () => {
  const lines = [
    '<script>alert(1)</script>',
    "'); DROP TABLE feedback; --",
    '=cmd|x!A1',
    '{{7*7}} ${7*7}',
    '👩‍👩‍👧 نص ۱',
    ...CONTROLS.map((mark) => `a${mark}b`),
  ];
  for (const text of lines) {
    expect((await site.post({ text })).status, JSON.stringify(text)).toBe(200);
    expect((await site.submit({ text: text.replace('\ud800', '') })).status).toBe(200);
  }
  const kept = (await site.feedback().list()).map(({ text }) => text!);
  expect(kept).toHaveLength(lines.length * 2);
  for (const line of lines.slice(0, 5)) expect(kept.filter((text) => text === line)).toHaveLength(2);
  expect(kept.filter((text) => /[\p{Cc}\p{Cs}\p{Zl}\u200b\u200e\u202e\u2066\ufeff]/u.test(text))).toEqual([]);
});

test('[HELP-3] of a flood from many addresses what was acknowledged is stored, and the rest told to come again', async () => {
  const before = (await site.feedback().list()).length;
  const all = await Promise.all(
    Array.from({ length: 300 }, (_, i) => site.post({}, { ip: `198.51.${i % 100}.${i % 250}` })),
  );
  const count = (status: number) => all.filter((answer) => answer.status === status).length;
  expect((await site.feedback().list()).length - before).toBe(count(200));
  expect([count(200) + count(503), count(503) > 0]).toEqual([300, true]);
});
