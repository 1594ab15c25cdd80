import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Block } from '../../src/features/compare/Block';
import { expandSource } from '../../markdown/page-source';
import { changedBlocks } from '../../core/compare/blocks';
import { diffBlocks } from '../../core/compare/diffs';
import { showComparison } from '../../core/compare/shown';
import { sectionsOf } from './sections';
import { NIGHTLY, STABLE } from '../../core/versions';

const place = { siteDir: '/site', file: '/site/docs/page.md', siteUrl: 'https://docs.example' };
const blocks = async (source: string) => sectionsOf(await expandSource(source, place))[0]!.blocks;
const NOWHERE = { old: new Set<string>(), new: new Set<string>() };
/** As the page shows it. */
const compare = async (old: string, newer: string) =>
  changedBlocks(diffBlocks(await blocks(old), await blocks(newer)), NOWHERE)
    .map((block) => renderToStaticMarkup(createElement(Block, { block })))
    .join('\n');

const ADDED = '<span class="visually-hidden">added: </span>';
const REMOVED = '<span class="visually-hidden">removed: </span>';
const code = (text: string) => `\`\`\`ts\n${text}\n\`\`\``;

test.each([
  [
    'a word',
    'A tree of height 5 here.',
    'A tree of height 7 here.',
    `height <del>${REMOVED}5</del> <ins>${ADDED}7</ins> here.`,
  ],
  ['an end', 'It stops.', 'It stops and waits.', `It stops <ins>${ADDED}and waits</ins>.`],
  ['code in text', 'Call the `go` method now.', 'Call the `run` method now.', `<ins>${ADDED}<code>run</code></ins>`],
  ['signs of HTML', 'A tree of size 5 here.', 'A tree of size `<b>` here.', '<code>&lt;b&gt;</code>'],
  ['a block that stayed', 'One.\n\nTwo is a line.', 'One.\n\nTwo is a row.', '1 block unchanged'],
  ['a new list item', '- One.', '- One.\n- Two.', `<p data-role="item"><ins>${ADDED}Two.</ins></p>`],
  [
    'a line of code',
    code('a();\nb();'),
    code('a();\nc();'),
    `<del>${REMOVED}− b();\n</del><ins>${ADDED}+ c();\n</ins>`,
  ],
  [
    'lines far away',
    code('1\n2\n3\n4\n5\n6\nx = 1'),
    code('1\n2\n3\n4\n5\n6\nx = 2'),
    '<i>4 lines unchanged</i>\n  5\n  6\n',
  ],
])('%s', async (_name, old, newer, html) => expect(await compare(old, newer)).toContain(html));

const table = (...rows: string[]) => ['| Name | Value |', '| --- | --- |', ...rows].join('\n');

test('of a table that has a column more, the rows are compared', async () => {
  const wide = ['| Name | Type | Value |', '| --- | --- | --- |', '| Notes | u32 | 16 |', '| Logs | u32 | 8 |'].join(
    '\n',
  );
  const html = await compare(table('| Notes | 16 |', '| Logs | 4 |'), wide);
  expect(html).toContain(`<ins>${ADDED}u32</ins></td><td data-label="Value">16</td>`);
  expect(html).toContain(`<del>${REMOVED}4</del><ins>${ADDED}8</ins></td>`);
  const other = ['| Name | Type | Size |', '| --- | --- | --- |', '| Notes | u32 | 16 |'].join('\n');
  expect(await compare(table('| Notes | 16 |'), other)).toContain('<tr data-change="removed">');
});

test('a table is a table of the rows that changed, with the cells that did', async () => {
  const html = await compare(
    table('| Notes | 16 |', '| Logs | 32 |', '| Gone | 1 |'),
    table('| Notes | 64 |', '| Logs | 32 |'),
  );
  expect(html).toContain('<th scope="col">Name</th><th scope="col">Value</th>');
  expect(html).toContain(`<td>Notes</td><td data-changed=""><del>${REMOVED}16</del><ins>${ADDED}64</ins></td>`);
  expect(html).toContain(`<tr data-change="removed"><td data-changed=""><del>${REMOVED}Gone</del></td>`);
  expect(html).not.toContain('Logs');
});

test('on a phone each cell of a wide table has the title of its column', async () => {
  const wide = (value: number) => `| Name | Value | Use |\n| --- | --- | --- |\n| Notes | ${value} | x |`;
  expect(await compare(wide(1), wide(2))).toContain('<td data-changed="" data-label="Value">');
});

test('what moved is neither gone nor new', async () => {
  const page = async (source: string) => ({
    path: '/',
    title: 'Page',
    sections: async () => sectionsOf(await expandSource(source, place)),
  });
  const shown = await showComparison(
    await page(`## One\n\n- First of all.\n- Then this.\n\n## Two\n\n${table('| Notes | 16 |')}`),
    await page(`## One\n\n${table('| Notes | 16 |')}\n\n- Then this.\n- First of all.\n\n## Two\n\nAll new words.`),
  );
  const [one, two] = shown.sections;
  expect(one!.blocks.filter(({ kind }) => kind !== 'same')).toEqual([]);
  expect(two!.blocks).toHaveLength(2);
});

test('a diagram is both drawings, with what only one of them says', async () => {
  const draw = (node: { value: string; lang?: string | null }) =>
    node.lang === 'mermaid' ? { id: String(node.value.length), alt: 'Who asks whom', size: '600x300' } : undefined;
  const read = async (boxes: string) => {
    const source = `\`\`\`mermaid\nflowchart LR\n  accTitle: Who\n  accDescr: asks whom.\n${boxes}\n\`\`\``;
    return sectionsOf(await expandSource(source, place), draw)[0]!.blocks;
  };
  const [older, newer] = [await read('  A[App] --> B["PXE server"]'), await read('  A[App] -->|asks| W[Wallet]')];
  expect(changedBlocks(diffBlocks(older, newer), NOWHERE)).toMatchObject([
    {
      kind: 'diagram',
      old: { alt: 'Who asks whom' },
      new: { size: '600x300' },
      removed: ['PXE server'],
      added: ['asks', 'Wallet'],
    },
  ]);
  expect(diffBlocks(older, await read('  A[App]\n  A --> C["PXE server"]'))[0]!.type).toBe('same');
});

test('texts that have little in common are shown one after the other', async () => {
  const html = await compare('Warp the clock forward by a day.', 'Sponsors pay what users do not want to.');
  expect(html.match(/<del>/g)).toHaveLength(1);
  expect(html.match(/<ins>/g)).toHaveLength(1);
  expect(html.indexOf('<del>')).toBeLessThan(html.indexOf('<ins>'));
});

test('what both sides have in the middle of a change is shown as each side writes it', async () => {
  const html = await compare(
    `Image tag, ${STABLE.sdk} of the network here`,
    `Image tag: v${NIGHTLY.sdk}, or that of the network here`,
  );
  expect(html).toContain(`<del>${REMOVED}, ${STABLE.sdk}</del>`);
});

test('a line about the other version, and a link beside a name, are not about the subject', async () => {
  const lines = await blocks(
    '<p className="api-from">Type · `a::B` · [Notes](/notes)</p>\n\n<p className="api-fate">Gone in nightly.</p>\n\nText',
  );
  expect(lines.map(({ key }) => key)).toEqual(['Type · a::B ·', 'Text']);
});
