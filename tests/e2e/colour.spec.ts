import { expect, hydrate, test } from './support';

const TOGGLE = '[data-color-mode]';

test.describe('[COL-1] colour mode', () => {
  test.use({ colorScheme: 'dark' });

  test('is light by default even where the system is dark', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('the toggle switches, before and after React has loaded, and is kept', async ({ page }) => {
    await page.goto('/');
    await page.locator(TOGGLE).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await hydrate(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator(TOGGLE).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.locator(TOGGLE).click();
    await page.goto('/developers/docs/concepts/fees');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('a stored mode is on before the first paint', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await page.route('**/assets/boot/*', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
  test.use({ expectedMessages: { patterns: [/ERR_FAILED/] } });

  test('open tabs change together', async ({ page, context }) => {
    await page.goto('/');
    const second = await context.newPage();
    await second.goto('/developers/getting_started');
    await page.locator(TOGGLE).click();
    await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});
