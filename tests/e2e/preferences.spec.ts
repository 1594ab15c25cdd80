import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, test } from './support';

const GUIDE = '/developers/docs/concepts/fees';

/** How much two tokens of the colours differ, as WCAG counts it. */
const contrast = (page: Page, one: string, other: string): Promise<number> =>
  page.evaluate(
    (names) => {
      const [a, b] = names.map((name) => {
        const hex = getComputedStyle(document.documentElement).getPropertyValue(name).trim().slice(1);
        const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
        const parts = [0, 2, 4].map((at) => parseInt(full.slice(at, at + 2), 16) / 255);
        const [r, g, bl] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * bl!;
      });
      return (Math.max(a!, b!) + 0.05) / (Math.min(a!, b!) + 0.05);
    },
    [one, other],
  );

for (const theme of ['light', 'dark'])
  test(`who asks for more contrast has it in the ${theme} theme`, async ({ page }) => {
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(GUIDE);
    expect(await contrast(page, '--line', '--bg')).toBeLessThan(3);
    await page.emulateMedia({ contrast: 'more' });
    for (const [colour, least] of Object.entries({ '--text': 20, '--text-2': 15, '--accent': 7, '--line': 4.5 }))
      expect(await contrast(page, colour, '--bg'), colour).toBeGreaterThan(least);
    await expectAccessible(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, text] of [
    ['/developers/docs/reference/errors', 'The box that belongs here needs JavaScript.'],
    ['/nightly/developers/docs/aztec-js/api/migrate', 'The box that belongs here needs JavaScript.'],
    ['/search', 'Results need JavaScript.'],
  ] as const)
    test(`${path} says what needs it, and what to do instead`, async ({ page }) => {
      await page.goto(path);
      const note = page.locator('main').getByText(text);
      await expect(note).toBeVisible();
      expect((await note.innerText()).length).toBeGreaterThan(text.length + 20);
      await expect(page.locator('.paste-box textarea')).toBeHidden();
    });
});
