import { expect, test } from 'vitest';
import { comparisonPage } from './render/comparisonPage';
import { indexPages } from './render/indexPage';
import { pageMaker } from './render/template';
import { comparePath, compareVersions, type ComparedPage } from './site';

const page = (path: string, text: string, counterpart?: string): ComparedPage => ({
  path,
  title: `Title of ${path}`,
  counterpart,
  sections: [{ id: '', title: 'Introduction', depth: 1, titleKey: '', pathKey: '', blocks: [], key: text }],
});

const site = compareVersions(
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

test('a page that several name is shown as the nearest to the others', () => {
  const { html } = comparisonPage(site.byPath.get('/guides/send')!);
  expect(html).toContain('the nightly has no page of its own for it');
  expect(html).toContain('<a href="/nightly/js/how_to_deploy">');
});

test('the lists show each version from its side', () => {
  const [fromStable, fromNightly] = indexPages(site);
  expect(fromStable!.html).toContain('<a href="#all">4 pages</a>');
  expect(fromStable!.html).toContain('<a href="#removed">2 removed</a>');
  expect(fromNightly!.html).toContain('<a href="#all">3 pages</a>');
  expect(fromNightly!.html).toContain('<a href="#added">1 new in nightly</a>');
});

const TEMPLATE = `<title>COMPARE TITLE | Site</title><meta name=description content="COMPARE DESCRIPTION"><link rel=canonical href=https://docs.example/compare>
<a href=/compare>list</a><main class="plain-page compare"><p>x</p></main><footer></footer>`;

test('pages get their own title, address and content', () => {
  const html = pageMaker(TEMPLATE)({
    path: '/compare/a',
    title: 'A & $1',
    description: 'About "a"',
    html: '<h1>COMPARE PATH</h1>',
  });
  expect(html).toContain('<title>A &amp; $1 | Site</title>');
  expect(html).toContain('content="About &quot;a&quot;"');
  expect(html).toContain('href=https://docs.example/compare/a>');
  expect(html).toContain(
    '<a href=/compare>list</a><main class="plain-page compare"><h1>COMPARE PATH</h1></main><footer>',
  );
});

test('a template without its marks fails the build', () =>
  expect(() => pageMaker(TEMPLATE.replace('canonical href=https', ''))).toThrow(
    /built page \/compare has nothing that matches/,
  ));
