import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { ssrTemplate } from '../boot/ssrTemplate';

const require = createRequire(import.meta.url);
const fromCore = createRequire(require.resolve('@docusaurus/core/package.json'));
/** Docusaurus 4.0 has a later release of eta, which has a class for the function. */
const eta = fromCore('eta') as {
  render(template: string, data: object, options: object): string;
  Eta?: new (options: object) => { renderString(template: string, data: object): string };
};
const OPTIONS = { autoTrim: false };
const render = (data: object): string =>
  eta.Eta ? new eta.Eta(OPTIONS).renderString(ssrTemplate, data) : eta.render(ssrTemplate, data, OPTIONS);
const inline = require('@docusaurus/theme-classic/lib/inlineScripts') as {
  DataAttributeQueryStringInlineJavaScript: string;
  getThemeInlineScript(options: object): string;
};
const colorMode = { disableSwitch: false, defaultMode: 'light', respectPrefersColorScheme: false };
const THEME =
  inline.getThemeInlineScript({ colorMode, siteStorage: { namespace: '', type: 'localStorage' } }) +
  inline.DataAttributeQueryStringInlineJavaScript;
const BANNER = '<script>a.innerHTML = bannerHtml; b.innerHTML = suggestedBaseUrl;</script>';

const page = (more: object = {}) =>
  render({ metaAttributes: [], stylesheets: [], scripts: [], baseUrl: '/', preBodyTags: THEME, ...more });

test("query.ts: the theme's script of this release reads nothing from the address", () => {
  expect(THEME).toContain('location.search');
  expect(page()).not.toContain('location.search');
  expect(page()).toContain('var initialTheme = getStoredTheme();');
});

test('query.ts: a script of another form ends the build', () =>
  expect(() => page({ preBodyTags: THEME.replaceAll('getQueryStringTheme', 'readTheme') })).toThrow(
    'plugins/docusaurus/query.ts looked in a page for this, and it is not there: / *function getQueryStringTheme',
  ));

test('banner.ts: the banner writes its markup by a policy', () => {
  const html = page({ metaAttributes: ['<meta name="a">', BANNER] });
  expect(html).toContain('<meta name="a">');
  expect(html).toContain("trustedTypes.createPolicy('base-url-banner'");
  expect(html).toContain('b.textContent = suggestedBaseUrl');
});

test('banner.ts: a head tag that writes markup in another way ends the build', () =>
  expect(() => page({ metaAttributes: [BANNER.replace('bannerHtml', 'html')] })).toThrow(
    'plugins/docusaurus/banner.ts looked in a page for this, and it is not there: .innerHTML = bannerHtml',
  ));

test('[CARD-1] the title of a page is what its card says in words', () => {
  const html = page({
    metaAttributes: ['<meta name="a"><meta data-rh="true" property="og:title" content="A &amp; B"/>'],
  });
  expect(html).toContain(
    '<meta property="og:image:alt" content="A &amp; B"><meta name="twitter:image:alt" content="A &amp; B">',
  );
  expect(page()).not.toContain('image:alt');
});
