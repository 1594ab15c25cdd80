import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, hydrate, test } from './support';

const GUIDE = '/developers/docs/concepts/fees';
const term = (page: Page) => page.locator('.markdown a.term').first();
const card = (page: Page) => page.getByRole('tooltip');

test('a term shows its definition on hover, keeps it while the pointer is on it, and hides it on Escape', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await term(page).hover();
  await expect(card(page)).toHaveText(/\w+ \w+ \w+/);
  await expectAccessible(page);
  await card(page).hover();
  const { x, y } = (await card(page).boundingBox())!;
  await page.mouse.move(x + 20, y + 20, { steps: 10 });
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('by keyboard the card comes with the focus, describes the link and goes with the focus', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.locator('#main').focus();
  while (!(await term(page).evaluate((link) => link === document.activeElement))) await page.keyboard.press('Tab');
  await expect(card(page)).toBeVisible();
  await expect(term(page)).toHaveAccessibleDescription((await card(page).textContent())!);
  await page.keyboard.press('Tab');
  await expect(term(page)).not.toHaveAttribute('aria-describedby');
});

test('no definition is loaded before somebody asks for one', async ({ page }) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const asked = page.waitForRequest((request) => request.url().endsWith('.js'));
  await term(page).hover();
  await asked;
  await expect(card(page)).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 664 } });

  test('the first tap shows the card inside the window, the second follows the link', async ({ page }) => {
    await page.goto(GUIDE);
    await term(page).tap();
    await expect(card(page)).toBeVisible();
    await expect(page).toHaveURL(GUIDE);
    const box = (await card(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(390);
    await term(page).tap();
    await expect(page).toHaveURL(/glossary#/);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a term is a link to the glossary', async ({ page }) => {
    await page.goto(GUIDE);
    await term(page).click();
    await expect(page).toHaveURL(/glossary#/);
  });
});
