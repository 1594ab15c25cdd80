import { describe, expect, test } from 'vitest';
import { parsePage, type Page } from '../page';
import { draftCount } from './drafts';
import { headingLevels } from './headings';
import { notAStub } from './length';
import { fileLinks } from './links';
import { reachable } from './reachable';
import { uniqueTitles } from './unique';
import { validFrontMatter } from './frontMatter';
import { inSidebar } from './sidebars';
import { plainWords } from './words';
import { STABLE } from '../../core/versions';

const page = (body: string, frontMatter = 'title: A\nkind: guide', file = 'docs/a.md'): Page =>
  parsePage(file, `---\n${frontMatter}\n---\n\n${body}\n`);
const messages = (found: { message: string }[]) => found.map((f) => f.message);

describe('page rules', () => {
  test.each([
    ['levels in order', headingLevels, '## A\n\n### B\n\n## C {#c}', []],
    ['a level 1', headingLevels, '# A', [/no heading of level 1/]],
    ['a skipped level', headingLevels, '## A\n\n#### B', [/level 4 follows level 2/]],
    ['a stub', notAStub, 'Three words here.', [/^3 words/]],
    ['a long page', notAStub, 'word '.repeat(260), []],
    ['a file link', fileLinks, '[a](./b.md#c) [d](#e) [f](https://x.org)', []],
    ['a site link', fileLinks, '[a](/developers/x)', [/name the file/]],
    ['an absolute site link', fileLinks, '[a](https://docs.aztec.network/x)', [/name the file/]],
    ['plain http', fileLinks, '[a](http://x.org)', [/use https/]],
    ['a link without .md', fileLinks, '[a](./b)', [/end it with \.md/]],
    ['plain words', plainWords, 'Run `simply` it.', []],
    ['a word that talks down', plainWords, 'Simply run it.', [/'Simply'/]],
  ])('%s', (_, rule, body, expected) => {
    const found = messages(rule(page(body)));
    expect(found).toHaveLength(expected.length);
    expected.forEach((pattern, i) => expect(found[i]).toMatch(pattern));
  });

  test('a tag that nobody knows is named', () => {
    const frontMatter = (tag: string) =>
      `title: A page\nkind: guide\ndescription: ${'A sentence that is long enough. '.repeat(2)}\ntags: [${tag}]`;
    expect(validFrontMatter(page('x', frontMatter('contracts')))).toEqual([]);
    expect(messages(validFrontMatter(page('x', frontMatter('nosuchtag'))))).toEqual([
      expect.stringMatching(/'tags\.0' must be one of: [\s\S]*found "nosuchtag"/),
    ]);
  });

  test('findings name the line', () =>
    expect(plainWords(page('Fine.\n\nSimply run it.'))[0]).toMatchObject({ line: 8 }));
  test('navigation pages may be short', () => expect(notAStub(page('Go.', 'kind: index'))).toEqual([]));
});

describe('site rules', () => {
  const linking = page('[b](./b.md)', 'title: A\ndescription: x\nslug: /', 'docs/a.md');

  test('two pages with one title', () => {
    expect(
      messages(uniqueTitles([page('', 'title: A\ndescription: x'), page('', 'title: A\ndescription: y', 'docs/b.md')])),
    ).toEqual(['title is the same as that of docs/a.md']);
  });

  test('an orphan, and a link to a draft', () => {
    const b = page('', 'title: B\ndraft: true', 'docs/b.md');
    const c = page('', 'title: C', 'docs/c.md');
    expect(messages(reachable([linking, b, c]))).toEqual([
      'links to the draft docs/b.md',
      'no page of nightly links here',
    ]);
  });

  test('[ROUTE-9] a wrong number of drafts', () => {
    expect(messages(draftCount([page('', 'draft: true')]))).toEqual([
      `${STABLE.id} has 0 drafts, expected 7: `,
      'nightly has 1 drafts, expected 7: docs/a.md',
    ]);
  });
});

test('a page that no sidebar has is named, unless it says where it is shown', () => {
  const rule = inSidebar(() => ({ developerSidebar: [{ type: 'category', items: ['developers/a'] }] }));
  const at = (id: string, more = '') => page('x', `title: A\nkind: guide${more}`, `docs/${id}.md`);
  const pages = [at('developers/a'), at('developers/b'), at('developers/c', '\ndisplayed_sidebar: x'), at('top')];
  expect(rule(pages).map(({ file, message }) => `${file} ${message}`)).toEqual([
    'docs/developers/b.md is in no sidebar: add it to sidebars.json',
  ]);
});
