import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Block } from '../../src/features/compare/Blocks';
import { expandSource } from '../../markdown/page-source';
import { changedBlocks } from '../../core/compare/blocks';
import { diffBlocks } from '../../core/compare/diffs';
import { sectionsOf } from './sections';
import { NIGHTLY, STABLE } from '../../core/versions';

const place = { siteDir: '/site', file: '/site/docs/page.md', siteUrl: 'https://docs.example' };
const blocks = async (source: string) => sectionsOf(await expandSource(source, place))[0]!.blocks;
/** As the page shows it. */
const compare = async (old: string, newer: string) =>
  changedBlocks(diffBlocks(await blocks(old), await blocks(newer)))
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
