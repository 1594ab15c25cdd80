import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cardOf, CARD_SIZE } from '../../core/cards';
import { listPages } from '../../core/files';
import { parseFrontMatter } from '../../core/frontMatter';
import { NIGHTLY, STABLE, VERSIONS } from '../../core/versions';
import { drawCards, FONT } from './draw';
import { linesOf } from './lines';
import { titleOf } from './title';
import { Type } from './type';

const ROOT = path.resolve(__dirname, '../..');

async function pixels(title: string, section = 'Concepts'): Promise<Buffer> {
  const [draw] = await drawCards([{ title, section, version: STABLE.label }]);
  return sharp(await draw!())
    .greyscale()
    .raw()
    .toBuffer();
}

/** The lowest and the rightmost place of ink between the logo and the version, left of the pattern. */
function inkOf(raw: Buffer): { bottom: number; right: number } {
  const dark = [...raw.keys()].filter((i) => raw[i]! < 60);
  const places = dark.map((i) => [i % CARD_SIZE.width, Math.floor(i / CARD_SIZE.width)] as const);
  const title = places.filter(([x, y]) => x < 780 && y > 230 && y < 535);
  const most = (all: number[]) => all.reduce((a, b) => Math.max(a, b), 0);
  return { bottom: most(title.map(([, y]) => y)), right: most(title.map(([x]) => x)) };
}

test('[CARD-1] a card is a picture of 1200 by 630 with few colours and bytes', async () => {
  const [draw] = await drawCards([{ title: 'Fees', section: 'Concepts', version: NIGHTLY.label }]);
  const png = await draw!();
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...CARD_SIZE, isPalette: true });
  expect(png.length).toBeLessThan(10_000);
  expect(inkOf(await pixels('Fees')).bottom).toBeGreaterThan(250);
});

test.each([
  ['long', 'How contracts are written, compiled, deployed, called, proven and upgraded '.repeat(4)],
  ['one name', 'assert_current_call_valid_authwit_public_and_then_some_more'],
  ['one word', 'W'.repeat(120)],
])('[CARD-1] a title that is %s stays within its place', async (_, title) => {
  const { bottom, right } = inkOf(await pixels(title));
  expect(right).toBeLessThan(760);
  expect(right).toBeGreaterThan(300);
  expect(bottom).toBeLessThan(520);
});

test('[CARD-1] title, section and version are on it, and a sign that the font lacks is left out', async () => {
  const one = await pixels('Fees');
  expect((await pixels('Keys')).equals(one)).toBe(false);
  expect((await pixels('Fees', 'Guides')).equals(one)).toBe(false);
  expect((await pixels('Fees 漢')).equals(one)).toBe(true);
});

test('the font has all signs of titles', () => {
  const type = new Type(FONT);
  const lacking = VERSIONS.flatMap(({ folder }) =>
    listPages(path.join(ROOT, folder)).flatMap((name) => {
      const { title } = parseFrontMatter(fs.readFileSync(path.join(ROOT, folder, name), 'utf8')) as { title: string };
      return [...title].every(type.has) ? [] : [`${folder}/${name}: ${title}`];
    }),
  );
  expect(lacking).toEqual([]);
});

test.each([
  ['a bb ccc', ['a bb', 'ccc']],
  ['some_long', ['some_', 'long']],
  ['abcdefgh', ['abcde', 'fgh']],
  ['a abcdefgh', ['a', 'abcde', 'fgh']],
])('%j in lines of five', (text, lines) => expect(linesOf(text, (line) => line.length <= 5)).toEqual(lines));

test.each([
  ['Fees | Aztec documentation', 'Fees'],
  ['Fees (nightly) | Aztec documentation', 'Fees'],
  [
    'What changed: Indexed tree (nullifier tree) (/a/b) | Aztec documentation',
    'What changed: Indexed tree (nullifier tree)',
  ],
  ['Pages &amp; &quot;tags&quot; | Aztec documentation', 'Pages & "tags"'],
  ['Aztec documentation', 'Aztec documentation'],
])('the title of %j is %j', (content, title) =>
  expect(titleOf(`<title>x</title><meta data-rh="true" property="og:title" content="${content}"/>`)).toBe(title),
);

test('each page has an address for its card', () => {
  expect(['/', NIGHTLY.base, '/a/b', '/404.html'].map(cardOf)).toEqual([
    '/img/cards/index.png',
    `/img/cards${NIGHTLY.base}.png`,
    '/img/cards/a/b.png',
    '/img/cards/404.png',
  ]);
});
