import { devices } from '@playwright/test';
import type { Page } from '@playwright/test';
import { overflow } from './overflow';
import { expect, hydrated, test } from './support';

const CONCEPT = '/developers/docs/concepts/fees';
const GUIDE = '/developers/docs/guides/js_apps/send_transaction';
const NODE = '/the_aztec_network/setup/running_a_node';

/** What opens over the page, how a finger opens it, and how it is seen. */
const LAYERS: Record<string, { path: string; open: string; shown: string }> = {
  'the card of a term': { path: CONCEPT, open: '.markdown a.term', shown: '.term-card' },
  'the card of a name': {
    path: GUIDE,
    open: 'figure.code:has(.code-names) code .f',
    shown: '.term-card',
  },
  'the mark of a block': { path: GUIDE, open: '.code__check', shown: '.code__check[data-open]' },
  'the menu of the page': { path: GUIDE, open: '.page-markdown > summary', shown: '.page-markdown[open]' },
};

/** By finger: a page that is held back stays where it is. */
async function swipeUp(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 100, y: 500 });
  for (let y = 480; y >= 300; y -= 20) {
    await touch('touchMove', { x: 100, y });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
}

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
      await page.getByRole('combobox').fill('deploy a contract');
      await page.getByRole('option').first().tap();
      await expect(page).not.toHaveURL(/\/reference\/glossary$/);
    });

    for (const [what, { path, open, shown }] of Object.entries(LAYERS))
      test(`${what} opens by a tap and stays; a tap elsewhere, Escape and Back close it`, async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: 'I refuse cookies' }).tap();
        await page.goto(path);
        const opener = page.locator(open).first();
        await opener.scrollIntoViewIfNeeded();
        await page.evaluate(() => dispatchEvent(new Event('site:wake')));
        await hydrated(page);
        const layer = page.locator(shown).first();
        const closings = {
          elsewhere: () => page.locator('h1').tap(),
          Escape: () => page.keyboard.press('Escape'),
          Back: () => page.evaluate(() => history.back()),
        };
        for (const close of Object.values(closings)) {
          await opener.tap();
          await expect(layer).toBeVisible();
          const before = await page.evaluate(() => scrollY);
          await swipeUp(page);
          await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(before);
          // The finger left it, and the page was moved under it.
          await expect(layer).toBeVisible();
          await close();
          await expect(layer).toHaveCount(0);
          await expect(page).toHaveURL(path);
          await page.waitForFunction(() => !('leaving' in (window.site!.stores.overlay!.getSnapshot() as object)));
        }
      });

    test('the page of a link takes the place of the card that was open in the history', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: 'I refuse cookies' }).tap();
      await page.goto(CONCEPT);
      const term = page.locator('.markdown a.term').first();
      await term.tap();
      await expect(page.locator('.term-card')).toBeVisible();
      await term.tap();
      await expect(page).toHaveURL(/glossary#/);
      await page.goBack();
      await expect(page).toHaveURL(CONCEPT);
      await page.goBack();
      await expect(page).toHaveURL('/');
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
