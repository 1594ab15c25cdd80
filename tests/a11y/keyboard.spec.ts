import { expect, hydrate, test } from '../e2e/support';

const TYPES = {
  home: '/',
  guide: '/developers/getting_started_on_sandbox',
  reference: '/developers/docs/reference/glossary',
  operator: '/the_aztec_network/setup/running_a_node',
};

/**
 * Goes through all stops of the Tab key, in the page itself: hundreds of real key presses take minutes. Gives the parts
 * of the page in the order in which they are met, and every stop that is wholly behind something else (WCAG 2.4.11).
 */
async function walk(): Promise<{ order: string[]; hidden: string[] }> {
  const PARTS = {
    skip: '.skip-link',
    announcement: '.announcement',
    navbar: '.navbar',
    sidebar: '.sidebar',
    text: 'main',
  };
  const partOf = (at: Element) =>
    Object.entries({ ...PARTS, footer: '.footer' }).find(([, selector]) => at.closest(selector))?.[0] ?? 'elsewhere';
  const isSeen = (at: Element) =>
    [...at.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * part);
        return !!hit && (at.contains(hit) || hit.contains(at));
      }),
    );
  const stops = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, textarea, [tabindex]'),
  ].filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility() && !(stop as HTMLButtonElement).disabled);
  if (stops.some(({ tabIndex }) => tabIndex > 0)) throw new Error('a positive tabindex changes the order');
  const result = { order: [] as string[], hidden: [] as string[] };
  for (const stop of stops) {
    stop.focus();
    // What answers to scrolling, such as the navbar, does so in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const part = partOf(stop);
    if (result.order.at(-1) !== part) result.order.push(part);
    const target = stop.matches('input[type="radio"]') ? stop.closest('label')! : stop;
    if (!isSeen(target)) result.hidden.push(stop.outerHTML.slice(0, 120));
  }
  return result;
}

for (const [type, path] of Object.entries(TYPES))
  test(`the keyboard goes through a ${type} page from top to bottom, and focus is never hidden`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 640 });
    await page.goto(path);
    await hydrate(page);
    await page.keyboard.press('Tab');
    const { order, hidden } = await page.evaluate(walk);
    expect(hidden).toEqual([]);
    expect(order).toEqual(['skip', 'announcement', 'navbar', 'sidebar', 'text', 'footer']);
  });

test('names say what a thing is, and nothing else', async ({ page }) => {
  await page.goto(TYPES.guide);
  const heading = page.locator('.markdown h2').first();
  const text = await heading.evaluate((h2) => h2.firstChild!.textContent!);
  await expect(heading).toHaveAccessibleName(text);
  await expect(heading.getByRole('link')).toHaveAccessibleName(`Direct link to ${text}`);
  const nameless = await page
    .locator('button:visible, a[href]:visible, summary:visible, input:visible')
    .evaluateAll((all) =>
      all.filter((e) => !(e.textContent!.trim() || e.ariaLabel || (e as HTMLInputElement).labels?.length)),
    );
  expect(nameless).toHaveLength(0);
});

test('at 400 % the text keeps most of the screen, and the banner can be answered', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ viewport: { width: 320, height: 256 }, baseURL });
  for (const path of Object.values(TYPES)) {
    await page.goto(path);
    // What stays on the screen while the text scrolls.
    await page.evaluate(() => scrollTo(0, 900));
    const free = await page.evaluate(() => {
      const rows = Array.from({ length: 32 }, (_, i) => document.elementFromPoint(160, i * 8 + 4));
      return rows.filter((hit) => hit?.closest('main')).length / rows.length;
    });
    expect(free, `${path}: the part of the screen that shows text`).toBeGreaterThan(0.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
  await page.getByRole('button', { name: 'I refuse cookies' }).click();
  await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
  await page.close();
});

for (const [type, path] of Object.entries(TYPES))
  test(`targets of a ${type} page are at least 24 px, or stand in a sentence or apart`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    const small = await page.evaluate(() => {
      const SELECTOR = 'a[href], button, summary, input, select, textarea';
      const shown = [...document.querySelectorAll<HTMLElement>(SELECTOR)].filter((e) =>
        e.checkVisibility({ opacityProperty: true }),
      );
      const boxes = shown.map((e) => ({ e, box: e.getBoundingClientRect() })).filter(({ box }) => box.width > 1);
      // The exceptions of 2.5.8: in a line of text, or with a circle of 24 px around it that meets no other target.
      const inText = (e: Element) =>
        !!e
          .closest('p, li > :not(nav), td, dd, .announcement__text')
          ?.textContent?.replace(e.textContent ?? '', '')
          .trim();
      const apart = (box: DOMRect, self: Element) =>
        boxes.every(({ e, box: other }) => {
          if (e === self) return true;
          const dx = Math.max(other.left - (box.left + box.width / 2), box.left + box.width / 2 - other.right, 0);
          const dy = Math.max(other.top - (box.top + box.height / 2), box.top + box.height / 2 - other.bottom, 0);
          return Math.hypot(dx, dy) >= 12;
        });
      return boxes
        .filter(({ e, box }) => Math.min(box.width, box.height) < 24 && !inText(e) && !apart(box, e))
        .map(({ e, box }) => `${Math.round(box.width)}×${Math.round(box.height)} ${e.outerHTML.slice(0, 100)}`);
    });
    expect(small).toEqual([]);
  });
