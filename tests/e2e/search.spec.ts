import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './axe';
import { changeSettings } from './otherOrigin';
import { expect as quick, hold, hydrate, test as base } from './support';
import { searchTag, STABLE as RELEASE } from '../../core/versions';

/** React, results and index come one after the other: on a busy machine that takes longer than five seconds. */
const expect = quick.configure({ timeout: 15_000 });

type Mode = 'embedded' | 'typesense';

interface Asked {
  collection: string;
  q: string;
  filter_by: string;
  page: number;
  per_page: number;
}

const STABLE = '/developers/docs/concepts/fees';
const NIGHTLY = '/nightly/developers/docs/foundational-topics/fees';
const FAILED = 'Unable to fetch results';
const HINT = 'You might want to check your network connection.';

/** Answers as the documented Typesense API does. No server of it can be installed here. */
function hostedAnswer({ q, filter_by: filter, page, per_page: size }: Asked): object {
  if (/zzzz/.test(q)) return { results: [{ found: 0, grouped_hits: [] }] };
  const tag = /docs-default-[^\]]+/.exec(filter)![0];
  const path = tag === 'docs-default-current' ? NIGHTLY : STABLE;
  const hit = (n: number) => ({
    document: {
      url: `https://docs.aztec.network${path}${n === 0 ? '#who-pays' : `?n=${n}#who-pays`}`,
      'hierarchy.lvl0': 'Concepts',
      'hierarchy.lvl1': 'Fees',
      'hierarchy.lvl2': 'Who pays',
      version: [tag.replace('docs-default-', '')],
    },
    highlights: [
      { field: 'hierarchy.lvl2', value: 'Who <mark>pays</mark>' },
      { field: 'content', snippet: `A Vec<u8> for <mark>${q}</mark> <img src=x onerror="document.title='broken'">` },
    ],
  });
  const grouped_hits = Array.from({ length: size }, (_, i) => ({ hits: [hit((page - 1) * size + i)] }));
  return { results: [{ found: 42, grouped_hits }] };
}

interface Fixtures {
  mode: Mode;
  /** What the hosted service was asked. */
  asked: Asked[];
}

const test = base.extend<Fixtures>({
  mode: ['embedded', { option: true }],
  // The policy of this build names no search host; that of a build with one does (config/contentPolicy.ts).
  bypassCSP: async ({ mode }, use) => use(mode === 'typesense'),
  asked: async ({ page, mode }, use) => {
    const asked: Asked[] = [];
    if (mode === 'typesense') {
      await changeSettings(page, {
        search: {
          mode,
          hosts: ['search.test'],
          protocol: 'https',
          port: 443,
          searchKey: 'search-only',
          collection: 'aztec-docs',
        },
      });
      await page.route('https://search.test/**', async (route) => {
        const { searches } = JSON.parse(route.request().postData()!) as { searches: Asked[] };
        asked.push(searches[0]!);
        await route.fulfill({ json: hostedAnswer(searches[0]!), headers: { 'access-control-allow-origin': '*' } });
      });
    }
    await use(asked);
  },
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const input = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search docs' });
const hits = (page: Page) => dialog(page).locator('.search-hit');

async function openAndType(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).fill(query);
}

/** Where the answers of a mode come from. */
const SOURCE: Record<Mode, RegExp> = {
  embedded: /\/search-head-[^/]*\.json$|\/assets\/search\/[^/]*(?<!-text-[0-9a-f]{8})\.json$/,
  typesense: /https:\/\/search\.test\//,
};

for (const mode of ['embedded', 'typesense'] as const)
  test.describe(mode, () => {
    test.use({ mode });
    test.beforeEach(({ asked }) => void asked);

    test('[SRCH-1] opens by the button and the keys; Escape closes it and focus returns', async ({ page }) => {
      await page.goto(STABLE);
      const button = page.locator('.navbar [data-search-open]');
      await button.click();
      await expect(input(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(button).toBeFocused();
      for (const key of ['Control+k', 'Meta+k', '/']) {
        await page.keyboard.press(key);
        await expect(input(page)).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(dialog(page)).toBeHidden();
      }
      const email = page.locator('.newsletter input[type="email"]');
      await email.focus();
      await page.keyboard.press('/');
      await expect(email).toHaveValue('/');
      await expect(dialog(page)).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.keyboard.press('Escape');
      await expect(email).toBeFocused();
    });

    test('[SRCH-2] results are of the version being read, and land on the heading', async ({ page }) => {
      for (const [path, nightly] of [
        [STABLE, false],
        [NIGHTLY, true],
      ] as const) {
        await page.goto(path);
        await openAndType(page, 'who pays the fee');
        await expect(hits(page).first()).toBeVisible();
        const urls = await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
        expect(urls.every((url) => /^\/[^/]/.test(url) && url.startsWith('/nightly/') === nightly)).toBe(true);
        await expect(dialog(page).locator('.search__version')).toHaveText(nightly ? 'nightly' : RELEASE.label);
        await dialog(page).locator('.search-hit[href$="#who-pays"]').first().click();
        await expect(dialog(page)).toBeHidden();
        await expect(page).toHaveURL(/#who-pays$/);
        await expect(page.locator('#who-pays')).toBeInViewport();
      }
    });

    test('[SRCH-3] all results are one link away', async ({ page }) => {
      await page.goto(NIGHTLY);
      await openAndType(page, 'fees');
      const all = dialog(page).getByRole('option', { name: /^See all \d+ results$/ });
      await expect(all).toBeVisible();
      const count = /\d+/.exec(await all.innerText())![0];
      await all.click();
      await expect(page).toHaveURL('/search?q=fees&version=nightly');
      await expect(page.getByRole('heading', { name: `${count} results for “fees”` })).toBeVisible();
    });

    test('[SRCH-4] the texts', async ({ page }) => {
      await page.goto(STABLE);
      await expect(page.locator('.navbar [data-search-open]')).toHaveText(/Search docs/);
      await openAndType(page, 'zzzzqqqq');
      await expect(input(page)).toHaveAttribute('placeholder', 'Search docs');
      await expect(dialog(page).getByText('No results for “zzzzqqqq”', { exact: true }).first()).toBeVisible();
      await expect(dialog(page).getByText('Try searching for')).toBeVisible();
      await dialog(page).getByRole('button', { name: 'Pay fees' }).click();
      await expect(input(page)).toHaveValue('Pay fees');
      await expect(hits(page).first()).toBeVisible();
    });

    const FAULTS: Record<string, (route: Route) => Promise<void>> = {
      'an error': (route) =>
        route.fulfill({ status: 503, body: 'no', headers: { 'access-control-allow-origin': '*' } }),
      nonsense: (route) => route.fulfill({ json: { nonsense: true }, headers: { 'access-control-allow-origin': '*' } }),
      'no connection': (route) => route.abort(),
      silence: () => new Promise(() => undefined),
    };
    for (const [name, fault] of Object.entries(FAULTS))
      test.describe(() => {
        test.use({ expectedMessages: { patterns: [/Failed to load resource/] } });
        test(`[SRCH-7] ${name} shows the failure, and the next keystroke recovers`, async ({ page }) => {
          // A request that follows at once may escape a route that is set on a page that is there.
          await page.route(SOURCE[mode], fault);
          await page.goto(STABLE);
          await openAndType(page, 'fee');
          await expect(dialog(page).getByText(FAILED).first()).toBeVisible();
          await expect(dialog(page).getByText(HINT)).toBeVisible();
          await page.unroute(SOURCE[mode], fault);
          await input(page).press('s');
          await expect(hits(page).first()).toBeVisible();
          await expect(dialog(page).getByText(HINT)).toBeHidden();
        });
      });

    test('[ROUTE-5] the search page runs the query in the url, and keeps version and page in it', async ({ page }) => {
      await page.goto('/search?q=fees');
      const results = page.locator('[data-search-results]');
      const first = results.locator('.search-hit').first();
      await expect(first).toHaveAttribute('href', /^\/developers\//);
      await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('fees');
      await page.getByRole('combobox', { name: 'Version' }).selectOption('nightly');
      await expect(page).toHaveURL('/search?q=fees&version=nightly');
      await expect(first).toHaveAttribute('href', /^\/nightly\//);
      await results.getByRole('link', { name: 'Next' }).click();
      await expect(page).toHaveURL('/search?q=fees&version=nightly&page=2');
      await expect(results.getByText(/^Page 2 of \d+$/)).toBeVisible();
      await expect(results.getByRole('heading')).toBeFocused();
      await page.goBack();
      await expect(results.getByText(/^Page 1 of \d+$/)).toBeVisible();
      await page.reload();
      await expect(first).toHaveAttribute('href', /^\/nightly\//);
      await page.getByRole('searchbox', { name: 'Search docs' }).fill('zzzzqqqq');
      await expect(results.getByText('No results for “zzzzqqqq”')).toBeVisible();
      await expect(page).toHaveURL('/search?q=zzzzqqqq&version=nightly');
    });

    test('[SRCH-2] the search page starts with the version read last', async ({ page }) => {
      await page.goto(NIGHTLY);
      await page.waitForFunction(() => window.site?.afterLoad);
      await page.goto('/search?q=fees');
      await expect(page.getByRole('combobox', { name: 'Version' })).toHaveValue('nightly');
      await expect(page.locator('[data-search-results] .search-hit').first()).toHaveAttribute('href', /^\/nightly\//);
    });

    test('a not-found page shows results for the words of its address', async ({ page }) => {
      test.info().annotations.push({ type: 'note', description: 'The 404 itself is logged by the browser.' });
      await page.route('**/nightly/old/fee-payment', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, status: 200 });
      });
      await page.goto('/nightly/old/fee-payment');
      await expect(page.locator('[data-not-found] .search-hit').first()).toHaveAttribute('href', /^\/nightly\/.*fees/);
    });

    test('markup in a hit is inert', async ({ page }) => {
      await page.goto(STABLE);
      const title = await page.title();
      await openAndType(page, mode === 'embedded' ? 'Vec<u8> <img src=x onerror=alert(1)> u8' : 'fees');
      await expect(hits(page).first()).toBeVisible();
      await expect(dialog(page).locator('img')).toHaveCount(0);
      if (mode === 'typesense') await expect(hits(page).first()).toContainText('Vec<u8>');
      expect(await page.title()).toBe(title);
    });
  });

test.describe('hosted', () => {
  test.use({ mode: 'typesense' });

  test('[SRCH-5] asks the configured host over HTTPS, port 443, for the collection, with the search-only key', async ({
    page,
    asked,
  }) => {
    await page.goto(STABLE);
    const request = page.waitForRequest('https://search.test/**');
    await openAndType(page, 'fees');
    const url = new URL((await request).url());
    expect(url.protocol + url.port).toBe('https:');
    expect(url.pathname + url.search).toBe('/multi_search?x-typesense-api-key=search-only');
    expect((await request).headers()['content-type']).toBe('text/plain');
    await expect(hits(page).first()).toBeVisible();
    expect(asked[0]).toMatchObject({
      collection: 'aztec-docs',
      filter_by: `language:=en && docusaurus_tag:=[default,${searchTag(RELEASE)}]`,
    });
  });
});

test('[SRCH-6] embedded: nothing is asked for before intent, and nothing of another origin ever', async ({
  page,
  baseURL,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto(STABLE);
  await hydrate(page);
  const about = (url: string) => /search|modal|worker|embedded/.test(url);
  expect(urls.filter(about)).toEqual([]);
  const index = page.waitForResponse(SOURCE.embedded);
  await page.locator('.navbar [data-search-open]').hover();
  await index;
  await openAndType(page, 'fees');
  await expect(hits(page).first().locator('.search-hit__text')).toBeVisible();
  expect(urls.filter((url) => !url.startsWith(baseURL!))).toEqual([]);
});

test('arrow keys choose, Enter opens, Ctrl+Enter opens a new tab', async ({ page, context }) => {
  await page.goto(STABLE);
  await openAndType(page, 'authwit');
  await expect(hits(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(hits(page).nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(input(page)).toHaveAttribute('aria-activedescendant', 'search-option-1');
  await expect(input(page)).toBeFocused();
  const href = await hits(page).nth(1).getAttribute('href');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  const other = await opened;
  expect(
    new URL(other.url() === 'about:blank' ? await other.waitForURL(/http/).then(() => other.url()) : other.url())
      .pathname,
  ).toBe(href!.split('#')[0]);
  await other.close();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog(page).getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const first = await hits(page).first().getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(first!);
});

test('a result on the page being read scrolls there, with React running too', async ({ page }) => {
  await page.goto(STABLE);
  await hydrate(page);
  await openAndType(page, 'where fees go');
  await hits(page).filter({ hasText: 'Where fees go' }).first().click();
  await expect(page).toHaveURL(/#where-fees-go$/);
  await expect(page.locator('#where-fees-go')).toBeInViewport();
});

test('what is behind the open dialog does not scroll, and does again when it is closed', async ({ page }) => {
  await page.goto(STABLE);
  await page.keyboard.press('Control+k');
  await expect(dialog(page)).toBeVisible();
  const wheel = async () => {
    await page.mouse.move(400, 700);
    await page.mouse.wheel(0, 400);
    // Where the wheel moves anything, it has by the second frame after its event.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    return page.evaluate(() => scrollY);
  };
  expect(await wheel()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect.poll(wheel).toBeGreaterThan(0);
});

test('the first results come from the small index while the whole one is on its way', async ({ page }) => {
  const release = await hold(page, /\/assets\/search\//);
  await page.goto(STABLE);
  await openAndType(page, 'who pays the fee');
  const more = dialog(page).getByText('Loading the search index …').last();
  await expect(hits(page).first()).toBeVisible();
  await expect(more).toBeVisible();
  release();
  await expect(more).toBeHidden();
  await expect(hits(page).first().locator('.search-hit__text')).toBeVisible();
});

for (const width of [360, 1280])
  test(`on the search page nothing moves when the text of its hits arrives, ${width} px`, async ({ page }) => {
    const release = await hold(page, /\/assets\/search\/.*-text-/);
    await page.clock.install();
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/search?q=deploy+a+contract');
    const all = page.locator('.search-list .search-hit');
    await expect(all.first()).toBeVisible();
    await expect(page.getByRole('main').getByText('Loading the search index …')).toHaveCount(0);
    const tops = () => all.evaluateAll((hits) => hits.map((hit) => hit.getBoundingClientRect().top));
    const before = await tops();
    // Until somebody can have begun to read, the text may still put two hits in another order.
    await page.clock.fastForward(500);
    release();
    await expect(page.locator('.search-hit__text').first()).not.toBeEmpty();
    expect(await tops()).toEqual(before);
  });

test('a term is defined above the results, and a question is answered with a page', async ({ page }) => {
  await page.goto(STABLE);
  await openAndType(page, 'what is slashing');
  const definition = dialog(page).locator('.search-definition');
  await expect(definition).toContainText('Slashing');
  await expect(hits(page).first()).toHaveAttribute('href', /\/slashing$/);
  await definition.getByRole('link', { name: 'Glossary' }).click();
  await expect(page).toHaveURL(/\/glossary#slashing$/);
});

test('a term that no page is titled by is the first result, with its definition', async ({ page }) => {
  await page.goto(STABLE);
  await openAndType(page, 'what is a nullifier');
  await expect(hits(page).first()).toHaveAttribute('href', /\/glossary#nullifier$/);
  await expect(hits(page).first()).toContainText('A value that is published once');
  await expect(dialog(page).locator('.search-definition')).toHaveCount(0);
});

test('a misspelt word is understood, and the right one offered', async ({ page }) => {
  await page.goto(STABLE);
  await openAndType(page, 'nulifier tree');
  await dialog(page).getByRole('button', { name: 'nullifier tree' }).click();
  await expect(input(page)).toHaveValue('nullifier tree');
  await expect(dialog(page).getByText('Did you mean')).toBeHidden();
  await expect(hits(page).first()).toBeVisible();
});

test('recent searches are kept here, and can be cleared', async ({ page }) => {
  await page.goto(STABLE);
  await openAndType(page, 'authwit');
  await hits(page).first().click();
  await expect(page).not.toHaveURL(STABLE);
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByRole('option', { name: 'authwit' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(hits(page).first()).toBeVisible();
  await input(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(dialog(page).getByRole('option')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('search-recent'))).toBeNull();
});

test('Enter before the results are there leads to the search page', async ({ page }) => {
  await hold(page, SOURCE.embedded);
  await page.goto(STABLE);
  await openAndType(page, 'fees');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/search?q=fees&version=${RELEASE.id}`);
});

test('Back closes the dialog and stays on the page; a result takes its place in the history', async ({ page }) => {
  await page.goto('/developers/getting_started');
  await page.goto(STABLE);
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
  await page.evaluate(() => history.back());
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(STABLE);
  await openAndType(page, 'authwit');
  await hits(page).first().click();
  await expect(page).not.toHaveURL(STABLE);
  await page.goBack();
  await expect(page).toHaveURL(STABLE);
  await page.goBack();
  await expect(page).toHaveURL('/developers/getting_started');
});

test('a query of any length is cut to what the field takes', async ({ page }) => {
  await page.goto(`/search?q=${'fees '.repeat(400)}`);
  await expect(page.locator('[data-search-results] .search-hit').first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search docs' })).toHaveValue('fees '.repeat(40));
});

test('results are announced, and code is shown as code', async ({ page }) => {
  await page.goto(STABLE);
  await openAndType(page, 'aztec start --sandbox');
  await expect(dialog(page).getByRole('status')).toHaveText(/^\d+ results?$/);
  await expect(dialog(page).locator('code.search-hit__text').first()).toBeVisible();
});

test('the search page works after a client-side navigation, and with arrow keys', async ({ page }) => {
  await page.goto(STABLE);
  await hydrate(page);
  // No link of the site leads here through the router; the way back through the history does.
  await page.evaluate(() => {
    history.pushState({}, '', '/search');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { name: 'Search docs' })).toBeVisible();
  const box = page.getByRole('searchbox', { name: 'Search docs' });
  await box.fill('fees');
  const links = page.locator('[data-search-results] .search-hit');
  await expect(links.first()).toBeVisible();
  await box.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(box).toBeFocused();
});

test.describe(() => {
  test.use({ expectedMessages: { patterns: [/Failed to load resource/, /Failed to fetch dynamically/] } });
  for (const [place, path, file] of [
    ['dialog', STABLE, '**/search-head-*.json'],
    ['page', '/search?q=fees', '**/search-manifest.json'],
  ] as const)
    test(`[SRCH-7] a file of the search ${place} that does not arrive is said so, and asked for again`, async ({
      page,
    }) => {
      let broken = true;
      await page.route(file, (route) => (broken ? route.abort() : route.continue()));
      await page.goto(path);
      if (place === 'dialog') await openAndType(page, 'fees');
      const shown = place === 'dialog' ? dialog(page) : page.locator('main');
      await expect(shown.getByText(FAILED).last()).toBeVisible();
      await expect(shown.getByText(HINT)).toBeVisible();
      broken = false;
      await shown.getByRole('button', { name: 'Try again' }).click();
      await expect(shown.locator('.search-hit').first()).toBeVisible();
    });

  test('[SRCH-7] a worker that does not start is a failure, and the next keystroke recovers', async ({ page }) => {
    await page.context().route('**/assets/boot/worker-*.js', (route) => route.abort());
    await page.goto(STABLE);
    await openAndType(page, 'fee');
    await expect(dialog(page).getByText(FAILED).first()).toBeVisible();
    await page.context().unroute('**/assets/boot/worker-*.js');
    await input(page).press('s');
    await expect(hits(page).first()).toBeVisible();
  });
});

/** Chromium's own slow 3G, on a machine six times slower than this one. */
const SLOW_3G = { offline: false, latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000 };

for (const place of ['dialog', 'page'] as const)
  test(`[SRCH-7] the search ${place} answers on a machine six times slower, on slow 3G`, async ({ page }) => {
    test.setTimeout(300_000);
    const patient = expect.configure({ timeout: 120_000 });
    const client = await page.context().newCDPSession(page);
    await client.send('Network.emulateNetworkConditions', SLOW_3G);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto(place === 'dialog' ? STABLE : '/search?q=who+pays+the+fee', { timeout: 120_000 });
    if (place === 'dialog') await openAndType(page, 'who pays the fee');
    const shown = place === 'dialog' ? dialog(page) : page.locator('main');
    await patient(shown.locator('.search-hit').first()).toBeVisible();
    // The whole index and the text of the pages come after the names.
    await patient(shown.locator('.search-hit__text mark').first()).toBeVisible();
  });

test('[SRCH-7] an index that arrives after the failure is shown, without an act of the reader', async ({ page }) => {
  const release = await hold(page, '**/search-head-*.json');
  await page.goto(STABLE);
  await openAndType(page, 'who pays the fee');
  await expect(dialog(page).getByText(FAILED).first()).toBeVisible();
  release();
  await expect(hits(page).first()).toBeVisible();
});

for (const theme of ['light', 'dark'])
  for (const width of [375, 1440])
    test(`accessible in the ${theme} theme at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
      await page.goto(STABLE);
      await page.keyboard.press('Control+k');
      await expect(input(page)).toBeFocused();
      await expectAccessible(page, 'dialog.search');
      for (const query of ['aztec start', 'nulifier tree', 'zzzzqqqq']) {
        await input(page).fill(query);
        await expect(dialog(page).getByRole('status')).not.toBeEmpty();
        await expectAccessible(page, 'dialog.search');
      }
      await page.goto('/search?q=fees');
      await expect(page.locator('[data-search-results] .search-hit').first()).toBeVisible();
      await expectAccessible(page, 'main');
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
