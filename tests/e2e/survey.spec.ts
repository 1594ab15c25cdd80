import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, hydrate, test } from './support';

// Minutes of the fake clock pass while React's chunks are on their way: their loader then gives up.
test.use({ expectedMessages: { patterns: [/ChunkLoadError/] } });

const START = new Date('2026-03-01T10:00:00Z');
const DAY = 86_400_000;
const PAGE = '/developers/getting_started_on_sandbox';
const KEYS = {
  completed: 'nps_aztec-docs_completed',
  dismissed: 'nps_aztec-docs_dismissed',
  views: 'nps_aztec-docs_views',
};

const survey = (page: Page) => page.getByRole('region', { name: 'Feedback survey' });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const force = (page: Page) => page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));

interface Before {
  views?: number;
  completedDaysAgo?: number;
  dismissedDaysAgo?: number;
}

/** Opens a page with a clock of our own and what earlier visits left behind. */
async function open(page: Page, { views = 1, completedDaysAgo, dismissedDaysAgo }: Before = {}): Promise<void> {
  await page.clock.install({ time: START });
  await page.addInitScript(
    ([keys, values]) => {
      for (const name of ['completed', 'dismissed', 'views'] as const)
        if (values[name] !== null && localStorage.getItem(keys[name]) === null)
          localStorage.setItem(keys[name], values[name]);
    },
    [
      KEYS,
      {
        views: String(views),
        completed:
          completedDaysAgo === undefined
            ? null
            : JSON.stringify({ timestamp: START.getTime() - completedDaysAgo * DAY }),
        dismissed: dismissedDaysAgo === undefined ? null : String(START.getTime() - dismissedDaysAgo * DAY),
      },
    ] as const,
  );
  await page.goto(PAGE);
}

/** Scrolls and waits until the part that watches has run. */
async function scrollTo(page: Page, fraction: number): Promise<void> {
  await page.evaluate((part) => {
    const range = document.documentElement.scrollHeight - innerHeight;
    window.scrollTo({ top: Math.ceil(range * part), behavior: 'instant' });
  }, fraction);
  const entry = await page.locator('script[src*="/assets/boot/"]').getAttribute('src');
  const boot = await (await page.request.get(entry!)).text();
  // Resolves after the page's own import of the same module.
  await page.evaluate((script) => import(script), `/assets/boot/${/afterLoad-\w+\.js/.exec(boot)![0]}`);
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** To a moment after the page was opened. */
async function advanceTo(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.runFor(START.getTime() + seconds * 1000 - now);
}

const expectShown = (page: Page, expected: boolean) => expect(page.locator('.survey')).toHaveCount(expected ? 1 : 0);

test.describe('[SURV-1] shown only when every condition holds', () => {
  test('2 views, scrolled, 120 s visible: not at 119 s, but at 120 s', async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.6);
    await advanceTo(page, 119);
    await expectShown(page, false);
    await advanceTo(page, 121);
    await expectShown(page, true);
  });

  test('with the tab hidden in between it takes 180 s on the page', async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.6);
    await advanceTo(page, 100);
    await setHidden(page, true);
    await advanceTo(page, 101);
    await setHidden(page, false);
    await advanceTo(page, 179);
    await expectShown(page, false);
    await advanceTo(page, 181);
    await expectShown(page, true);
  });

  for (const [name, before, expected] of [
    ['1 view', { views: 0 }, false],
    ['2 views', { views: 1 }, true],
    ['completed 89 days ago', { completedDaysAgo: 89 }, false],
    ['completed 91 days ago', { completedDaysAgo: 91 }, true],
    ['dismissed 6 days ago', { dismissedDaysAgo: 6 }, false],
    ['dismissed 8 days ago', { dismissedDaysAgo: 8 }, true],
  ] as [string, Before, boolean][])
    test(`${name}: ${expected ? 'shown' : 'not shown'}`, async ({ page }) => {
      await open(page, before);
      await scrollTo(page, 0.6);
      await advanceTo(page, 200);
      await expectShown(page, expected);
    });

  for (const [fraction, expected] of [
    [0.45, false],
    [0.55, true],
  ] as const)
    test(`scrolled to ${Math.round(fraction * 100)} %: ${expected ? 'shown' : 'not shown'}`, async ({ page }) => {
      await open(page);
      await scrollTo(page, fraction);
      await advanceTo(page, 200);
      await expectShown(page, expected);
    });

  test('scrolling late shows it at once; another page starts again', async ({ page }) => {
    await open(page);
    await advanceTo(page, 90);
    await hydrate(page);
    const before = await page.locator('h1').innerText();
    await page.locator('.footer__link[href="/developers/getting_started"]').click();
    await expect(page.locator('h1')).not.toHaveText(before);
    await expect(page).toHaveURL(/getting_started$/);
    await advanceTo(page, 190);
    await scrollTo(page, 1);
    await expectShown(page, false);
    await advanceTo(page, 220);
    await expectShown(page, true);
  });

  test.describe(() => {
    test.use({ consent: 'no answer' });
    test('never together with the consent banner', async ({ page }) => {
      await open(page);
      await scrollTo(page, 0.6);
      await advanceTo(page, 300);
      await expectShown(page, false);
      await page.getByRole('button', { name: 'I refuse cookies' }).click();
      await advanceTo(page, 302);
      await expectShown(page, true);
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await expect(survey(page)).toBeHidden();
      await page.getByRole('button', { name: 'I refuse cookies' }).click();
      await expect(survey(page)).toBeVisible();
    });
  });

  test('never over an open dialog', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await open(page);
    // The card is React's, whose chunks would not survive the minutes that pass.
    await hydrate(page);
    await scrollTo(page, 0.6);
    await page.evaluate(() => document.querySelector<HTMLElement>('[data-drawer-open]')!.click());
    await advanceTo(page, 300);
    await expectShown(page, false);
    await page.keyboard.press('Escape');
    await advanceTo(page, 302);
    await expectShown(page, true);
  });

  test('once dismissed it stays away on the pages that follow', async ({ page }) => {
    await open(page);
    await scrollTo(page, 0.6);
    await advanceTo(page, 121);
    await page.getByRole('button', { name: 'Close the survey' }).click();
    await page.clock.runFor(300);
    await expect(survey(page)).toHaveCount(0);
    await page.reload();
    await scrollTo(page, 0.6);
    await page.clock.runFor(200_000);
    await expectShown(page, false);
  });
});

test.describe('[SURV-2] the form', () => {
  for (const theme of ['light', 'dark'])
    test(`is a fieldset of 11 native radios; the rest appears with a score (${theme})`, async ({ page }) => {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/');
      await force(page);
      const group = survey(page).getByRole('group', { name: /How likely are you to recommend/ });
      await expect(group.getByRole('radio')).toHaveCount(11);
      const names = await group
        .getByRole('radio')
        .evaluateAll((all) => all.map((radio) => (radio as HTMLInputElement).value));
      expect(names).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
      await expect(page.locator('.survey fieldset > legend')).toHaveCount(1);
      await expect(page.getByRole('button', { name: 'Submit' })).toBeHidden();
      await expect(page.locator('.survey textarea')).toBeHidden();
      await page.getByRole('radio', { name: '7', exact: true }).check();
      const feedback = page.getByLabel("What's the main reason for your score?");
      await expect(feedback).toHaveAttribute('rows', '3');
      await expect(feedback).toHaveAttribute('placeholder', 'Optional: Help us understand your rating...');
      await expect(page.getByRole('button', { name: 'Submit' })).toBeVisible();
      await expect(page.locator('.survey')).toHaveCSS('opacity', '1');
      await expectAccessible(page, '.survey');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      const target = (await page.locator('.survey__score').first().boundingBox())!;
      expect(Math.min(target.width, target.height)).toBeGreaterThanOrEqual(24);
    });

  test('works by keyboard, takes no focus by itself and gives it back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Cookie settings' }).focus();
    await force(page);
    await expect(survey(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '1', exact: true })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(survey(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
  });
});

test.describe('[SURV-3] submitting', () => {
  for (const [score, feedback] of [
    [10, 'Clear and short'],
    [0, ''],
  ] as const)
    test(`stores the answer ${score}, thanks for 4 s and fades out in 300 ms`, async ({ page, baseURL }) => {
      await page.clock.install({ time: START });
      await page.goto('/');
      await force(page);
      await expect(survey(page)).toHaveCount(1);
      await page.clock.pauseAt(new Date(START.getTime() + 60_000));
      await page.getByRole('radio', { name: String(score), exact: true }).check();
      await page.getByLabel("What's the main reason for your score?").fill(feedback);
      await page.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByText('Thank you for your feedback!')).toBeVisible();
      await expect(page.getByText('Your input helps us improve our documentation.')).toBeVisible();
      const record = JSON.parse((await stored(page, KEYS.completed))!);
      expect(record).toEqual({
        score,
        ...(feedback && { feedback }),
        url: `${baseURL}/`,
        timestamp: START.getTime() + 60_000,
        userAgent: await page.evaluate(() => navigator.userAgent),
      });
      await page.clock.runFor(3999);
      await expect(page.locator('.survey')).toHaveClass(/survey--in/);
      await page.clock.runFor(1);
      await expect(page.locator('.survey')).not.toHaveClass(/survey--in/);
      await page.clock.runFor(299);
      await expect(page.locator('.survey')).toHaveCount(1);
      await page.clock.runFor(1);
      await expect(page.locator('.survey')).toHaveCount(0);
    });

  test('it fades in 50 ms after it was put on the page', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.goto('/');
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    await force(page);
    // React shows a part that had to be loaded at a tick of its own.
    const shown = async () => {
      await page.clock.runFor(10);
      return page.locator('.survey').count();
    };
    await expect.poll(shown, { intervals: [0] }).toBe(1);
    await page.clock.runFor(39);
    await expect(page.locator('.survey')).not.toHaveClass(/survey--in/);
    await page.clock.runFor(11);
    await expect(page.locator('.survey')).toHaveClass(/survey--in/);
  });
});

test.describe('[SURV-4] closing and forcing', () => {
  test('close records the dismissal and hides', async ({ page }) => {
    await page.clock.install({ time: START });
    await page.goto('/');
    await force(page);
    await expect(survey(page)).toBeVisible();
    await page.clock.pauseAt(new Date(START.getTime() + 60_000));
    await page.getByRole('button', { name: 'Close the survey' }).click();
    await page.clock.runFor(300);
    await expect(page.locator('.survey')).toHaveCount(0);
    expect(await stored(page, KEYS.dismissed)).toBe(String(START.getTime() + 60_000));
    expect(await stored(page, KEYS.completed)).toBeNull();
  });

  test('the window event shows it at once and once only, whatever is stored', async ({ page }) => {
    await page.addInitScript((keys) => localStorage.setItem(keys.dismissed, String(Date.now())), KEYS);
    await page.goto('/');
    await force(page);
    await force(page);
    await expect(survey(page)).toHaveCount(1);
    await expect(survey(page)).toBeVisible();
  });

  test('production has no debug function', async ({ page }) => {
    await page.goto('/');
    expect(await page.evaluate(() => 'debugNPS' in window)).toBe(false);
  });
});
