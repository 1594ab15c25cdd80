import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NIGHTLY, STABLE } from '../../core/versions';
import { atomXml } from './atom';
import { pageHistory, readTexts } from './history';
import { pageChange } from './pageChange';
import { pageEntry } from './pageEntry';
import { readSource } from './readSource';
import { releaseDay } from './releases';

const FILE = `${NIGHTLY.folder}/fees.md`;
const page = (body: string, more = '') =>
  `---\ntitle: Fees\ndescription: What a transaction costs.\n${more}---\n\n${body}\n`;
const fence = (lang: string, code: string) => `\`\`\`${lang}\n${code}\n\`\`\``;

const changeOf = (before: string | undefined, after: string) =>
  pageChange(
    { file: FILE, time: '2026-01-02T03:04:05Z', before: before && 'a', after: 'b' },
    before && page(before),
    page(after),
  );

const BODY = `Pay with fee juice.\n\n## Cost\n\nA transfer costs 20 mana. Call \`estimateGas\` first.\n\n${fence('ts', 'await send(tx);')}\n\n| Name | Value |\n| ---- | ----- |\n| a    | b     |\n`;

test.each([
  ['nothing', BODY],
  ['other words', BODY.replace('Pay with fee juice.', 'What you pay with is called fee juice.')],
  ['line breaks', BODY.replace('Pay with', 'Pay\nwith')],
  ['a comment in code', BODY.replace('await', '// Sends it.\nawait')],
  ['the target of a link', BODY.replace('fee juice', '[fee juice](./x.md)')],
  ['a value printed from data', BODY.replace('20 mana', '<Constant name="COST" /> mana')],
  ['how a block is checked', BODY.replace('```ts', '```ts continued')],
])('[FEED-2] %s is no change in content', async (_, after) => expect(await changeOf(BODY, after)).toBeUndefined());

test.each([
  ['a number', BODY.replace('20', '30'), 'Changed: ‘Cost’.'],
  ['a name in a sentence', BODY.replace('estimateGas', 'estimateFee'), 'Changed: ‘Cost’.'],
  ['code', BODY.replace('send(tx)', 'send(tx, opts)'), 'Changed: ‘Cost’.'],
  ['a row', `${BODY}| c    | d     |\n`, 'Changed: ‘Cost’.'],
  ['a section', `${BODY}\n## Refunds, and \`none\`\n\nYou get them.\n`, 'New: ‘Refunds, and none’.'],
  ['a component', `${BODY}\n<EnvTable names="A" />\n`, 'Changed: ‘Cost’.'],
  [
    'a paragraph more',
    BODY.replace('\n\n## Cost', '\n\nWho has none may ask a sponsor to pay for it.\n\n## Cost'),
    'Changed: ‘Introduction’.',
  ],
  ['a section that is gone', BODY.slice(0, BODY.indexOf('## Cost')), 'Gone: ‘Cost’.'],
])('[FEED-2] %s is a change in content', async (_, after, line) => {
  const change = await changeOf(BODY, after);
  expect(change).toBeDefined();
  expect(pageEntry(change!, undefined, (to) => to).lines[0]).toBe(line);
});

test('[FEED-2] an entry has the address and day of its page as its id, names in code, and leads to the section', async () => {
  const change = await changeOf(BODY, BODY.replace('estimateGas', 'estimateFee'));
  expect(pageEntry(change!, undefined, (to) => `https://x.org${to}`)).toEqual({
    id: 'tag:docs.aztec.network,2025:page:/nightly/fees:2026-01-02',
    title: 'Nightly: Fees',
    updated: '2026-01-02T03:04:05Z',
    link: 'https://x.org/nightly/fees#cost',
    page: undefined,
    topics: [NIGHTLY.id, 'General'],
    lines: ['Changed: ‘Cost’.', 'In the code now: <code>estimateFee</code>. No longer: <code>estimateGas</code>.'],
  });
});

test('[FEED-2] where the versions differ in that section, it leads to the difference', async () => {
  const change = await changeOf(BODY, BODY.replace('20', '30'));
  const section = (title: string, verdict: 'same' | 'changed') => ({
    verdict,
    title,
    old: `/fees#${title}`,
    new: `/nightly/fees#${title}`,
    blocks: [],
  });
  const comparison = {
    href: '/compare/fees',
    verdict: 'changed' as const,
    changed: 2,
    changes: { count: 2, kinds: ['code' as const] },
    old: { path: '/fees', title: 'Fees' },
    new: { path: '/nightly/fees', title: 'Fees' },
    sections: [section('same', 'same'), section('other', 'changed'), section('cost', 'changed')],
  };
  const entry = pageEntry(change!, comparison, (to) => to);
  expect(entry).toMatchObject({ link: '/compare/fees#change-2', page: '/nightly/fees' });
  expect(entry.lines).toEqual(['Changed: ‘Cost’.', 'Nightly: 2 changes for your code.']);
});

test('[FEED-2] a new page says what it is about; a draft is none, and no more one is new', async () => {
  const entry = pageEntry((await changeOf(undefined, BODY))!, undefined, (to) => to);
  expect(entry).toMatchObject({
    title: 'Nightly: Fees (new page)',
    lines: ['What a transaction costs.', `A new page of ${NIGHTLY.label}.`],
  });
  const at = { file: FILE, time: '2026-01-02T03:04:05Z', before: 'a', after: 'b' };
  expect(await pageChange(at, page(BODY), page(BODY, 'draft: true\n'))).toBeUndefined();
  expect(await pageChange(at, page(BODY, 'draft: true\n'), page(BODY))).toMatchObject({ isNew: true });
});

test('a source is read by its sections, with anchors as the site has them', () => {
  const [first, second, third] = readSource(
    page(`Text.\n\n## One \`thing\`\n\n- a\n- b **c**\n\n### Two {#zwei}\n\n:::note Mind\nX.\n:::`),
  );
  expect(first).toMatchObject({ id: '', blocks: [{ words: ['Text.'] }] });
  expect(second).toMatchObject({ id: 'one-thing', title: 'One thing', depth: 2 });
  expect(second!.blocks).toEqual([
    { role: 'item', words: ['a'] },
    { role: 'item', words: ['b c'] },
  ]);
  expect(third).toMatchObject({ id: 'zwei', depth: 3, blocks: [{ words: ['Mind X.'] }] });
});

/** A repository whose pages came on the first of May, of which one changed twice on the third, and moved later. */
function repository(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  fs.mkdirSync(path.join(dir, NIGHTLY.folder));
  const git = (day: string, ...args: string[]) =>
    execFileSync(
      'git',
      ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false', ...args],
      {
        cwd: dir,
        env: { ...process.env, GIT_COMMITTER_DATE: `${day}Z` },
      },
    );
  const commit = (day: string, name: string, text: string) => {
    fs.writeFileSync(path.join(dir, NIGHTLY.folder, name), text);
    git(day, 'add', '-A');
    git(day, 'commit', '-qm', day);
  };
  git('2025-05-01T12:00:00', 'init', '-q');
  commit('2025-05-01T12:00:00', 'fees.md', 'one');
  commit('2025-05-03T12:00:00', 'fees.md', 'two');
  commit('2025-05-03T13:00:00', 'fees.md', 'three');
  commit('2025-05-04T13:00:00', 'keys.md', 'new');
  fs.rmSync(path.join(dir, NIGHTLY.folder, 'fees.md'));
  commit('2025-05-05T13:00:00', 'gas.md', 'three');
  return dir;
}

test('[FEED-2] a day is one change of a page, the first day is none, and a moved page is not new', async () => {
  const dir = repository();
  const history = await pageHistory(dir);
  const texts = await readTexts(dir, [...new Set(history.flatMap(({ before, after }) => [before ?? after, after]))]);
  expect(
    history.map(({ file, time, before, after }) => [file, time, before && texts.get(before), texts.get(after)]),
  ).toEqual([
    [`${NIGHTLY.folder}/gas.md`, '2025-05-05T13:00:00Z', 'three', 'three'],
    [`${NIGHTLY.folder}/keys.md`, '2025-05-04T13:00:00Z', undefined, 'new'],
    [FILE, '2025-05-03T13:00:00Z', 'one', 'three'],
  ]);
});

test('[FEED-3] without history, or with half of it, there are the releases', async () => {
  const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository()}`, copy]);
  expect(await pageHistory(copy)).toEqual([]);
  expect(await pageHistory(fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-')))).toEqual([]);
  const root = path.resolve(__dirname, '../..');
  expect(releaseDay(root, STABLE)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(NIGHTLY.label).toContain(releaseDay(root, NIGHTLY).replaceAll('-', ''));
  expect(() => releaseDay(root, { ...STABLE, label: 'v0.0.1' })).toThrow(
    /data\/releases\.json does not say when v0\.0\.1/,
  );
});

test('what pages say is escaped', () => {
  const entry = {
    id: 'tag:x,2025:a',
    title: 'A < B & "C"',
    updated: '2025-01-01T00:00:00Z',
    link: 'https://x.org/?a&b',
    topics: [],
    lines: ['<code>Map&lt;K&gt;</code>'],
  };
  const xml = atomXml({
    id: 'tag:x,2025:f',
    title: 'F',
    subtitle: 'S',
    self: 'https://x.org/f',
    page: 'https://x.org',
    entries: [entry],
  });
  expect(xml).toContain('<title>A &lt; B &amp; &quot;C&quot;</title>');
  expect(xml).toContain('href="https://x.org/?a&amp;b"');
  expect(xml).toContain('&lt;p&gt;&lt;code&gt;Map&amp;lt;K&amp;gt;&lt;/code&gt;&lt;/p&gt;');
});

test('[FEED-2] a copy of the site without git has no changes of pages, and no git is started', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'feeds-'));
  const before = process.env['PATH'];
  process.env['PATH'] = dir;
  try {
    expect(await pageHistory(dir)).toEqual([]);
    expect((await readTexts(dir, [])).size).toBe(0);
  } finally {
    process.env['PATH'] = before;
    fs.rmSync(dir, { recursive: true });
  }
});
