import { expect, hydrate, test } from './support';

const DETAILS = '/developers/docs/guides/smart_contracts/testing';
const DIAGRAM = '/developers/docs/concepts/fees';
const TABS = '/developers/docs/guides/js_apps/connect_to_sandbox';

test('the dark theme prints dark on light, with the light diagrams', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.goto(DIAGRAM);
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(229, 234, 230)');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('color', 'rgb(27, 34, 32)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  await expect(page.locator('.diagram__light').first()).toBeVisible();
  await expect(page.locator('.diagram__dark').first()).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlarge' })).toHaveCount(0);
});

test('closed details print open, also in browsers that need the script for it', async ({ page }) => {
  await page.goto(DETAILS);
  const details = page.locator('.markdown details:not([class])').first();
  const inside = details.locator(':scope > :not(summary)').first();
  await expect(inside).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(inside).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.waitForFunction(() => window.site?.afterLoad);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(inside).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(inside).toBeHidden();
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } });

  test('tell the chosen tab apart and leave diagrams on their own background', async ({ page }) => {
    await page.goto(TABS);
    await hydrate(page);
    const background = (checked: string) =>
      page
        .locator(`.tabs__tab:has(input${checked})`)
        .first()
        .evaluate((tab) => getComputedStyle(tab).backgroundColor);
    expect(await background(':checked')).not.toBe(await background(':not(:checked)'));
    await page.goto(DIAGRAM);
    await expect(page.locator('.diagram__light').first()).toHaveCSS('background-color', 'rgb(252, 251, 248)');
  });
});
