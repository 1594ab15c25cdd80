import { devices, type Page } from '@playwright/test';
import { expect, test } from './support';
import { ended, panelOf, START_MS, withFastCode } from './runCode';

/** From the home page to an edited, shared and opened program, with one way of acting alone. */
test.setTimeout(300_000);
test.use({ ...withFastCode, permissions: ['clipboard-write'] });

/** A reader's Tab key, until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const focused = page.locator(':focus').last();
    const label = await focused.evaluate((at) => at.getAttribute('aria-label') ?? at.textContent ?? '');
    if (name.test(label.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not come to ${name}`);
}

test('by keyboard, as a screen reader tells it: run, change, run again, share, open', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Run$/);
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel).toMatchAriaSnapshot(`
    - group "Run this code":
      - paragraph:
        - text: /This runs the code on an Aztec .* network inside this tab/
        - link "What this network is"
      - button /^Download [\\d.]+ MB and run$/
      - group: /Change the code/
      - group: /Use a contract of your own/
  `);
  await expect(panel.getByRole('button', { name: /^Download/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await ended(panel);
  await expect(panel.getByRole('button', { name: 'Run again' })).toBeFocused();
  await expect(panel).toMatchAriaSnapshot(`
    - group "Run this code":
      - status: Done.
      - button "Run again"
      - button "Reset network"
      - group
      - group
      - log "Output": /Alice has 70n/
      - group "In private notes"
      - group: /Token.mint_to_private/
      - group: /Token.transfer/
      - group: /Token.constructor/
  `);

  await tabTo(page, /^Change the code$/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('textbox').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(panel.locator('.cm-content')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText("console.log('by keyboard');");
  await page.keyboard.press('Control+Enter');
  await expect(panel.getByRole('log')).toHaveText('by keyboard', { timeout: START_MS });
  // The first Escape is for the completions, where they are open.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(panel.locator('.cm-content')).not.toBeFocused({ timeout: 1 });
  }).toPass();
  await tabTo(page, /^Copy a link to this code$/);
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeFocused();

  // Somebody who was sent the link, on a first visit.
  const other = await browser.newPage({ baseURL });
  await other.goto(page.url());
  await expect(panelOf(other)).toMatchAriaSnapshot(`
    - group "Run this code":
      - alert:
        - paragraph: /It is not of this site. read it before you run it/
        - button "Use the code of the page"
        - button "Keep it"
  `);
  await panelOf(other)
    .getByRole('button', { name: /^Download/ })
    .focus();
  await other.keyboard.press('Enter');
  await expect(panelOf(other).getByRole('log')).toHaveText('by keyboard', { timeout: START_MS });
  await other.close();
});

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...phone } = devices['Pixel 7']!;
  test.use(phone);

  test('by touch: run, change, run again, share', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Run', exact: true }).first().tap();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: /^Download/ }).tap();
    await ended(panel);
    await expect(panel.getByRole('log')).toContainText('Alice has 70n');
    await expect(panel.getByRole('log')).toBeInViewport();
    await panel.getByText('Change the code').tap();
    await panel.getByRole('textbox', { name: 'Code to run' }).tap();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText("console.log('by touch');");
    await panel.getByRole('button', { name: 'Run again' }).tap();
    await expect(panel.getByRole('log')).toHaveText('by touch', { timeout: START_MS });
    await panel.getByRole('button', { name: 'Copy a link to this code' }).tap();
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page).toHaveURL(/#run=[0-9a-f]+\./);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
