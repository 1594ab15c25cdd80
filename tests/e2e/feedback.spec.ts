import type { Page } from '@playwright/test';
import { STABLE } from '../../core/versions';
import { ANSWER_STORED, FEEDBACK_FAILED, LINE, LINE_STORED } from '../../core/feedback';
import { expectAccessible } from './axe';
import { expect, hold, hydrate, hydrated, nightly, stable, test, builtHtml } from './support';

const GUIDE = '/developers/getting_started_on_sandbox';
const FUNCTION = '**/api/feedback';
const form = (page: Page) => page.locator('.feedback');
const press = (page: Page, name: string) => form(page).getByRole('button', { name, exact: true });
const thanks = (page: Page) => form(page).getByRole('status');
const problem = (page: Page) => form(page).getByRole('alert');
const line = (page: Page) => form(page).getByRole('textbox');

/** What is sent, each answered as `answer` says. */
async function listen(page: Page, answer = { status: 200, json: { message: 'ok' } as object }): Promise<unknown[]> {
  const sent: unknown[] = [];
  await page.route(FUNCTION, (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill(answer);
  });
  return sent;
}

test('[HELP-1] every documentation page asks, homes and lists do not', () => {
  const asks = (route: string) => builtHtml(route).includes('class="feedback"');
  expect([...stable, ...nightly].filter((route) => !asks(route)).sort()).toEqual(['/', '/nightly']);
  expect(['/tags', '/search', '/compare', '/404'].filter(asks)).toEqual([]);
});

test('[HELP-1] nothing is sent before a press, then page, version and answer alone; nothing is kept here', async ({
  page,
  context,
}) => {
  const sent = await listen(page);
  await page.goto(`${GUIDE}?secret=1#part`);
  await hydrate(page);
  await form(page).scrollIntoViewIfNeeded();
  expect(sent).toEqual([]);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await press(page, 'Yes').click();
  await expect(thanks(page)).toHaveText(ANSWER_STORED);
  expect(sent).toEqual([{ page: GUIDE, version: STABLE.label, answer: 'yes' }]);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
  expect(await context.cookies()).toEqual([]);
});

test('[HELP-1] a press before React is sent once, and the reader stays', async ({ page }) => {
  const sent = await listen(page);
  const release = await hold(page, '**/assets/js/**');
  await page.goto(GUIDE);
  await press(page, 'No').click();
  await expect(form(page)).toHaveAttribute('aria-busy', 'true');
  expect(sent).toEqual([]);
  release();
  await expect(thanks(page)).toHaveText(ANSWER_STORED);
  expect(sent).toHaveLength(1);
  await expect(page).toHaveURL(GUIDE);
});

test('[HELP-2] by keyboard: the thanks have the focus, the line is next, Enter sends it', async ({ page }) => {
  const sent = await listen(page);
  await page.goto(GUIDE);
  await press(page, 'No').focus();
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toHaveText(ANSWER_STORED);
  await expect(thanks(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(LINE.no)).toBeFocused();
  await page.keyboard.type('Fees are missing');
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toHaveText(LINE_STORED);
  await expect(thanks(page)).toBeFocused();
  await expect(line(page)).toHaveCount(0);
  expect(sent[1]).toEqual({ page: GUIDE, version: STABLE.label, answer: 'no', text: 'Fees are missing' });
});

test('[HELP-2] Send with nothing written sends nothing', async ({ page }) => {
  const sent = await listen(page);
  await page.goto(GUIDE);
  await press(page, 'Yes').click();
  await press(page, 'Send').click();
  await expect(line(page)).toBeFocused();
  await line(page).fill('   ');
  await press(page, 'Send').click();
  await expect(problem(page)).toContainText('write a line first');
  expect(sent).toHaveLength(1);
});

test('[HELP-2] the next page asks anew', async ({ page }) => {
  await listen(page);
  await page.goto(GUIDE);
  await press(page, 'No').click();
  await expect(line(page)).toBeVisible();
  await hydrated(page);
  await page.locator('.pager [rel="next"]').click();
  await expect(page).not.toHaveURL(GUIDE);
  await expect(press(page, 'Yes')).toBeVisible();
  await expect(line(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 700 } });
  test('[HELP-2] by touch: large enough to press, no keyboard is forced open, and nothing is wider than the screen', async ({
    page,
  }) => {
    await listen(page);
    await page.goto(GUIDE);
    for (const name of ['Yes', 'No']) {
      const { width, height } = (await press(page, name).boundingBox())!;
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(40);
    }
    await press(page, 'No').tap();
    await expect(thanks(page)).toBeFocused();
    await line(page).tap();
    await line(page).fill('Fees');
    await press(page, 'Send').tap();
    await expect(thanks(page)).toHaveText(LINE_STORED);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe('[HELP-3] failures', () => {
  // Offline, pages that links lead to cannot be fetched ahead.
  test.use({ expectedMessages: { patterns: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoadError/] } });

  for (const [name, status, json, text] of [
    ['429', 429, { retryAfter: 61 }, 'Please wait 2 minute(s) before trying again.'],
    ['503', 503, { error: FEEDBACK_FAILED }, FEEDBACK_FAILED],
    ['markup in the words', 400, { error: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ] as const)
    test(`${name}: said, not thanked, and the text stays until a try works`, async ({ page }) => {
      const answer = { status: 200, json: {} as object };
      await listen(page, answer);
      Object.assign(answer, { status, json });
      await page.goto(GUIDE);
      await press(page, 'No').click();
      await expect(problem(page)).toHaveText(text);
      await expect(thanks(page)).toBeEmpty();
      Object.assign(answer, { status: 200, json: { message: 'ok' } });
      await press(page, 'No').click();
      await line(page).fill('Fees');
      await expect(problem(page)).toBeEmpty();
      Object.assign(answer, { status, json });
      await press(page, 'Send').click();
      await expect(problem(page)).toHaveText(text);
      await expect(line(page)).toHaveValue('Fees');
      await expect(line(page)).toHaveAccessibleDescription(new RegExp(text.slice(0, 4)));
      Object.assign(answer, { status: 200, json: { message: 'ok' } });
      await press(page, 'Send').click();
      await expect(thanks(page)).toHaveText(LINE_STORED);
    });

  test('too long: nothing is sent, nothing is cut', async ({ page }) => {
    const sent = await listen(page);
    await page.goto(GUIDE);
    await press(page, 'No').click();
    await line(page).fill('x'.repeat(600));
    await press(page, 'Send').click();
    await expect(problem(page)).toContainText('600 characters');
    expect([sent.length, (await line(page).inputValue()).length]).toEqual([1, 600]);
  });

  test('offline it says so, and the answer and the text are sent once connected', async ({ page, context }) => {
    await page.goto(GUIDE);
    await hydrate(page);
    await context.setOffline(true);
    await press(page, 'No').click();
    await expect(problem(page)).toContainText('You are offline');
    await context.setOffline(false);
    await press(page, 'No').click();
    await expect(thanks(page)).toHaveText(ANSWER_STORED);
    await context.setOffline(true);
    await line(page).fill('Fees');
    await press(page, 'Send').click();
    await expect(problem(page)).toContainText('You are offline');
    await context.setOffline(false);
    await press(page, 'Send').click();
    await expect(thanks(page)).toHaveText(LINE_STORED);
  });

  test('offline before React is there, the reader stays on the page and is told', async ({ page, context }) => {
    await page.goto(GUIDE);
    await context.setOffline(true);
    await press(page, 'No').click();
    await expect(page.locator('.load-failed')).toBeVisible();
    await expect(press(page, 'No')).toBeVisible();
    await expect(page).toHaveURL(GUIDE);
  });

  test('where React does not load, the browser sends what was pressed', async ({ page }) => {
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto(GUIDE);
    await press(page, 'No').click();
    await expect(page.getByText(ANSWER_STORED)).toBeVisible();
    await expect(page.getByLabel(LINE.no)).toBeVisible();
  });
});

test.describe(() => {
  test.use({ javaScriptEnabled: false });
  test('[HELP-4] without JavaScript a page thanks, takes the line and leads back', async ({ page }) => {
    await page.goto(GUIDE);
    await press(page, 'Yes').click();
    await expect(page.getByText(ANSWER_STORED)).toBeVisible();
    await page.getByLabel(LINE.yes).fill('The <b>pictures</b>');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByText(LINE_STORED)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the page' }).click();
    await expect(page).toHaveURL(GUIDE);
  });
});

test('[HELP-1] print and the text of the page are without it', async ({ page, request }) => {
  await page.goto(GUIDE);
  await page.emulateMedia({ media: 'print' });
  await expect(form(page)).toBeHidden();
  for (const path of [`${GUIDE}.md`, '/llms-full.txt'])
    expect(await (await request.get(path)).text(), path).not.toContain('Did this page help');
});

for (const theme of ['light', 'dark'])
  test(`[HELP-2] it is accessible in each state (${theme})`, async ({ page }) => {
    await listen(page);
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(GUIDE);
    await expectAccessible(page, '.feedback');
    await press(page, 'No').click();
    await line(page).fill('x'.repeat(600));
    await press(page, 'Send').click();
    await expect(problem(page)).not.toBeEmpty();
    await expectAccessible(page, '.feedback');
  });
