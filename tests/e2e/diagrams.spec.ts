import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PLACES } from '../../markdown/diagrams/places';
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

/** A chart, a sequence that is a list on phones, states and classes. */
const SHOWN = [FEES, 'transactions', 'wallets/architecture', 'pxe/acir_simulator'].map((page) =>
  page.startsWith('/') ? page : `/developers/docs/concepts/${page}`,
);

/** Each diagram of the page: what is shown of it, its room, and its smallest letters. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    const found = [];
    for (const figure of document.querySelectorAll('.diagram')) {
      const frame = figure.getBoundingClientRect();
      const image = [...figure.querySelectorAll('img')].find((each) => each.offsetWidth);
      const list = figure.querySelector('ol')?.getBoundingClientRect();
      if (!image) {
        found.push({ whole: !!list && list.height > 50 && list.right <= frame.right, letters: 16 });
        continue;
      }
      const svg = await (await fetch(image.currentSrc)).text();
      const natural = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)![1]);
      const sizes = [...svg.matchAll(/font-size(?:="|:)([\d.]+)/g)].map((match) => Number(match[1]));
      const { left, right, width } = image.getBoundingClientRect();
      const whole = left >= frame.left && right <= frame.right && figure.scrollWidth <= figure.clientWidth;
      found.push({ whole, letters: (Math.min(...sizes) * width) / natural });
    }
    return found;
  });

test('diagrams are whole at every width, and their letters can be read', async ({ page }) => {
  for (const url of SHOWN) {
    await page.goto(url);
    for (const [width, letters] of [
      ...([1000, 1280, 1440, 1920] as const).map((each) => [each, 12] as const),
      ...([320, 390, 412] as const).map((each) => [each, 11] as const),
    ]) {
      await page.setViewportSize({ width, height: 800 });
      // The drawing for the width comes when the browser has fetched it.
      await expect(async () => {
        const found = await measure(page);
        expect(found.length, url).toBeGreaterThan(0);
        for (const diagram of found) {
          expect(diagram.whole, `${url} at ${width} px`).toBe(true);
          expect(diagram.letters, `${url} at ${width} px`).toBeGreaterThanOrEqual(letters);
        }
      }).toPass();
    }
  }
});

/** What the unit tests measure all drawings by. */
test('the frame of a diagram has the room that drawings are made for', async ({ page }) => {
  await page.goto(FEES);
  const room = () =>
    page
      .locator('.diagram')
      .first()
      .evaluate((figure) => figure.clientWidth - 2 * parseFloat(getComputedStyle(figure).paddingLeft));
  for (const [width, least] of [
    ...[641, 768, 997, 1000, 1240, 1280, 1440, 1920].map((each) => [
      each,
      PLACES.column.width - (each === 641 ? 20 : 0),
    ]),
    ...[
      [320, PLACES.phone.narrowest],
      [390, PLACES.phone.width],
      [412, PLACES.phone.width],
    ],
  ] as [number, number][]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await room(), `at ${width} px`).toBeGreaterThanOrEqual(least);
  }
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
    await expect(open(page).getByRole('button', { name: 'Larger' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(open(page)).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').last().click();
    await expect(page).not.toHaveURL(FEES);
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  });

  /** How the picture lies in its window. */
  const lie = (page: Page) =>
    open(page)
      .locator('.enlarged__picture')
      .evaluate((picture) => new DOMMatrix(getComputedStyle(picture).transform))
      .then(({ a: scale, e: x, f: y }) => ({ scale, x, y }));
  const show = async (page: Page) => {
    await page.goto(FEES);
    await page.getByRole('button', { name: 'Enlarge' }).first().click();
    await expect(open(page)).toBeVisible();
    const view = open(page).getByRole('group');
    await expect
      .poll(() => view.locator('img:visible').evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    return view;
  };

  test('fits the window first; buttons and keys zoom and move it, and lead back', async ({ page }) => {
    const view = await show(page);
    const frame = (await view.boundingBox())!;
    const image = (await view.locator('img:visible').boundingBox())!;
    expect(image.width).toBeLessThanOrEqual(frame.width);
    expect(image.height).toBeLessThanOrEqual(frame.height);
    expect(frame.height).toBeGreaterThan(phone.height * 0.8);
    expect(await lie(page)).toEqual({ scale: 1, x: 0, y: 0 });
    await open(page).getByRole('button', { name: 'Larger' }).click();
    expect((await lie(page)).scale).toBe(1.5);
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    const moved = await lie(page);
    expect(moved.scale).toBe(2.25);
    expect(moved.x).toBe(-60);
    await open(page).getByRole('button', { name: 'Smaller' }).click();
    await open(page).getByRole('button', { name: 'Whole' }).click();
    expect(await lie(page)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  test('the wheel zooms where it points, and the mouse moves it', async ({ page }) => {
    const { x, y, width, height } = (await (await show(page)).boundingBox())!;
    await page.mouse.move(x + width * 0.75, y + height / 2);
    await page.mouse.wheel(0, -300);
    await expect.poll(async () => (await lie(page)).scale).toBe(2);
    const before = await lie(page);
    expect(before.x).toBeLessThan(0);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.75 + 40, y + height / 2);
    await page.mouse.up();
    expect((await lie(page)).x).toBeCloseTo(Math.min(before.x + 40, width / 2), 0);
  });

  test('two fingers zoom it and one moves it; the page stays', async ({ page }) => {
    const { x, y, width, height } = (await (await show(page)).boundingBox())!;
    const top = await page.evaluate(() => scrollY);
    const [middle, line] = [x + width / 2, y + height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((each) => ({ x: each, y: line })) });
    await touch('touchStart', middle - 40, middle + 40);
    await touch('touchMove', middle - 120, middle + 120);
    await touch('touchEnd');
    await expect.poll(async () => (await lie(page)).scale).toBeCloseTo(3, 1);
    await touch('touchStart', middle);
    await touch('touchMove', middle - 50);
    await touch('touchEnd');
    await expect.poll(async () => (await lie(page)).x).toBeCloseTo(-50, 0);
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });
});
