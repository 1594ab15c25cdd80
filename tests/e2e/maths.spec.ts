import type { Page } from '@playwright/test';
import { expect, hydrate, serveMathsStylesheet, test } from './support';

const MATHS = '/developers/docs/concepts/advanced/storage/storage_slots';
const CDN = 'https://cdn.jsdelivr.net/**';

/** How many of the two copies of each formula can be seen. */
const copiesSeen = (page: Page) =>
  page.locator('.katex').evaluateAll((formulas) =>
    formulas.map(
      (formula) =>
        [formula.querySelector('.katex-mathml')!, formula.querySelector('.katex-html')!].filter((copy) => {
          const { width, height } = copy.getBoundingClientRect();
          return width > 2 && height > 2;
        }).length,
    ),
  );

const widerThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.describe(() => {
  // The stand-in sends no real fonts.
  test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });

  test('[MD-1] the maths stylesheet is asked for without referrer or credentials, and put to use', async ({ page }) => {
    await serveMathsStylesheet(page);
    const asked = page.waitForRequest(/katex.*\.css$/);
    await page.goto(MATHS);
    const headers = await (await asked).allHeaders();
    expect(headers['referer']).toBeUndefined();
    expect(headers['cookie']).toBeUndefined();
    const link = page.locator('link[data-maths-styles]');
    await expect(link).toHaveAttribute('integrity', /^sha384-/);
    await expect(link).toHaveAttribute('crossorigin', 'anonymous');
    await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(link).toHaveAttribute('media', 'all');
    expect(new Set(await copiesSeen(page))).toEqual(new Set([1]));
    await expect(page.locator('.katex-html').first()).toBeVisible();
    await hydrate(page);
    await expect(link).toHaveAttribute('media', 'all');
    await expect(page.locator('.katex-html').first()).toBeVisible();
  });
});

test('[MD-1] while the CDN hangs the page is painted, and each formula is there once', async ({ page }) => {
  await page.route(CDN, () => undefined);
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(MATHS, { waitUntil: 'commit' });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBeGreaterThan(0);
  await expect(page.locator('.katex').first()).toBeVisible();
  expect(new Set(await copiesSeen(page))).toEqual(new Set([1]));
  expect(await widerThanScreen(page)).toBeLessThanOrEqual(0);
});

test.describe(() => {
  test.use({ javaScriptEnabled: false, expectedMessages: { patterns: [/ERR_FAILED/] } });
  test('[MD-1] without JavaScript each formula is there once', async ({ page }) => {
    await page.route(CDN, (route) => route.abort());
    await page.goto(MATHS);
    await expect(page.locator('.katex-mathml').first()).toBeVisible();
    await expect(page.locator('.katex-html').first()).toBeHidden();
  });
});

for (const query of ['docusaurus-data-drawer=open', 'docusaurus-data-search=open', 'docusaurus-theme=evil'])
  test(`an address with ?${query} shows the page as it is`, async ({ page }) => {
    const attributes = async (url: string) => {
      await page.goto(url);
      await hydrate(page);
      return page
        .locator('html')
        .evaluate((html) => html.getAttributeNames().map((name) => [name, html.getAttribute(name)]));
    };
    const plain = await attributes('/developers/getting_started');
    expect(await attributes(`/developers/getting_started?${query}`)).toEqual(plain);
  });
