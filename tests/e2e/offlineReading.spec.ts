import type { Locator, Page } from '@playwright/test';
import { NIGHTLY, STABLE } from '../../core/versions';
import { expectAccessible } from './axe';
import { expect, test, type Host } from './deployments';
import { hydrated, stable } from './support';

const FEES = '/developers/docs/concepts/fees';
const ACCOUNTS = '/developers/docs/concepts/accounts';
/** A copy of a few pages: what is tested here does not depend on how many there are. */
const FEW = new Set(['/', '/offline', '/search', FEES, ACCOUNTS]);
const isFew = (url: string) => FEW.has(url) || /^\/assets\/(boot|css|fonts|js)\//.test(url);

// What a browser says of requests that nobody answers, and of files that are not those of the list.
test.use({
  expectedMessages: {
    patterns: [/net::ERR/, /Failed to (load|fetch)/, /ChunkLoadError/, /FetchEvent/, /integrity/, /ServiceWorker/i],
  },
});

// A copy has all scripts of the site: hundreds of files, which a busy machine takes its time for.
test.describe.configure({ timeout: 240_000 });
const KEPT = { timeout: 120_000 };

const card = (page: Page, place = 'stable'): Locator => page.locator(`[data-place="${place}"]`);
const outcome = (page: Page, place?: string): Locator => card(page, place).getByRole('status');
const keepButton = (page: Page, place?: string): Locator =>
  card(page, place).getByRole('button', { name: /^(Keep|Go on|Update|Change)/ });
const notice = (page: Page): Locator => page.getByRole('complementary', { name: 'Offline copy' });
const today = (): string => new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

/** Says of which build a page is, where React leaves it alone: words that its scripts do not know could be put back. */
const ofBuild = (name: string) => (html: string) =>
  html.replace('</head>', `<meta name="build" content="${name}"></head>`);
const buildOf = (page: Page): Locator => page.locator('meta[name="build"]');

async function keepIt(page: Page, host: Host, place = 'stable'): Promise<void> {
  await page.goto(`${host.url}/offline`);
  await keepButton(page, place).click();
  await expect(outcome(page, place)).toContainText('It is kept', KEPT);
  await expect(card(page, place)).toContainText(`Kept on ${today()}`);
}

/** All that this browser has of it. */
const traces = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
    notes: Object.keys(localStorage).filter((key) => key.startsWith('offline')),
  }));
const NOTHING = { workers: 0, caches: [], notes: [] };

const fileCount = (page: Page) => page.evaluate(async () => (await (await caches.open('offline-files')).keys()).length);

test('[OFF-1] without the press there is no worker and nothing is fetched for it; the menu leads to where it is said what would be', async ({
  page,
  host,
}) => {
  await page.goto(host.url + FEES);
  await page.locator('.version-switch summary').click();
  await hydrated(page);
  expect(host.asked.filter((path) => path.startsWith('/offline'))).toEqual([]);
  await page.getByRole('link', { name: 'Keep this version for offline reading' }).click();
  await expect(page).toHaveURL(/\/offline$/);
  await expect(keepButton(page)).toHaveText(
    new RegExp(`^Keep ${STABLE.label} for offline reading: fetch \\d+\\.\\d MB$`),
  );
  await expect(card(page)).toContainText(
    /\d+ pages with their pictures, search, comparisons and glossary: \d+\.\d MB on this device/,
  );
  await expect(page.locator('[data-place]').first()).toHaveAttribute('data-place', 'stable');
  expect(host.asked).not.toContain('/offline-worker.js');
  expect(await traces(page)).toEqual(NOTHING);
});

test('[OFF-2] a copy is read with the network off: thirty pages, search, comparison, card, diagram, dark mode', async ({
  page,
  host,
  baseURL,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(host.url)) foreign.push(request.url());
  });
  await keepIt(page, host);
  host.off();
  const walk = stable.filter((_, i) => i % Math.ceil(stable.length / 30) === 0).slice(0, 30);
  expect(walk.length).toBeGreaterThan(25);
  for (const path of [...walk, FEES]) {
    await page.goto(host.url + path);
    await expect(page.locator('h1').first()).not.toBeEmpty();
    await expect(page).toHaveURL(host.url + path);
    await expect(notice(page)).toContainText(`Kept on ${today()}`);
    await expect(notice(page)).toContainText(`your copy of ${STABLE.label}`);
  }
  // A diagram, in both themes.
  const drawn = (theme: string) =>
    page
      .locator(`img.diagram__${theme}`)
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await page.locator('img.diagram__light').first().scrollIntoViewIfNeeded();
  await expect.poll(() => drawn('light')).toBe(true);
  await page.locator('[data-color-mode]').click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => drawn('dark')).toBe(true);
  // The card of a term.
  await page.locator('.markdown a.term').first().hover();
  await expect(page.locator('.term-card')).toContainText(/\w+/);
  // By the router to another page, and by the comparison of this one.
  await page.goto(host.url + FEES);
  await page.locator('[rel="next"]').click();
  await expect(page).not.toHaveURL(host.url + FEES);
  await expect(page.locator('h1')).not.toBeEmpty();
  await page.goto(`${host.url}/compare${FEES}`);
  await hydrated(page);
  await expect(page.locator('h1')).toContainText('Fees');
  await expect(page.locator('html')).not.toHaveAttribute('data-load-failed');
  // The search, to a result.
  await page.getByRole('button', { name: /Search docs/ }).click();
  await page.getByRole('combobox').fill('private balance');
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog', { name: /search/i })).toBeHidden();
  await expect(page).toHaveURL(/localhost:\d+\/(?!compare)/);
  await expect(page.locator('h1')).not.toBeEmpty();
  expect(foreign.filter((url) => !url.startsWith(baseURL!) && !url.includes('jsdelivr'))).toEqual([]);
});

test('[OFF-3] what is not kept says so, and searches what is; old and other spellings of an address lead to the page', async ({
  page,
  host,
}) => {
  host.only((url) => isFew(url) || url.includes('search'));
  await keepIt(page, host);
  host.off();
  for (const [other, path] of [
    [`${FEES}/`, FEES],
    [`${FEES}.html?from=mail`, `${FEES}?from=mail`],
    ['/index.html', '/'],
  ] as const) {
    await page.goto(host.url + other);
    await expect(page).toHaveURL(host.url + path);
    await expect(notice(page)).toBeVisible();
  }
  await page.goto(host.url + FEES);
  await page.locator('.version-switch summary').click();
  await page.locator(`.version-switch [data-version="${NIGHTLY.name}"]`).click();
  const missed = page.getByRole('region', { name: 'This page is not kept' });
  await expect(missed).toContainText(`is a page of ${NIGHTLY.label}, of which nothing is kept on this device`);
  await expect(missed).toContainText(`${STABLE.label} of ${today()}`);
  await expectAccessible(page, 'main');
  const field = missed.getByRole('searchbox');
  await expect(field).toHaveValue(/fees/);
  await field.fill('private balance');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/search\?version=.*&q=private\+balance/);
  await expect(page.locator('.search-list a').first()).toBeVisible();
  host.on();
  await page.goBack();
  await missed.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/nightly\/.*fees/);
  await expect(notice(page)).toBeHidden();
});

test('[OFF-4] a new deployment is read at once by who is online, and an update says what is new and leaves no file of the old copy', async ({
  page,
  host,
}) => {
  host.only(isFew);
  await keepIt(page, host);
  const before = await fileCount(page);
  await host.deploy(
    {
      [FEES]: ofBuild('new'),
      // Other bytes, and the same words.
      '/': (html) => html.replace('</body>', '<!-- another build --></body>'),
      [ACCOUNTS]: () => undefined,
    },
    (manifest) => {
      const { [ACCOUNTS]: _gone, ...pages } = manifest.pages;
      return {
        ...manifest,
        pages: { ...pages, [FEES]: ['Fees of the new build', 'other'], '/new': ['A new page', 'new'] },
      };
    },
  );
  await page.goto(host.url + FEES);
  await expect(buildOf(page)).toHaveAttribute('content', 'new');
  await expect(page.locator('html')).not.toHaveAttribute('data-kept');
  host.off();
  await page.goto(host.url + FEES);
  await expect(page.locator('h1')).toHaveText('Fees');
  await expect(buildOf(page)).toHaveCount(0);
  await expect(notice(page)).toBeVisible();
  host.on();
  await page.goto(`${host.url}/offline`);
  await expect(card(page)).toContainText('New since');
  for (const text of [
    '1 page changed',
    'Fees of the new build',
    '1 page added',
    'A new page',
    '1 page removed',
    'Accounts',
  ])
    await expect(card(page)).toContainText(text);
  host.asked.length = 0;
  await keepButton(page).click();
  await expect(outcome(page)).toHaveText('It is updated.', KEPT);
  await expect(card(page)).toContainText('1 page changed');
  await expect(card(page)).toContainText('It is as the site is now.');
  // Of all files those two that are other ones.
  expect(host.asked.filter((path) => !path.startsWith('/offline')).sort()).toEqual(['/', FEES]);
  expect(await fileCount(page)).toBe(before - 1);
  host.off();
  await page.goto(host.url + FEES);
  await expect(buildOf(page)).toHaveAttribute('content', 'new');
});

test('[OFF-4] an update that is cut off in the middle, and one during which the site is deployed again, leave a whole copy', async ({
  page,
  host,
  context,
}) => {
  host.only(isFew);
  await keepIt(page, host);
  const second = {
    [FEES]: ofBuild('two'),
    [ACCOUNTS]: (html: string) => `${html}<!-- two -->`,
  };
  const other = (says: string) => (manifest: Parameters<NonNullable<Parameters<Host['deploy']>[1]>>[0]) => ({
    ...manifest,
    pages: { ...manifest.pages, [FEES]: ['Fees', says] as [string, string] },
  });
  await host.deploy(second, other('two'));
  const release = host.hold(ACCOUNTS);
  await page.goto(`${host.url}/offline`);
  await keepButton(page).click();
  await expect.poll(() => host.asked.filter((path) => path === ACCOUNTS).length).toBeGreaterThan(1);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.close();
  release();
  host.off();
  const next = await context.newPage();
  await next.goto(host.url + FEES);
  await expect(next.locator('h1')).toHaveText('Fees');
  await expect(buildOf(next)).toHaveCount(0);
  host.on();
  // The next one finds a page that is not the one of its list any more, and takes the list of the third build.
  const hold = host.hold(ACCOUNTS);
  await next.goto(`${host.url}/offline`);
  await keepButton(next).click();
  await expect(next.getByRole('progressbar')).toBeVisible();
  await host.deploy(
    {
      [FEES]: ofBuild('three'),
      [ACCOUNTS]: (html) => `${html}<!-- three -->`,
    },
    other('three'),
  );
  hold();
  await expect(outcome(next)).toHaveText('It is updated.', KEPT);
  host.off();
  await next.goto(host.url + FEES);
  await expect(buildOf(next)).toHaveAttribute('content', 'three');
  await expect(notice(next)).toBeVisible();
  await expect(next.locator('h1')).toHaveText('Fees');
});

test('[OFF-5] a download can be stopped, goes on where it was, and what came of it can be removed', async ({
  page,
  host,
}) => {
  host.only(isFew);
  const release = host.hold(ACCOUNTS);
  await page.goto(`${host.url}/offline`);
  await keepButton(page).press('Enter');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => host.asked.filter((path) => path === ACCOUNTS).length).toBe(1);
  await card(page).getByRole('button', { name: 'Stop' }).click();
  await expect(outcome(page)).toContainText('Stopped.');
  await expect(outcome(page)).toBeFocused();
  release();
  expect((await traces(page)).workers).toBe(0);
  await expect(card(page)).toContainText('from a download that was not finished');
  host.asked.length = 0;
  await keepButton(page).click();
  await expect(outcome(page)).toContainText('It is kept', KEPT);
  expect(host.asked).toContain(ACCOUNTS);
  expect(host.asked).not.toContain('/');
  // What the versions have in common is of this copy, and no beginning of the other.
  await expect(keepButton(page, 'nightly')).toHaveText(/^Keep /);
  await card(page).getByRole('button', { name: 'Remove' }).click();
  await expect(outcome(page)).toContainText('Nothing of it is left');
  expect(await traces(page)).toEqual(NOTHING);
});

for (const [how, foreseen] of [
  ['beforehand', true],
  ['when it is full', false],
] as const)
  test(`[OFF-6] a browser without room says so ${how}, and what was kept is as it was`, async ({
    page,
    host,
    context,
  }) => {
    host.only(isFew);
    await keepIt(page, host);
    const before = await fileCount(page);
    await host.deploy({ [FEES]: (html) => html + 'x'.repeat(3_000_000) });
    const client = await context.newCDPSession(page);
    const { usage } = await client.send('Storage.getUsageAndQuota', { origin: host.url });
    await client.send('Storage.overrideQuotaForOrigin', { origin: host.url, quotaSize: Math.ceil(usage) + 1_000_000 });
    if (!foreseen)
      await page.addInitScript(() => {
        navigator.storage.estimate = () => Promise.resolve({ quota: 1e9, usage: 0 });
      });
    await page.goto(`${host.url}/offline`);
    await keepButton(page).click();
    await expect(outcome(page)).toContainText('There is no room for it', KEPT);
    await expect(card(page)).toContainText(`Kept on ${today()}`);
    expect(await fileCount(page)).toBe(before);
    host.off();
    await page.goto(host.url + FEES);
    await expect(page.locator('h1')).toHaveText('Fees');
    await expect(notice(page)).toBeVisible();
  });

test('[OFF-7] a copy that the browser deleted, or a part of it, is said to be gone and can be kept again', async ({
  page,
  host,
  context,
}) => {
  host.only(isFew);
  await keepIt(page, host);
  await page.evaluate(async () => {
    const cache = await caches.open('offline-files');
    const [page] = (await cache.keys()).filter(({ url }) => url.includes('/concepts/fees'));
    await cache.delete(page!);
  });
  host.off();
  await page.goto(host.url + FEES);
  await expect(page).toHaveURL(/\/offline\?page=/);
  await expect(card(page)).toContainText(
    `The copy of ${STABLE.label} that was kept on ${today()} is gone, or part of it`,
  );
  host.on();
  await page.goto(`${host.url}/offline`);
  await keepButton(page).click();
  await expect(outcome(page)).toContainText(/It is (kept|updated)/, KEPT);
  const client = await context.newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin: host.url, storageTypes: 'cache_storage,service_workers' });
  await page.goto(`${host.url}/offline`);
  await expect(card(page).getByRole('alert')).toContainText('is gone, or part of it');
  await keepButton(page).click();
  await expect(outcome(page)).toContainText('It is kept', KEPT);
});

for (const [what, without] of Object.entries({
  'without service workers': () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  'that refuses storage': () => {
    CacheStorage.prototype.has = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
  'that refuses workers': () => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  },
}))
  test(`[OFF-8] a window ${what} says that nothing can be kept there`, async ({ page, host }) => {
    await page.addInitScript(without);
    await page.goto(`${host.url}/offline`);
    if (what.includes('refuses workers')) await keepButton(page).click();
    await expect(page.locator('main').getByRole('alert')).toContainText(
      'does not let the site keep pages on this device',
    );
    await expect(page.locator('main').getByRole('alert')).toContainText('open this page in an ordinary window');
  });

test('[OFF-9] two versions are kept beside each other, and removed one by one without a trace', async ({
  page,
  host,
}) => {
  host.only((url) => isFew(url) || url === '/nightly');
  await keepIt(page, host);
  await keepIt(page, host, 'nightly');
  const names = await page.evaluate(() => ({ local: Object.keys(localStorage) }));
  expect(names.local).toContain('offline-copies');
  host.off();
  await page.goto(`${host.url}/nightly`);
  await expect(notice(page)).toContainText(`your copy of ${NIGHTLY.label}`);
  await page.goto(host.url + FEES);
  await expect(notice(page)).toContainText(`your copy of ${STABLE.label}`);
  host.on();
  await page.goto(`${host.url}/offline`);
  await card(page).getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(outcome(page)).toContainText('Nothing of it is left');
  await expect(outcome(page)).toBeFocused();
  host.off();
  await page.goto(`${host.url}/nightly`);
  await expect(notice(page)).toBeVisible();
  await page.goto(host.url + FEES);
  await expect(page).toHaveURL(/\/offline\?page=/);
  host.on();
  await page.goto(`${host.url}/offline`);
  await card(page, 'nightly').getByRole('button', { name: 'Remove' }).click();
  await expect(outcome(page, 'nightly')).toContainText('Nothing of it is left');
  expect(await traces(page)).toEqual(NOTHING);
});

for (const theme of ['light', 'dark'])
  test(`[OFF-10] by touch on a phone, in the ${theme} theme, it is kept and read, and all of it is accessible`, async ({
    browser,
    host,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.addInitScript((mode) => {
      localStorage.setItem('theme', mode);
      localStorage.setItem('matomoConsent', 'false');
    }, theme);
    host.only(isFew);
    await page.goto(host.url + FEES);
    await page.locator('.version-switch summary').tap();
    await hydrated(page);
    await page.getByRole('link', { name: 'Keep this version for offline reading' }).tap();
    await expectAccessible(page, 'main');
    const release = host.hold(ACCOUNTS);
    await keepButton(page).tap();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expectAccessible(page, 'main');
    release();
    await expect(outcome(page)).toContainText('It is kept', KEPT);
    await expectAccessible(page, 'main');
    host.off();
    await page.goto(host.url + FEES);
    await expect(notice(page)).toBeVisible();
    await expectAccessible(page, '.kept-notice');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await context.close();
  });
