import { expectAccessible } from './axe';
import { expect, hydrate, serveMathsStylesheet, test } from './support';

const GLOSSARY = '/developers/docs/reference/glossary';
const GUIDE = '/developers/docs/guides/smart_contracts/testing';

test('[LAY-1] after the skip link, and after a navigation, the next Tab stop is in the text', async ({ page }) => {
  const inText = () => page.evaluate(() => !!document.activeElement?.closest('main.docs__main'));
  await page.goto(GUIDE);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await inText()).toBe(true);
  await hydrate(page);
  await page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(GUIDE);
  await expect(page.locator('#main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await inText()).toBe(true);
});

for (const width of [390, 1440])
  test(`the letters of the glossary stay in reach and lead to their terms at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(GLOSSARY);
    const letters = page.getByRole('navigation', { name: 'Letters' });
    expect((await letters.getByRole('link').allTextContents()).join('')).toMatch(/^[A-Z]{15,26}$/);
    await letters.getByRole('link', { name: 'P', exact: true }).click();
    await expect(letters).toBeInViewport();
    const heading = page.locator('h2#p');
    await expect(heading).toBeInViewport();
    const [bar, target] = [(await letters.boundingBox())!, (await heading.boundingBox())!];
    expect(target.y).toBeGreaterThanOrEqual(bar.y + bar.height);
    for (const link of await letters.getByRole('link').all()) {
      const box = (await link.boundingBox())!;
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    }
    await expect(page.locator('.toc')).toHaveCount(0);
    await expectAccessible(page);
  });

test('a wide table has a name and a Tab stop, and fades where there is more', async ({ page }) => {
  // Narrower tables stand as lists.
  await page.setViewportSize({ width: 700, height: 800 });
  await page.goto('/developers/docs/guides/smart_contracts/storage_types');
  await hydrate(page);
  const table = page.getByRole('table', { name: 'Table, scrolls sideways' }).first();
  await expect(table).toHaveAttribute('tabindex', '0');
  await expect(table).toHaveCSS('mask-image', /linear-gradient/);
});

test.describe(() => {
  // The stand-in sends no real fonts.
  test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });

  test('a long formula fades where there is more', async ({ page }) => {
    await serveMathsStylesheet(page);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/developers/docs/concepts/accounts/keys');
    const formula = page.locator('.katex-display').first();
    await expect(formula).toHaveAttribute('data-more', 'end');
    await expect(formula).toHaveCSS('mask-image', /linear-gradient/);
  });
});

test('a page without a sidebar stands in the middle', async ({ page }) => {
  for (const width of [1100, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/developers/getting_started');
    const { left, right } = await page.locator('.docs').evaluate((docs) => {
      const parts = [...docs.querySelectorAll('.doc__article, .toc--desktop')].map((part) =>
        part.getBoundingClientRect(),
      );
      const shown = parts.filter((box) => box.width > 0);
      return {
        left: Math.min(...shown.map((box) => box.left)),
        right: document.documentElement.clientWidth - Math.max(...shown.map((box) => box.right)),
      };
    });
    expect(Math.abs(left - right)).toBeLessThan(2);
  }
});

test('an address with a hash shows its place at once', async ({ page }) => {
  await page.goto(GLOSSARY);
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
});
