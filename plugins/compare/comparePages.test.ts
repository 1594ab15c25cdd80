import { expect, test } from 'vitest';
import { verdictText } from '../../core/compare/comparison';
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

test.each([
  ['same', 0, `same as ${STABLE.id}`],
  ['changed', 1, 'changed: 1 section'],
  ['changed', 4, 'changed: 4 sections'],
  ['added', 3, 'new in nightly'],
  ['removed', 3, 'removed'],
] as const)('%s (%i) is said as "%s"', (verdict, sections, text) => expect(verdictText(verdict, sections)).toBe(text));
