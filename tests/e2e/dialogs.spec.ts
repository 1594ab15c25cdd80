import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, hydrate, test } from './support';

const NODE = '/the_aztec_network/setup/running_a_node';
const CONCEPT = '/developers/docs/concepts/pxe';

interface Layer {
  path: string;
  opener: (page: Page) => ReturnType<Page['locator']>;
  dialog: string;
  /** Where it can be opened: the drawer has its button on narrow windows alone. */
  widths: number[];
}

const LAYERS: Record<string, Layer> = {
  search: { path: NODE, opener: (page) => page.locator('.search-button'), dialog: '.search', widths: [390, 1280] },
  drawer: { path: NODE, opener: (page) => page.locator('.navbar__menu'), dialog: '.drawer', widths: [390] },
  'operator form': {
    path: NODE,
    opener: (page) => page.getByRole('button', { name: 'Fill in your values' }),
    dialog: '.values',
    widths: [390, 1280],
  },
  'enlarged picture': {
    path: CONCEPT,
    opener: (page) => page.getByRole('button', { name: 'Enlarge' }).first(),
    dialog: '.enlarged',
    widths: [390, 1280],
  },
  shortcuts: {
    path: NODE,
    opener: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }),
    dialog: '.shortcuts',
    widths: [390, 1280],
  },
};

for (const [name, { path, opener, dialog, widths }] of Object.entries(LAYERS))
  for (const width of widths)
    test(`${name} at ${width} px: Back and Escape close it, the page behind stays, and focus returns`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.goto(path);
      const shown = page.locator(`dialog${dialog}[open]`);
      const closings = [() => page.evaluate(() => history.back()), () => page.keyboard.press('Escape')];
      for (const close of closings) {
        await opener(page).click();
        await expect(shown).toBeVisible();
        // Frames of the page come at once, their content with React.
        await expect(page.locator('html')).toHaveAttribute('data-modal');
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden');
        await close();
        await expect(shown).toHaveCount(0);
        await expect(opener(page)).toBeFocused();
        await expect(page.locator('html')).not.toHaveAttribute('data-modal');
        expect(new URL(page.url()).pathname).toBe(path);
        await page.waitForFunction(() => !Object.keys(window.site!.stores.overlay!.getSnapshot() as object).length);
      }
      await page.goBack();
      await expect(page).toHaveURL('/');
    });

test('? lists the shortcuts, and a click beside the list closes it', async ({ page }) => {
  await page.goto(NODE);
  await page.waitForFunction(() => window.site?.afterLoad);
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('This list');
  await expectAccessible(page, '.shortcuts');
  await page.mouse.click(5, 400);
  await expect(list).toHaveCount(0);
  await hydrate(page);
  await page.locator('.newsletter input[type="email"]').press('?');
  await expect(list).toHaveCount(0);
});
