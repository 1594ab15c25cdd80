import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { palette } from '../../scripts/diagrams/theme';
import { expectAccessible } from './axe';
import { expect, hydrate, test } from './support';

/** The first is wider than a phone. */
const FEES = '/developers/docs/concepts/fees';
const DIR = path.join(__dirname, '../../static/diagrams');
const drawn = (theme: string) =>
  fs
    .readdirSync(DIR)
    .filter((name) => name.endsWith(`.${theme}.svg`))
    .map((name) => ({ name, svg: fs.readFileSync(path.join(DIR, name), 'utf8') }));
const phone = { width: 390, height: 664 };

/** The smallest letters of a drawing at its natural size, and how wide that is. */
const measure = (page: Page, svg: string) =>
  page.evaluate((markup) => {
    document.body.innerHTML = markup;
    const texts = [...document.querySelectorAll('svg text, svg tspan')].filter((text) => text.textContent.trim());
    const sizes = texts.map((text) => parseFloat(getComputedStyle(text).fontSize));
    return { letters: Math.min(...sizes), width: document.querySelector('svg')!.viewBox.baseVal.width };
  }, svg);

test('at 390 px no letter of any diagram is shown under 12 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize(phone);
  await page.goto(FEES);
  const shown = page.locator('.diagram__light').first();
  const natural = Number(await shown.getAttribute('width'));
  const { width } = (await shown.boundingBox())!;
  const room = await page
    .locator('.diagram__view')
    .first()
    .evaluate((view) => view.clientWidth - 32);
  expect(natural).toBeGreaterThan(room);
  expect(width).toBeCloseTo(Math.max(room, natural * 0.75), 0);

  await page.goto('about:blank');
  const small: string[] = [];
  for (const { name, svg } of drawn('light')) {
    const drawing = await measure(page, svg);
    const scale = Math.min(1, Math.max(room / drawing.width, 0.75));
    if (drawing.letters * scale < 12) small.push(`${name}: ${drawing.letters * scale}`);
  }
  expect(small).toEqual([]);
});

/** A colour as it stands in an attribute, and as the browser that drew writes it. */
const written = (hex: string): RegExp =>
  new RegExp(`${hex}|rgb\\(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')}\\)`);

for (const [theme, own] of [
  ['light', 'default'],
  ['dark', 'dark'],
] as const)
  test(`[MD-1] diagrams have the site’s ${theme} colours, on top of mermaid’s own theme`, () => {
    const { bg, text, 'accent-bg': box } = palette(theme);
    for (const { name, svg } of drawn(theme)) {
      expect(svg, name).toContain(`<svg data-theme="${own}"`);
      expect(svg, name).toMatch(written(text!));
      expect(svg, name).toMatch(written(box!));
      if (svg.includes('class="edgeLabel"')) expect(svg, name).toMatch(written(bg!));
      expect(svg, `${name} has the lilac of the default theme`).not.toMatch(written('#ECECFF'));
    }
  });

test.describe('enlarged', () => {
  test.use({ hasTouch: true, viewport: phone });
  const open = (page: Page) => page.getByRole('dialog', { name: 'Enlarged diagram' });

  test('by touch, before React is there; Back closes it and stays on the page', async ({ page }) => {
    await page.goto('/developers/getting_started');
    await page.goto(FEES);
    const button = page.getByRole('button', { name: 'Enlarge' }).first();
    // The tap itself may scroll the button out from under a bar.
    await button.tap();
    await expect(open(page)).toBeVisible();
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    const [shown, enlarged] = ['.diagram__view', '.enlarged__view'].map((view) => page.locator(`${view} img`).first());
    expect((await enlarged!.boundingBox())!.width).toBeGreaterThan((await shown!.boundingBox())!.width);
    await page.goBack();
    await expect(open(page)).toHaveCount(0);
    await expect(page).toHaveURL(FEES);
    expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
    await page.goBack();
    await expect(page).toHaveURL('/developers/getting_started');
  });

  test('by keyboard; Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto(FEES);
    await hydrate(page);
    const button = page.getByRole('button', { name: 'Enlarge' }).first();
    const entries = await page.evaluate(() => history.length);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(open(page).getByRole('button', { name: 'Close' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(FEES);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });
});
