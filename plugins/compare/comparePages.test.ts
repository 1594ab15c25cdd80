import { expect, test } from 'vitest';
import { verdictText } from '../../core/compare/verdict';
import { expandSource } from '../../markdown/page-source';
import { comparePages } from '../../core/compare/comparePages';
import { PAIRS } from './fixturePairs';
import type { Section } from '../../core/compare/sections';
import { sectionsOf } from './sections';
import { STABLE } from '../../core/versions';

const place = { siteDir: '/site', file: '/site/docs/page.md', siteUrl: 'https://docs.example' };
const read = async (source: string | undefined): Promise<Section[] | undefined> =>
  source === undefined ? undefined : sectionsOf(await expandSource(source, place));

/** Sections that share a heading are told apart by the one above them. */
function nameOf(section: Section, all: Section[]): string {
  const twins = all.filter(({ titleKey }) => titleKey === section.titleKey);
  return twins.length > 1
    ? section.pathKey.replace(' > ', ' / ').replace(section.titleKey, section.title)
    : section.title;
}

test('there are 30 pairs', () => expect(PAIRS).toHaveLength(30));

test.each(PAIRS)('$name', async ({ old, new: newer, verdict, sections }) => {
  const result = comparePages(await read(old), await read(newer));
  const all = result.sections.map((each) => (each.new ?? each.old)!);
  const verdicts = Object.fromEntries(result.sections.map((each, i) => [nameOf(all[i]!, all), each.verdict]));
  expect(verdicts).toEqual(sections);
  expect(result.verdict).toBe(verdict);
  expect(result.changed).toBe(Object.values(sections).filter((each) => each !== 'same').length);
});

test('a section that stood on another page, which this one replaced, is not new', async () => {
  const read = async (source: string) => sectionsOf(await expandSource(source, place));
  const newer = await read('Both.\n\n## Cash\n\nA note of 25.\n\n## Fresh\n\nNothing like it before.');
  const replaced = await read('Another.\n\n## Cash\n\nA note of 20.');
  const { sections } = comparePages(await read('Both.'), newer, replaced);
  const verdicts = sections.map((each) => [each.new?.title, each.verdict, each.old?.blocks[0]?.key]);
  expect(verdicts).toEqual([
    ['Introduction', 'same', 'Both .'],
    ['Cash', 'changed', 'A note of 20 .'],
    ['Fresh', 'added', undefined],
  ]);
});

test.each([
  ['same', 0, [], `same as ${STABLE.id}`],
  ['changed', 1, ['code', 'concept'], '1 change for your code'],
  ['changed', 4, ['command'], '4 changes'],
  ['changed', 0, [], 'nothing changes for you'],
  ['added', 3, ['code'], 'new in nightly'],
  ['removed', 3, [], 'removed'],
] as const)('%s (%i, %j) is said as "%s"', (verdict, count, kinds, text) =>
  expect(verdictText({ verdict, changes: { count, kinds: [...kinds] } })).toBe(text),
);
