import type { Page } from '@playwright/test';
import { expect, test } from './otherOrigin';
import { hydrate } from './support';

const KEYS = [
  'matomoConsent',
  'matomoConsentAt',
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'nps_aztec-docs_completed',
  'nps_aztec-docs_dismissed',
  'nps_aztec-docs_views',
  'docs-read-version',
];

/** Ways in which a browser withholds local storage. */
const FAULTS: Record<string, () => void> = {
  blocked: () =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  'throwing on use': () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[method] = () => {
        throw new DOMException('No storage.', 'InvalidStateError');
      };
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

test.beforeEach(({ page }) => page.route('**/subscribe', (route) => route.fulfill({ json: {} })));

/** Uses every feature that keeps something, as a reader would. */
async function useEverything(page: Page): Promise<void> {
  const banner = page.getByRole('region', { name: 'Cookie consent' });
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'I accept cookies' }).click();
  await expect(banner).toBeHidden();
  await page.locator('[data-color-mode]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('[data-announcement-close]').click();
  await expect(page.locator('[data-announcement]')).toBeHidden();
  await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
  await page.getByRole('radio', { name: '8', exact: true }).check();
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
  await page.getByLabel('Email address').fill('reader@example.org');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Thanks for subscribing! 🎉')).toBeVisible();
}

test.describe('[STO-2] storage unavailable', () => {
  test.use({ consent: 'no answer', expectedMessages: { patterns: [/[Ss]torage/] } });

  for (const [name, fault] of Object.entries(FAULTS))
    test(`${name}: a warning, and every feature works`, async ({ page, other }) => {
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      await page.addInitScript(fault);
      await page.goto('/');
      await useEverything(page);
      await expect.poll(() => other.views().length).toBe(1);
      await hydrate(page);
      await page.locator('.footer__link[href="/developers/getting_started"]').click();
      await expect(page).toHaveURL(/getting_started$/);
      await expect.poll(() => other.views().length).toBe(2);
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeHidden();
      expect(warnings.filter((text) => text.startsWith('Local storage is not available'))).toHaveLength(1);
      await page.reload();
      await expect(page.getByRole('region', { name: 'Cookie consent' })).toBeVisible();
    });
});

test.describe('[STO-2] corrupt storage', () => {
  // One of the pages does not exist, on purpose.
  test.use({ consent: 'no answer', expectedMessages: { patterns: [/status of 404/] } });

  for (const value of ['{bad', '[]', 'NaN', '{"timestamp":99999999999999}', '99999999999999', '', '💥'.repeat(1000)])
    test(`${value.slice(0, 30) || 'empty'} in every key crashes nothing`, async ({ page, other }) => {
      await page.addInitScript(
        ([keys, text]) => {
          if (sessionStorage.getItem('spoiled')) return;
          sessionStorage.setItem('spoiled', 'yes');
          for (const key of keys as string[]) localStorage.setItem(key, text as string);
        },
        [KEYS, value] as const,
      );
      for (const path of ['/', '/developers/getting_started_on_sandbox', '/nightly', '/tags', '/no-such-page']) {
        await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
      }
      await page.goto('/');
      await useEverything(page);
      await expect.poll(() => other.views().length).toBe(1);
      const stored = await page.evaluate(() => ({ ...localStorage }));
      expect(stored.matomoConsent).toBe('true');
      expect(JSON.parse(stored['nps_aztec-docs_completed']!)).toMatchObject({ score: 8 });
      expect(Number(stored['nps_aztec-docs_views'])).toBeGreaterThan(0);
    });
});

test.describe('[STO-1] what is kept', () => {
  test.use({ consent: 'no answer' });
  test('every preference is in local storage under its plain name', async ({ page }) => {
    await page.goto('/');
    await useEverything(page);
    const stored = await page.evaluate(() => ({ ...localStorage }));
    expect(stored).toMatchObject({
      matomoConsent: 'true',
      theme: 'dark',
      'docusaurus.announcement.dismiss': 'true',
      'nps_aztec-docs_views': '1',
    });
    expect(Object.keys(stored).filter((key) => !KEYS.includes(key))).toEqual([]);
  });
});
