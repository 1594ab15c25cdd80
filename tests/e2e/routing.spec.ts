import { expect, hold, hydrate, SAMPLES, test } from './support';

const FROM = '/developers/getting_started_on_sandbox';
const TO = '/developers/getting_started_on_testnet';
const link = `.sidebar a[href="${TO}"]`;
const chunks = '**/assets/js/*.js';

const connection = (value: object) => Object.defineProperty(navigator, 'connection', { value, configurable: true });

test.describe('[PRE-1] prefetch', () => {
  test('links in view are prefetched and a hovered one is loaded', async ({ page }) => {
    await page.addInitScript(connection, { effectiveType: '4g', saveData: false });
    await page.goto(FROM);
    await hydrate(page);
    const prefetched = () => page.locator('link[rel="prefetch"]').count();
    await expect.poll(prefetched).toBeGreaterThan(0);
    await page.locator('.sidebar summary', { hasText: /^Tutorials$/ }).click();
    const request = page.waitForRequest(chunks);
    await page.locator('.sidebar summary', { hasText: 'Contract Tutorials' }).click();
    await page.locator('.sidebar a[href$="counter_contract"]').hover();
    await request;
  });

  for (const slow of [
    { effectiveType: '2g', saveData: false },
    { effectiveType: 'slow-2g', saveData: false },
    { effectiveType: '4g', saveData: true },
  ])
    test(`nothing is prefetched on ${JSON.stringify(slow)}`, async ({ page }) => {
      await page.addInitScript(connection, slow);
      await page.goto(FROM);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.locator(link).hover();
      await page.waitForLoadState('networkidle');
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
      expect(requests).toEqual([]);
      await page.locator(link).click();
      await expect(page.locator('h1')).toHaveText('Set up for testnet');
    });
});

test.describe('[PROG-1] progress bar', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(connection, { effectiveType: '2g', saveData: true });
    await page.goto(FROM);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
  });

  test('shows while a page takes longer than 200 ms, from 8 % on', async ({ page }) => {
    const release = await hold(page, chunks);
    await page.locator(link).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    const shift = await page.locator('#nprogress .bar').evaluate((bar) => (bar as HTMLElement).style.transform);
    expect(Number(/-(\d+(\.\d+)?)%/.exec(shift)?.[1])).toBeLessThanOrEqual(92);
    release();
    await expect(page.locator('h1')).toHaveText('Set up for testnet');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('does not show for a page that loads at once', async ({ page }) => {
    // However slow the machine is, the bar’s time does not come; it must be called off all the same.
    await page.evaluate(() => {
      const { setTimeout: start, clearTimeout: stop } = window;
      const waiting = new Set<unknown>();
      const later = (run: () => void, ms?: number) => {
        const id = start(run, ms === 200 ? 600_000 : ms);
        if (ms !== 200) return id;
        waiting.add(id);
        document.documentElement.dataset.waited = '';
        return id;
      };
      Object.assign(window, {
        waiting,
        setTimeout: later,
        clearTimeout: (id: number) => {
          waiting.delete(id);
          stop(id);
        },
      });
    });
    await page.locator(link).click();
    await expect(page.locator('h1')).toHaveText('Set up for testnet');
    await expect.poll(() => page.evaluate(() => (window as unknown as { waiting: Set<unknown> }).waiting.size)).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-waited');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('[PROG-2] route changes', () => {
  test('scroll to the top, or to the anchor', async ({ page }) => {
    await page.goto(FROM);
    await hydrate(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)!.click(), link);
    await expect(page.locator('h1')).toHaveText('Set up for testnet');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const entry = page.locator('.toc--desktop a').nth(2);
    const id = (await entry.getAttribute('href'))!.slice(1);
    await entry.click();
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  test.describe(() => {
    test.use({ expectedMessages: { patterns: [/ChunkLoadError|Loading chunk|ERR_FAILED|404/] } });

    test('a page whose code is gone is loaded by the browser, with a warning', async ({ page }) => {
      let gone = false;
      await page.route(chunks, (route) => (gone ? route.abort() : route.continue()));
      await page.addInitScript(connection, { effectiveType: '2g', saveData: true });
      await page.goto(FROM);
      await hydrate(page);
      await page.waitForLoadState('networkidle');
      const warnings: string[] = [];
      page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
      gone = true;
      await page.locator(link).click();
      await expect(page.locator('h1')).toHaveText('Set up for testnet');
      await expect(page).toHaveURL(TO);
      expect(warnings.join()).toMatch(/chunk/i);
    });
  });
});

const policyOf = (headers: Record<string, string>) => ({
  'content-security-policy': headers['content-security-policy']!,
});

test.describe('[ERR-1] wrong base url', () => {
  test.use({ expectedMessages: { patterns: [/404/, /ERR_FAILED/] } });

  test('a page whose files cannot be found says so and suggests the base url', async ({ page, request }) => {
    const home = await request.get('/');
    const answer = { body: await home.text(), contentType: 'text/html', headers: policyOf(home.headers()) };
    await page.route('**/assets/**', (route) => route.fulfill({ status: 404, body: '' }));
    await page.route('**/served/elsewhere/', (route) => route.fulfill(answer));
    await page.goto('/served/elsewhere/');
    const banner = page.locator('#__docusaurus-base-url-issue-banner');
    await expect(banner).toContainText('Your Docusaurus site did not load properly.');
    await expect(banner).toContainText('baseUrl = /served/elsewhere/');
  });

  test('a page that loads shows no such banner', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#__docusaurus-base-url-issue-banner')).toHaveCount(0);
  });
});

type Box = { x: number; y: number; width: number; height: number };

test.describe('a part of the page that does not load', () => {
  test.use({ expectedMessages: { patterns: [/404|ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk/] } });

  test('leaves the text readable, is tried once more, and is told to the reader', async ({ page }) => {
    const tried: string[] = [];
    await page.route('**/assets/js/main.*', (route) => {
      tried.push(route.request().url());
      return route.abort();
    });
    await page.goto(FROM);
    await page.locator('.navbar__brand').hover();
    await expect(page.locator('.load-failed')).toBeVisible();
    expect(tried).toHaveLength(2);
    await expect(page.locator('h1')).toBeVisible();
    await page.locator(link).click();
    await expect(page).toHaveURL(TO);
  });

  test.describe('while the reader is asked about cookies', () => {
    test.use({ consent: 'no answer' });

    test('is told where nothing else is, at any width', async ({ page }) => {
      await page.route('**/assets/js/main.*', (route) => route.abort());
      await page.goto(FROM);
      await page.locator('.navbar__brand').hover();
      const [message, question] = [page.locator('.load-failed'), page.locator('.consent')];
      await expect(question).toBeVisible();
      for (const width of [280, 320, 390, 412, 600, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 700 });
        await expect(message).toBeInViewport({ ratio: 1 });
        const boxes = [message, question, page.locator('.navbar')].map((part) => part.boundingBox());
        const [told, asked, navbar] = (await Promise.all(boxes)) as [Box, Box, Box];
        expect(told.x, `${width} px`).toBeGreaterThanOrEqual(16);
        expect(told.x + told.width, `${width} px`).toBeLessThanOrEqual(width - 16);
        expect(told.y, `${width} px`).toBeGreaterThanOrEqual(navbar.y + navbar.height);
        expect(told.y + told.height, `${width} px`).toBeLessThanOrEqual(asked.y);
      }
      await question.getByRole('button').first().click();
      await expect(question).toBeHidden();
      await expect(message).toBeInViewport({ ratio: 1 });
    });
  });

  test('is told to the reader when it is the code of the page itself', async ({ page }) => {
    await page.route(/assets\/js\/(?!main|runtime)/, (route) => route.abort());
    await page.goto(FROM);
    await page.locator('.navbar__brand').hover();
    await expect(page.locator('.load-failed')).toContainText('check your connection and reload');
    await page.locator(link).click();
    await expect(page).toHaveURL(TO);
  });
});

for (const width of [320, 1280])
  for (const theme of ['light', 'dark'])
    test(`[ERR-3] pages hydrate without a recoverable error, ${theme}, ${width} px, closed bar`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((mode) => {
        localStorage.setItem('theme', mode);
        localStorage.setItem('docusaurus.announcement.id', 'nightly-v3');
        localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      }, theme);
      for (const path of SAMPLES) {
        await page.goto(path);
        await hydrate(page);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      }
    });
