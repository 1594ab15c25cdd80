import type { Locator, Page } from '@playwright/test';
import { expect, hold, hydrate, hydrated, test } from './support';

const PAGE = '/developers/getting_started_on_sandbox';

const REACT = '**/assets/js/main.*';

test.describe('acts before React', () => {
  test('a click is shown as busy, and done once when React is there', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(PAGE);
    const wrap = page.getByRole('button', { name: 'Wrap' }).first();
    await wrap.click();
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-busy', 'true');
    release();
    await hydrated(page);
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
    await expect(wrap).not.toHaveAttribute('aria-busy');
    await wrap.click();
    await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  });

  test('what the boot script answers is not answered again', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto(PAGE);
    await page.locator('[data-color-mode]').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    release();
    await hydrated(page);
    await expect(page.locator('[data-color-mode]')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('the drawer opens at once and is filled when React is there', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const release = await hold(page, REACT);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByText('The menu is loading.')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    release();
    await expect(drawer.getByRole('navigation', { name: 'Build' })).toBeVisible();
  });
});

test.describe('the search before the page', () => {
  const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });

  test('[SRCH-1] answers while the scripts of the page are on their way, and leads there by itself', async ({
    page,
  }) => {
    await hold(page, REACT);
    await page.goto(PAGE);
    await page.keyboard.press('Control+k');
    await field(page).fill('accounts');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await page.evaluate(() => window.site!.hydrated)).toBe(false);
    const to = await page.getByRole('option').first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(to!);
    await page.goBack();
    await expect(page).toHaveURL(PAGE);
  });

  test('what was done in it is not done again with the page', async ({ page }) => {
    const release = await hold(page, REACT);
    await page.goto(PAGE);
    await page.getByRole('button', { name: 'Search docs' }).first().click();
    const tried = page.getByRole('button', { name: 'Pay fees' });
    await tried.click();
    await expect(field(page)).toHaveValue('Pay fees');
    await field(page).fill('notes');
    release();
    await hydrated(page);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('results');
    await expect(field(page)).toHaveValue('notes');
  });

  test('is not loaded with the page, and is there after a click', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    const ofDialog = () => scripts.filter((path) => path.startsWith('/assets/js/search.'));
    await page.goto(PAGE);
    await hydrate(page);
    expect(scripts.filter((path) => path.startsWith('/assets/js/react.'))).toHaveLength(1);
    expect(ofDialog()).toEqual([]);
    await page.keyboard.press('/');
    await field(page).fill('accounts');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(ofDialog()).toHaveLength(1);
  });
});

test.describe('the not-found page', () => {
  test.use({ expectedMessages: { patterns: [/404|ERR_FAILED/] } });
  for (const path of ['/nightly/nothing-here', '/no/such/page?x=1#y', '/%'])
    test(`[ERR-3] hydrates at ${path}, which stays in the address bar`, async ({ page, baseURL }) => {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page).toHaveTitle('Page not found | Aztec documentation');
      expect(page.url()).toBe(baseURL + path);
    });

  const follow = async (page: Page, act: (link: Locator) => Promise<void>) => {
    await page.goto('/no/such/page', { waitUntil: 'domcontentloaded' });
    const link = page.getByRole('main').getByRole('link', { name: 'Run a node', exact: true });
    await act(link);
    await expect(link).toHaveAttribute('aria-busy', 'true');
  };
  const ways: Record<string, (link: Locator) => Promise<void>> = {
    clicked: (link) => link.click(),
    'followed by keyboard': (link) => link.press('Enter'),
  };
  for (const [way, act] of Object.entries(ways))
    test(`[ERR-3] a link that is ${way} before React is followed when it is there`, async ({ page }) => {
      const release = await hold(page, REACT);
      await follow(page, act);
      release();
      await expect(page).toHaveURL('/the_aztec_network');
      await page.goBack();
      await expect(page).toHaveURL('/no/such/page');
    });

  test('[ERR-3] a link that is clicked is followed where React does not come', async ({ page }) => {
    const release = await hold(page, REACT, (route) => route.abort());
    await follow(page, ways.clicked!);
    release();
    await expect(page).toHaveURL('/the_aztec_network');
  });
});

test('[PRE-1] a file is prefetched by one link', async ({ page }) => {
  await page.goto(PAGE);
  await hydrate(page);
  const hrefs = () =>
    page.locator('link[rel="prefetch"]').evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  await expect.poll(async () => (await hrefs()).length).toBeGreaterThan(0);
  const found = await hrefs();
  expect(found).toEqual([...new Set(found)]);
});
