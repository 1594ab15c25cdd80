import { expect, hydrate, test } from './support';
import { expectAccessible } from './axe';
import type { Page } from '@playwright/test';

const KEY = 'matomoConsent';
const banner = (page: Page) => page.getByRole('region', { name: 'Cookie consent' });
const accept = (page: Page) => page.getByRole('button', { name: 'I accept cookies' });
const refuse = (page: Page) => page.getByRole('button', { name: 'I refuse cookies' });
const settings = (page: Page) => page.getByRole('button', { name: 'Cookie settings' });
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test.describe('[CONS-1] without an answer', () => {
  test.use({ consent: 'no answer' });

  for (const [name, button, value] of [
    ['accept', accept, 'true'],
    ['refuse', refuse, 'false'],
  ] as const)
    test(`${name} stores ${value} and hides the banner for good`, async ({ page }) => {
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
      expect(await stored(page)).toBeNull();
      await button(page).click();
      await expect(banner(page)).toBeHidden();
      expect(await stored(page)).toBe(value);
      await hydrate(page);
      await page.locator('.footer__link[href="/developers/getting_started"]').click();
      await expect(page).toHaveURL(/getting_started$/);
      await expect(banner(page)).toBeHidden();
      await page.reload();
      await expect(page.locator('h1')).toBeVisible();
      await expect(banner(page)).toBeHidden();
    });

  test('the banner stays through navigation until it is answered', async ({ page }) => {
    await page.goto('/');
    await hydrate(page);
    await page.locator('.footer__link[href="/developers/getting_started"]').click();
    await expect(page).toHaveURL(/getting_started$/);
    await expect(banner(page)).toBeVisible();
  });

  for (const width of [375, 1440])
    test(`at ${width} px it takes no focus, moves nothing and is small`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.addInitScript(() => {
        const w = window as unknown as { shift: number };
        w.shift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) w.shift += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/developers/getting_started_on_sandbox');
      await expect(banner(page)).toBeVisible();
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
      expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0);
      const box = (await banner(page).boundingBox())!;
      expect(box.width * box.height).toBeLessThan(width * 700 * 0.27);
    });

  for (const theme of ['light', 'dark'] as const)
    test(`both buttons are equal and accessible in the ${theme} theme`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/');
      const looks = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((button) => {
            const { width, height } = button.getBoundingClientRect();
            const { color, backgroundColor, fontWeight, fontSize, border } = getComputedStyle(button);
            return { width, height, color, backgroundColor, fontWeight, fontSize, border };
          }),
        );
      expect(looks).toHaveLength(2);
      expect(looks[0]).toEqual(looks[1]);
      expect(looks[0]!.height).toBeGreaterThanOrEqual(24);
      await expectAccessible(page, '.consent');
    });

  for (const width of [375, 1440])
    test(`at ${width} px the banner never hides what has focus`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      // Where it ends up counts, not where it is while the page scrolls smoothly.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/developers/getting_started_on_sandbox');
      await expect(banner(page)).toBeVisible();
      const covered: string[] = [];
      for (let i = 0; i < 200; i++) {
        await page.keyboard.press('Tab');
        const state = await page.evaluate(() => {
          const focused = document.activeElement!;
          const cover = document.querySelector('.consent')!;
          if (focused === document.body) return 'end';
          if (cover.contains(focused)) return '';
          const a = focused.getBoundingClientRect();
          const b = cover.getBoundingClientRect();
          const hidden = a.top >= b.top && a.bottom <= b.bottom && a.left >= b.left && a.right <= b.right;
          return hidden ? (focused.textContent ?? focused.tagName) : '';
        });
        if (state === 'end') break;
        if (state) covered.push(state);
      }
      expect(covered).toEqual([]);
    });

  test('its buttons are the first that Tab reaches', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(accept(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(refuse(page)).toBeFocused();
  });

  test('the end of the sidebar can be scrolled clear of it', async ({ page }) => {
    await page.goto('/developers/getting_started_on_sandbox');
    await expect(banner(page)).toBeVisible();
    const covered = await page.evaluate(() => {
      const sidebar = document.querySelector('.docs .sidebar')!;
      sidebar.scrollTop = sidebar.scrollHeight;
      const last = [...sidebar.querySelectorAll('a')].filter((link) => link.checkVisibility()).at(-1)!;
      return last.getBoundingClientRect().bottom - document.querySelector('.consent')!.getBoundingClientRect().top;
    });
    expect(covered).toBeLessThanOrEqual(0);
  });

  test('at 400 % zoom the page is seen beside it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto('/developers/getting_started_on_sandbox');
    await expect(accept(page)).toBeVisible();
    await page.locator('h1').scrollIntoViewIfNeeded();
    expect(
      await page.locator('h1').evaluate((heading) => {
        const { left, top, height } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 5, top + height / 2));
      }),
    ).toBe(true);
  });

  test('a click is not lost while React does not load', async ({ page }) => {
    await page.route('**/assets/js/**', () => undefined);
    await page.goto('/');
    await refuse(page).click();
    await expect(banner(page)).toBeHidden();
    expect(await stored(page)).toBe('false');
  });

  test('an answer in another tab is followed', async ({ page, context }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/developers/getting_started');
    await expect(banner(other)).toBeVisible();
    await refuse(page).click();
    await expect(banner(other)).toBeHidden();
  });

  for (const value of ['{bad', '[]', 'NaN', 'TRUE'])
    test(`a stored ${value} is no answer`, async ({ page }) => {
      await page.addInitScript(([key, text]) => localStorage.setItem(key!, text!), [KEY, value]);
      await page.goto('/');
      await expect(banner(page)).toBeVisible();
    });
});

test.describe('[CONS-1] Cookie settings in the footer', () => {
  for (const [value, word] of [
    ['true', 'accepted'],
    ['false', 'refused'],
  ] as const)
    test.describe(() => {
      test.use({ consent: value });
      test(`opens the banner with the answer ${word}; Escape keeps it`, async ({ page }) => {
        await page.goto('/');
        await expect(banner(page)).toBeHidden();
        await settings(page).click();
        await expect(banner(page)).toBeFocused();
        await expect(banner(page)).toContainText(`Your answer now: ${word}.`);
        await page.keyboard.press('Escape');
        await expect(banner(page)).toBeHidden();
        await expect(settings(page)).toBeFocused();
        expect(await stored(page)).toBe(value);
      });
    });

  test('the answer can be changed by keyboard', async ({ page }) => {
    await page.goto('/');
    await settings(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(accept(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toBeHidden();
    await expect(settings(page)).toBeFocused();
    expect(await stored(page)).toBe('true');
  });
});

test.describe('[CONS-1] answers expire', () => {
  for (const [days, asked] of [
    [182, false],
    [184, true],
  ] as const)
    test(`after ${days} days the banner ${asked ? 'asks again' : 'stays away'}`, async ({ page }) => {
      await page.addInitScript(
        ([key, at]) => localStorage.setItem(key!, at!),
        ['matomoConsentAt', String(Date.now() - days * 86_400_000)],
      );
      await page.goto('/');
      await expect(settings(page)).toBeVisible();
      await expect(banner(page)).toBeVisible({ visible: asked });
    });

  test('the settings say what is kept in the browser', async ({ page }) => {
    await page.goto('/');
    await settings(page).click();
    await page.getByText('What this site keeps in your browser').click();
    await expect(banner(page)).toContainText('how many pages you opened and your survey answer');
    await expect(banner(page)).toContainText('the one you read last');
    await expectAccessible(page, '.consent');
  });
});

test.describe('[CONS-1] Global Privacy Control', () => {
  test.use({ consent: 'no answer' });
  test('is a refusal: no banner, and the settings say so', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    );
    await page.goto('/');
    await expect(settings(page)).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await settings(page).click();
    await expect(banner(page)).toContainText('Global Privacy Control');
    await expect(accept(page)).toBeVisible();
  });
});
