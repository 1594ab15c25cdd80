import { expect, hydrate, SAMPLES, test } from './support';

for (const path of SAMPLES)
  test(`[LAY-1] the first Tab stop of ${path} skips to the main content`, async ({ page }) => {
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
  });

test.describe('[LAY-2] announcement bar', () => {
  const bar = '[data-announcement]';

  test('has its own colours, HTML content and a close button, and stays closed', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(bar)).toBeVisible();
    await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(11, 59, 51)');
    await expect(page.locator(bar)).toHaveCSS('color', 'rgb(243, 241, 231)');
    const links = page.locator(`${bar} a`);
    await expect(links.first()).toHaveAttribute('href', '/nightly/developers/docs/resources/migration_notes');
    await expect(links.last()).toHaveAttribute('href', '/compare');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(bar)).toBeHidden();
    await page.goto('/developers/getting_started');
    await expect(page.locator(bar)).toBeHidden();
  });

  test('comes back when its id changes', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      localStorage.setItem('docusaurus.announcement.id', 'an-older-bar');
    });
    await page.goto('/');
    await expect(page.locator(bar)).toBeVisible();
  });
});

test.describe(() => {
  test.use({
    expectedMessages: { patterns: [/boom/, /error boundary/i, /An error occurred/, /Minified React error/] },
  });

  test('[LAY-3] a crash in the main area says so, keeps navbar and footer, and Try again recovers', async ({
    page,
  }) => {
    // A page whose module throws while it renders, once.
    await page.route('**/assets/js/*.js', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const crash = body.includes('"id":"developers/getting_started_on_testnet"');
      const patched = body.replace(/function (\w+)\((\w+)\)\{let \w+=\{a:/, (start) =>
        start.replace('{let', '{if(!window.recovered)throw new Error("boom");let'),
      );
      await route.fulfill({ response, body: crash ? patched : body });
    });
    await page.goto('/developers/docs/concepts/fees');
    await hydrate(page);
    await page.locator('.sidebar a[href="/developers/getting_started_on_testnet"]').click();
    await expect(page.getByRole('heading', { name: 'This page crashed.' })).toBeVisible();
    await expect(page.locator('#main')).toContainText('boom');
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('.footer')).toBeVisible();
    await page.evaluate(() => ((window as unknown as { recovered: boolean }).recovered = true));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('h1')).toHaveText('Set up for testnet');
    // Scripts that are fetched ahead may still be on their way.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
