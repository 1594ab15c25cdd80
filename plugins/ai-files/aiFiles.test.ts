import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { describe, expect, test } from 'vitest';
import { MAX_MARKDOWN } from '../../core/markdownPath';
import { expandSource } from '../../markdown/page-source';
import { pageFiles } from './document';
import { llmsFull, llmsIndex } from './llms';
import { aiVersions, pagesOf, sidebarSections, type AiPage } from './site';
import { splitPage } from './split';
import { STABLE } from '../../core/versions';

const doc = (id: string, more: object = {}) => ({
  id,
  permalink: `/nightly/${id}`,
  source: `@site/docs/${id}.md`,
  title: `Title of ${id}`,
  description: `About ${id}.`,
  draft: false,
  unlisted: false,
  frontMatter: {},
  ...more,
});
const item = (id: string) => ({ type: 'doc', id });
const content = {
  loadedVersions: [
    {
      versionName: 'current',
      label: 'v3-nightly',
      docs: [
        doc('a'),
        doc('b'),
        doc('hidden', { unlisted: true }),
        doc('secret', { draft: true }),
        doc('alone', { permalink: '/nightly/alone/' }),
      ],
      sidebars: {
        developerSidebar: [{ type: 'html', value: 'Start' }, item('a'), item('secret'), item('b'), item('a')],
      },
    },
    { versionName: STABLE.id, label: STABLE.id, docs: [doc('c', { permalink: '/c' })], sidebars: {} },
  ],
} as unknown as LoadedContent;
const site = { siteUrl: 'https://site.example' };
const [nightly, stable] = aiVersions(content) as [ReturnType<typeof aiVersions>[0], ReturnType<typeof aiVersions>[0]];

describe('[AI-1] the index', () => {
  const { path, text } = llmsIndex(nightly, [nightly, stable], site);

  test('lies at the root for the nightly and states its version', () => {
    expect(path).toBe('/llms.txt');
    expect(text).toMatch(/^# Aztec documentation, v3-nightly\n\n> Aztec is/);
    expect(text).toContain('documents version v3-nightly (nightly pre-release)');
    expect(text).toContain(`(https://site.example/${STABLE.id}/llms.txt)`);
    expect(llmsIndex(stable, [nightly, stable], site).path).toBe(`/${STABLE.id}/llms.txt`);
  });

  test('lists each page once, under the headings of the sidebar', () => {
    expect(text).toMatch(
      /## General\n\n- \[Title of alone\]\(https:\/\/site\.example\/nightly\/alone\.md\): About alone\.\n\n## Build: Start\n\n- \[Title of a\]/,
    );
    expect(text.match(/Title of a\]/g)).toHaveLength(1);
  });

  test('[ROUTE-9] drafts are in none of it', () => {
    expect(pagesOf(nightly).map((page) => page.id)).toEqual(['alone', 'a', 'b']);
    expect(text).not.toMatch(/secret|hidden/);
  });

  test('the full text has every page', () => {
    const full = llmsFull(nightly, ['# A\n\nText', '# B'], site);
    expect(full.path).toBe('/llms-full.txt');
    expect(full.text).toMatch(/: full text\n[\s\S]*\n\n---\n\n# A\n\nText\n\n---\n\n# B\n$/);
  });

  test('large categories are sections, small ones stay under their heading', () => {
    const large = {
      type: 'category',
      label: 'Large',
      items: ['1', '2', '3', '4'].map(item),
      link: { type: 'doc', id: '0' },
    };
    const small = { type: 'category', label: 'Small', items: [item('x')] };
    expect(sidebarSections('Build', [{ type: 'html', value: 'Docs' }, small, large, item('y')])).toEqual([
      { title: 'Build', ids: [] },
      { title: 'Build: Docs', ids: ['x', 'y'] },
      { title: 'Build: Large', ids: ['0', '1', '2', '3', '4'] },
    ]);
  });
});

const place = { siteDir: '/', file: '/docs/a.md', ...site };
const page: AiPage = pagesOf(nightly).find(({ id }) => id === 'a')!;
const filesOf = async (source: string) => pageFiles(page, await expandSource(source, place), nightly, site);

describe('[AI-1] the file of a page', () => {
  test('starts with title, description, version and where the index is', async () => {
    const [file] = await filesOf('Text.');
    expect(file).toEqual({
      path: '/nightly/a.md',
      text: '# Title of a\n\n> About a.\n\nAztec documentation, v3-nightly (nightly pre-release). Web page: <https://site.example/nightly/a>. All pages of this version: <https://site.example/llms.txt>.\n\nText.\n',
    });
  });

  test('keeps the heading of a page that has its own', async () => {
    expect((await filesOf('# Own *title*\n\nText.'))[0]!.text).toMatch(/^# Own _title_\n\n> About a\./);
  });

  test('is split between sections where it is too long, and says so at the top', async () => {
    const section = (name: string) => `## ${name}\n\n${'word '.repeat(6000)}\n`;
    const files = await filesOf(['One', 'Two', 'Three', 'Four'].map(section).join('\n'));
    expect(files.map((file) => file.path)).toEqual([
      '/nightly/a.md',
      ...[2, 3, 4].map((n) => `/nightly/a.part-${n}.md`),
    ]);
    expect(files[0]!.text).toContain(
      'This page has 4 parts:\n\n- Part 1 (this file): One\n- [Part 2](https://site.example/nightly/a.part-2.md): Two\n',
    );
    expect(files[1]!.text).toMatch(/^# Title of a \(part 2\)\n/);
    for (const { text } of files) expect(text.length).toBeLessThanOrEqual(MAX_MARKDOWN);
  });
});

describe('splitting', () => {
  const parts = async (source: string, limit: number) =>
    splitPage(await expandSource(source, place), limit).map((part) => part.text);

  test('a short page is one part', async () => expect(await parts('A.\n\n## B\n\nC.', 1000)).toHaveLength(1));

  test('short sections share a part', async () => {
    expect(await parts('## A\n\naaaa\n\n## B\n\nbbbb\n\n## C\n\ncccc', 25)).toEqual([
      '## A\n\naaaa\n\n## B\n\nbbbb\n',
      '## C\n\ncccc\n',
    ]);
  });

  test('a long section is split at its subsections, then between blocks', async () => {
    const made = await parts(
      `## A\n\n### B\n\n${'b'.repeat(30)}\n\n### C\n\n${'c'.repeat(30)}\n\n${'d'.repeat(30)}`,
      45,
    );
    expect(made).toEqual([
      `## A\n\n### B\n\n${'b'.repeat(30)}\n`,
      `### C\n\n${'c'.repeat(30)}\n`,
      `${'d'.repeat(30)}\n`,
    ]);
  });

  test('a long table is split between rows, with its header', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => `| row ${i} | value |`).join('\n');
    const made = await parts(`| name | text |\n| - | - |\n${rows}`, 300);
    expect(made.length).toBeGreaterThan(2);
    for (const part of made) {
      expect(part).toMatch(/^\| name \| text \|\n/);
      expect(part.length).toBeLessThanOrEqual(300);
    }
    expect(made.join('').match(/row \d+/g)).toHaveLength(40);
  });
});
