import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { afterAll, describe, expect, test } from 'vitest';
import { expandSource } from '.';
import { toMarkdown } from './markdown';

const siteDir = mkdtempSync(path.join(tmpdir(), 'pages-'));
afterAll(() => rmSync(siteDir, { recursive: true }));
mkdirSync(path.join(siteDir, 'examples'), { recursive: true });
writeFileSync(path.join(siteDir, 'examples/a.nr'), 'fn a() {}\n// #region b\n    fn b() {}\n// #endregion b\n');
mkdirSync(path.join(siteDir, 'data/nightly'), { recursive: true });
const data = {
  constants: { constants: { MAX: 64 } },
  env: { variables: [] },
  cli: { tools: [] },
  'node-api': { namespaces: [] },
};
for (const [name, value] of Object.entries(data))
  writeFileSync(path.join(siteDir, `data/nightly/${name}.json`), JSON.stringify(value));

const place = { siteDir, file: path.join(siteDir, 'docs/guides/start.md'), siteUrl: 'https://site.example' };
const expand = async (source: string) => toMarkdown(await expandSource(source, place));

describe('[AI-1] a page as Markdown', () => {
  test.each([
    ['front matter is gone', '---\ntitle: A\n---\n\nText.', 'Text.\n'],
    ['comments are gone', 'A{/* note */} b.\n\n{/* note */}', 'A b.\n'],
    ['constants are printed', 'At most <Constant name="MAX" /> notes.', 'At most 64 notes.\n'],
    ['heading ids are taken off', '## A title {#short}\n', '## A title\n'],
    ['an admonition', ':::warning[Mind *this*]\n\nText.\n\n:::', '> **Mind _this_**\n>\n> Text.\n'],
    ['an admonition without a title', ':::tip\nText.\n:::', '> **Tip**\n>\n> Text.\n'],
    [
      'tabs',
      '<Tabs groupId="x">\n<TabItem value="npm" label="With npm">\n\nOne.\n\n</TabItem>\n<TabItem value="yarn">\n\nTwo.\n\n</TabItem>\n</Tabs>',
      '**With npm**\n\nOne.\n\n**yarn**\n\nTwo.\n',
    ],
    [
      'cards, in both spellings',
      '<Cards>\n<Card title="One" href="./one.md">First.</Card>\n<Card title="Two" href="../index.md">\n\nSecond `x`.\n\n- more\n\n</Card>\n<Card title="Three" href="https://example.org/" />\n</Cards>',
      '- [One](https://site.example/nightly/guides/one): First.\n- [Two](https://site.example/nightly): Second `x`.\n\n  - more\n- [Three](https://example.org/)\n',
    ],
    [
      'details',
      '<details>\n<summary>The **whole** file</summary>\n\nText.\n\n</details>',
      '**The whole file**\n\nText.\n',
    ],
    ['details on one line', '<details><summary>More</summary>Text.</details>', '**More**\n\nText.\n'],
    ['a wrapper', '<div className="x">\n\nText.\n\n</div>', 'Text.\n'],
    ['elements in text', 'Press <kbd>Ctrl</kbd> <br/>now', 'Press Ctrl \\\nnow\n'],
    [
      'a region of an example',
      '```noir file="examples/a.nr" region="b"\n```',
      '```noir title="a.nr"\nfn b() {}\n```\n',
    ],
    ['of a fence only the title', '```ts title="a.ts" {1} fails="TS1"\nx\n```', '```ts title="a.ts"\nx\n```\n'],
    [
      'a shown prelude stays',
      '```ts prelude shown\nf(() => {\n  //@here\n});\n```',
      '```ts\nf(() => {\n  // Your code goes here.\n});\n```\n',
    ],
    ['preludes are gone', 'A.\n\n```ts prelude\nimport x;\n```\n\n```ts continued\nx\n```', 'A.\n\n```ts\nx\n```\n'],
    [
      'a diagram',
      '```mermaid\nflowchart LR\n  accTitle: Flow\n  accDescr: A leads to B.\n  a --> b\n```',
      'Diagram: Flow. A leads to B.\n\n```mermaid\nflowchart LR\n  accTitle: Flow\n  accDescr: A leads to B.\n  a --> b\n```\n',
    ],
    ['maths', 'So $x_1 < y$.\n\n$$\na \\cdot b\n$$', 'So $x_1 < y$.\n\n$$\na \\cdot b\n$$\n'],
    ['what looks like a directive', 'Ports 80:http and a:b[c].', 'Ports 80:http and a:b\\[c].\n'],
    [
      'a table',
      '| a | b |\n|---|---|\n| `x\\|y` | <Constant name="MAX" /> |',
      '| a | b |\n| - | - |\n| `x\\|y` | 64 |\n',
    ],
  ])('%s', async (_name, source, markdown) => expect(await expand(source)).toBe(markdown));

  test.each([
    ['./other.md#part', 'https://site.example/nightly/guides/other#part'],
    ['../index.md', 'https://site.example/nightly'],
    ['deep/index.md', 'https://site.example/nightly/guides/deep'],
    ['#part', 'https://site.example/nightly/guides/start#part'],
    ['pathname:///llms.txt', 'https://site.example/llms.txt'],
    ['/tags', 'https://site.example/tags'],
    ['https://example.org/a.md', 'https://example.org/a.md'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
  ])('a link to %s leads to %s', async (url, absolute) =>
    expect(await expand(`[a](${url})\n\n[b][c]\n\n[c]: ${url}`)).toBe(
      `[a](${absolute})\n\n[b][c]\n\n[c]: ${absolute}\n`,
    ),
  );

  test('each heading has the anchor of the site', async () => {
    const ids: unknown[] = [];
    visit(await expandSource('## A b\n\n## A b\n\n## C {#d}\n\n### `x()`', place), 'heading', ({ data }) => {
      ids.push((data as { id?: string }).id);
    });
    expect(ids).toEqual(['a-b', 'a-b-1', 'd', 'x']);
  });
});

const FOREIGN = ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'];
const DIRECTIVES = ['containerDirective', 'leafDirective', 'textDirective'];
test.each([...FOREIGN, ...DIRECTIVES, 'yaml', 'toml'])('%s is never written: a build that has one fails', (type) => {
  expect(() => toMarkdown({ type: 'root', children: [{ type, children: [] } as never] })).toThrow(type);
});
