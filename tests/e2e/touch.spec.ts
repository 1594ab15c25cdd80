import { devices } from '@playwright/test';
import { overflow } from './overflow';
import { expect, test } from './support';

const NODE = '/the_aztec_network/setup/running_a_node';

for (const name of ['Pixel 7', 'iPhone 14', 'iPhone 15 Pro Max', 'Galaxy S9+', 'iPad Mini']) {
  // Chromium in the shape of each device: its screen, its touch, its name.
  const { defaultBrowserType: _, ...device } = devices[name]!;

  test.describe(`by touch on ${name}`, () => {
    test.use({ ...device, consent: 'no answer' });

    test('[CONS-1] [NAV-3] consent, drawer and search', async ({ page }) => {
      await page.goto('/developers/getting_started_on_sandbox');
      await page.getByRole('button', { name: 'I refuse cookies' }).tap();
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
      expect(await overflow(page)).toBe('');
      await page.getByRole('button', { name: 'Open the menu' }).tap();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('button', { name: '← Back to main menu' }).tap();
      await drawer.getByRole('link', { name: 'Glossary' }).tap();
      await expect(page).toHaveURL(/\/reference\/glossary$/);
      await page.getByRole('button', { name: /Search docs/ }).tap();
      await page.getByRole('combobox').fill('private balance');
      await page.getByRole('option').first().tap();
      await expect(page).not.toHaveURL(/\/reference\/glossary$/);
    });

    test('[SURV-4] [OPS-1] survey and operator form', async ({ page }) => {
      await page.goto(NODE);
      await page.getByRole('button', { name: 'I refuse cookies' }).tap();
      await page.getByRole('button', { name: 'Fill in your values' }).tap();
      const form = page.getByRole('dialog', { name: 'Your values' });
      await form.getByRole('button', { name: 'Fill in the usual values' }).tap();
      await form.getByRole('button', { name: 'Done' }).tap();
      await expect(form).toBeHidden();
      await expect(page.locator('.code').filter({ hasText: 'NETWORK=testnet' }).first()).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
      const survey = page.getByRole('region', { name: 'Feedback survey' });
      for (const score of ['0', '9', '10']) await survey.getByRole('radio', { name: score, exact: true }).tap();
      await survey.getByRole('button', { name: 'Submit' }).tap();
      await expect(survey).toContainText('Thank you for your feedback!');
    });
  });
}
