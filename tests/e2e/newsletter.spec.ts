import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, hold, hydrate, test } from './support';

const FUNCTION = '**/.netlify/functions/subscribe';
const field = (page: Page) => page.getByLabel('Email address');
const button = (page: Page) => page.getByRole('button', { name: 'Subscribe' });
const error = (page: Page) => page.locator('.newsletter__error');
const done = (page: Page) => page.locator('.newsletter__done');
const unique = () => `reader-${Date.now()}-${Math.floor(Math.random() * 1e6)}@example.org`;

async function submit(page: Page, email = 'reader@example.org'): Promise<void> {
  await field(page).fill(email);
  await button(page).click();
}

test.describe('[NEWS-1] rules', () => {
  test('Submit is off while the field is blank; Enter says what is missing', async ({ page }) => {
    await page.goto('/');
    await expect(button(page)).toBeDisabled();
    await field(page).fill('   ');
    await expect(button(page)).toBeDisabled();
    await field(page).press('Enter');
    await expect(error(page)).toHaveText('Email address is required');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await field(page).pressSequentially('a');
    await expect(error(page)).toBeEmpty();
    await expect(button(page)).toBeEnabled();
  });

  const local = (n: number) => `${'l'.repeat(n)}@example.org`;
  const domain = (n: number) => `a@${`${'d'.repeat(63)}.`.repeat(3)}${'d'.repeat(n - 192)}`;
  for (const [name, address, valid] of [
    ['no @', 'reader.example.org', false],
    ['no domain', 'reader@', false],
    ['no dot', 'reader@example', false],
    ['a space', 'rea der@example.org', false],
    ['65 characters before the @', local(65), false],
    ['64 characters before the @', local(64), true],
    ['255 characters', domain(253), false],
    ['254 characters', domain(252), true],
    ['plain', 'reader@example.org', true],
  ] as const)
    test(`${name} is ${valid ? 'sent' : 'refused'}`, async ({ page }) => {
      let requests = 0;
      await page.route(FUNCTION, (route) => {
        requests++;
        return route.fulfill({ json: { message: 'ok' } });
      });
      await page.goto('/');
      await submit(page, address);
      if (valid) await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
      else await expect(error(page)).toHaveText('Please provide a valid email address');
      expect(requests).toBe(valid ? 1 : 0);
    });
});

test('[NEWS-2] the request carries email, source, timestamp and url', async ({ page, baseURL }) => {
  let body: unknown;
  await page.route(FUNCTION, (route) => {
    expect(route.request().method()).toBe('POST');
    expect(route.request().headers()['content-type']).toBe('application/json');
    body = route.request().postDataJSON();
    return route.fulfill({ json: { message: 'ok' } });
  });
  await page.goto('/developers/getting_started?secret=1#part');
  const before = Date.now();
  await submit(page, '  reader@example.org ');
  await expect(done(page)).toBeVisible();
  expect(body).toEqual({
    email: 'reader@example.org',
    source: 'docs-footer',
    timestamp: expect.any(Number),
    url: `${baseURL}/developers/getting_started`,
  });
  expect((body as { timestamp: number }).timestamp).toBeGreaterThanOrEqual(before);
});

test.describe('[NEWS-3] states', () => {
  for (const [body, text] of [
    [{ message: 'ok' }, 'Thanks for subscribing! 🎉'],
    [{ alreadySubscribed: true }, "It looks like you're already subscribed, good for you! 🎉"],
  ] as const)
    test(`submitting, then '${text}'`, async ({ page }) => {
      const answer = await hold(page, FUNCTION, (route) => route.fulfill({ json: body }));
      await page.goto('/');
      const width = async () => (await field(page).boundingBox())!.width;
      const before = await width();
      await submit(page);
      await expect(field(page)).toBeDisabled();
      expect(await width()).toBe(before);
      await expect(button(page)).toBeDisabled();
      await expect(page.locator('.newsletter form')).toHaveAttribute('aria-busy', 'true');
      const spinner = () => button(page).evaluate((element) => getComputedStyle(element, '::after').animationName);
      expect(await spinner()).toBe('spin');
      answer();
      await expect(done(page)).toHaveText(text);
      await expect(done(page)).toBeFocused();
      await expect(page.locator('.newsletter form')).toBeHidden();
    });

  test('success survives hydration and a route change', async ({ page }) => {
    await page.route(FUNCTION, (route) => route.fulfill({ json: {} }));
    await page.goto('/');
    await submit(page);
    await hydrate(page);
    await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
    await page.locator('.footer__link[href="/developers/getting_started"]').click();
    await expect(page).toHaveURL(/getting_started$/);
    await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
    await expect(page.locator('.newsletter form')).toBeHidden();
  });
});

test.describe('[NEWS-4] failures keep the form', () => {
  test.use({ expectedMessages: { patterns: [/Failed to load resource/] } });

  for (const [name, status, body, text] of [
    ['429 with 61 s', 429, { retryAfter: 61 }, 'Please wait 2 minute(s) before trying again.'],
    ['429 without a time', 429, {}, 'Please wait 1 minute(s) before trying again.'],
    ["400 with the server's text", 400, { error: 'Unknown source' }, 'Unknown source'],
    ['500 without a text', 500, {}, 'Subscription failed'],
    ['markup in the text', 400, { error: '<img src=x onerror=alert(1)>' }, '<img src=x onerror=alert(1)>'],
  ] as const)
    test(name, async ({ page }) => {
      await page.route(FUNCTION, (route) => route.fulfill({ status, json: body }));
      await page.goto('/');
      await submit(page);
      await expect(error(page)).toHaveText(text);
      await expect(field(page)).toHaveValue('reader@example.org');
      await expect(field(page)).toBeFocused();
      await expect(button(page)).toBeEnabled();
    });

  test('502 with a page instead of JSON', async ({ page }) => {
    await page.route(FUNCTION, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
    await page.goto('/');
    await submit(page);
    await expect(error(page)).toHaveText('Subscription failed');
  });

  test('no network: the message of the exception, and the next try works', async ({ page }) => {
    let broken = true;
    await page.route(FUNCTION, (route) => (broken ? route.abort() : route.fulfill({ json: {} })));
    await page.goto('/');
    await submit(page);
    await expect(error(page)).toHaveText('Failed to fetch');
    broken = false;
    await button(page).click();
    await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
  });

  test('an exception without a message', async ({ page }) => {
    await page.addInitScript(() => (window.fetch = () => Promise.reject(new Error(''))));
    await page.goto('/');
    await submit(page);
    await expect(error(page)).toHaveText('Failed to subscribe. Please try again.');
  });
});

test.describe('[NEWS-5] the real function', () => {
  test('takes a new address, and answers the second time as the first: nobody learns who signed up', async ({
    page,
  }) => {
    const email = unique();
    await page.goto('/');
    await submit(page, email);
    await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
    await page.reload();
    await submit(page, email);
    await expect(done(page)).toHaveText('Thanks for subscribing! 🎉');
  });

  test.describe(() => {
    test.use({ javaScriptEnabled: false });
    test('works without JavaScript: a plain form post answers with a page', async ({ page }) => {
      await page.goto('/developers/getting_started');
      await field(page).fill(unique());
      await button(page).click();
      await expect(page.getByText('Thanks for subscribing! 🎉')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the documentation' }).click();
      await expect(page.locator('h1')).toBeVisible();
    });
  });
});

for (const width of [280, 320, 390, 430, 768, 834])
  test(`[NEWS-3] at ${width} px the form fits`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    const edges = await page
      .locator('.newsletter :is(input[type=email], button, h2)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(Math.max(...edges)).toBeLessThanOrEqual(width);
  });

for (const theme of ['light', 'dark'])
  test(`[NEWS-3] the form is accessible with an error (${theme})`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto('/');
    await submit(page, 'nonsense');
    await expect(error(page)).not.toBeEmpty();
    await expect(field(page)).toHaveAccessibleDescription('Please provide a valid email address');
    await expectAccessible(page, '.newsletter');
  });
