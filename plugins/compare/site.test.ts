import { expect, test } from 'vitest';
import type { ComparisonList } from '../../core/compare/comparison';
import { showComparison, type ReadPage } from '../../core/compare/shown';
import { comparePagesOf, comparisonData } from './pages';
import type { ComparedPage } from './comparedPages';
import { comparePath, startComparing, whenAll } from './pairs';

const page = (path: string, text: string, counterpart?: string): ComparedPage & ReadPage => ({
  path,
  title: `Title of ${path}`,
  counterpart,
  file: `${path}.md`,
  sections: async () => [{ id: '', title: 'Introduction', depth: 1, titleKey: '', pathKey: '', blocks: [], key: text }],
});

const site = await whenAll(
  startComparing(
    [
      page('/', 'home'),
      page('/guides/deploy', 'deploy', 'js/how_to_deploy'),
      page('/guides/send', 'send', 'js/how_to_deploy'),
      page('/gone', 'gone'),
    ],
    [
      page('/nightly', 'home'),
      page('/nightly/js/how_to_deploy', 'deploy it', 'guides/deploy'),
      page('/nightly/fresh', 'fresh'),
    ],
    async (older, newer) => ({ ...(await showComparison(older, newer)), changes: { count: 0, kinds: [] } }),
  ),
);

test.each([
  ['/', 'same', '/compare/home'],
  ['/nightly', 'same', '/compare/home'],
  ['/guides/deploy', 'changed', '/compare/guides/deploy'],
  ['/nightly/js/how_to_deploy', 'changed', '/compare/guides/deploy'],
  ['/guides/send', 'removed', '/compare/guides/send'],
  ['/gone', 'removed', '/compare/gone'],
  ['/nightly/fresh', 'added', '/compare/nightly/fresh'],
])('%s is %s, at %s', (path, verdict, href) => expect(site.byPath.get(path)).toMatchObject({ verdict, href }));

test('the nightly home has a name when it stands alone', () =>
  expect(comparePath('/nightly')).toBe('/compare/nightly/home'));

test('a page that several name is the nearest to the others', () => {
  const data = comparisonData(site.byPath.get('/guides/send')!);
  expect(data).toMatchObject({ verdict: 'removed', nearest: { path: '/nightly/js/how_to_deploy' } });
  expect(data.new).toBeUndefined();
});

test('each version is listed from its side', () => {
  const pages = comparePagesOf(site);
  const verdicts = (path: string) => (pages.get(path) as ComparisonList).pages.map(({ verdict }) => verdict);
  expect(verdicts('/compare')).toEqual(['same', 'changed', 'removed', 'removed']);
  expect(verdicts('/compare/from-nightly')).toEqual(['same', 'changed', 'added']);
  expect(pages.get('/compare')).toMatchObject({ of: 'stable', elsewhere: 1 });
});
