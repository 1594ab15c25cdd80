import type { APIRequestContext } from '@playwright/test';
import { violations } from './axe';
import { expect, hydrate, nightly, stable, test } from './support';
import { feedLinks } from '../../core/feeds';
import { STABLE } from '../../core/versions';

const MARK = /class="?compare-mark"?[^>]*><a [^>]*href="?([^"\s>]+)[^>]*>(.*?)<\/a>/;
const OLD = STABLE.label.replaceAll('.', '\\.');
const CHANGES = '\\d+ changes?( for your code)?';
const STABLE_TEXT = new RegExp(
  `^(Nightly: (${CHANGES}|nothing changes for you|a different project)|In nightly · (same as ${OLD}|removed|replaced by ‘.+’))$`,
);
const NIGHTLY_TEXT = new RegExp(
  `^(same as ${OLD}|(${CHANGES}|Nothing changed for you) since ${OLD}|A different project in ${OLD}|new in nightly)$`,
);

async function markOf(request: APIRequestContext, route: string): Promise<{ href: string; text: string } | undefined> {
  const html = await (await request.get(route)).text();
  const [, href = '', text = ''] = MARK.exec(html) ?? [];
  return href ? { href, text: text.replace(/<[^>]+>/g, '') } : undefined;
}

/** The pages of a list, not the notes before them. */
const PAGES = '.compare__groups section > ul:not(.compare__changes) > li';

/** A pair with changed prose and code, and its page. */
const PAIR = '/compare/developers/docs/concepts/advanced/authwit';
/** A pair of which some sections differ in words alone. */
const MIXED = '/compare/developers/docs/guides/smart_contracts/storage_types';

test('[CMP-1] every page of both versions carries its mark in the HTML, and the mark leads to a page', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const wrong: string[] = [];
  for (const [routes, expected] of [
    [stable, STABLE_TEXT],
    [nightly, NIGHTLY_TEXT],
  ] as const)
    for (const route of routes) {
      const mark = await markOf(request, route);
      if (!mark || !expected.test(mark.text)) wrong.push(`${route}: ${mark?.text ?? 'no mark'}`);
      else if ((await request.head(mark.href, { maxRedirects: 0 })).status() !== 200)
        wrong.push(`${route}: ${mark.href}`);
    }
  expect(wrong).toEqual([]);
});

test('[CMP-2] both pages of a pair open the same comparison', async ({ page }) => {
  for (const route of [
    '/developers/docs/concepts/advanced/authwit',
    '/nightly/developers/docs/foundational-topics/advanced/authwit',
  ]) {
    await page.goto(route);
    await page.locator('.compare-mark a').click();
    await expect(page).toHaveURL(PAIR);
    await expect(page.locator('h1')).toContainText('What changed: ');
  }
});

test('[CMP-2] the mark still works after hydration', async ({ page }) => {
  await page.goto('/developers/docs/concepts/advanced/authwit');
  await hydrate(page);
  await page.locator('.compare-mark a').click();
  await expect(page.locator('.compare__section').first()).toBeVisible();
});

test('[CMP-4] React runs on a comparison, and leaves its words and its title as they are', async ({ page }) => {
  await page.goto(PAIR);
  const [title, text] = [await page.title(), await page.locator('main').innerText()];
  await hydrate(page);
  await page.keyboard.press('Control+k');
  await page.locator('.search__input').fill('authwit');
  await expect(page.locator('.search-hit').first()).toBeVisible({ timeout: 15_000 });
  expect(await page.title()).toBe(title);
  expect(await page.locator('main').innerText()).toBe(text);
});

test('[CMP-3] a comparison shows what was added and removed, in words and by section', async ({ page }) => {
  await page.goto(PAIR);
  const words = page.locator('.compare__section').first();
  await expect(words.locator('.verdict')).toHaveText('changed');
  await expect(words.locator('del').first()).toContainText('removed: ');
  await expect(words.locator('ins').first()).toContainText('added: ');
  const section = page.locator('.compare__section:has(.compare__code)').first();
  await expect(section.locator('.compare__code ins').first()).toContainText('+ #[external("public")]');
  await expect(section.locator('.compare__code del').first()).toContainText('− #[public]');
  const count = await page.locator('.compare > .compare__section').count();
  await expect(page.locator('.compare > p .verdict')).toHaveText(
    `${count} ${count === 1 ? 'change' : 'changes'} for your code`,
  );
  await expect(page.locator('.compare__contents li')).toHaveCount(count > 1 ? count : 0);
});

test('[CMP-3] a change of the product leads to its migration note, other words are folded', async ({ page }) => {
  await page.goto(MIXED);
  const folded = page.locator('.compare > .compare__others');
  await expect(folded.locator('.compare__section').first()).toBeHidden();
  await folded.locator('summary').first().click();
  await expect(folded.locator('.compare__section').first()).toBeVisible();
  const note = page.locator('.compare__notes a').first();
  await expect(note).toBeVisible();
  await note.click();
  await expect(page).toHaveURL(/migration_notes#/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeVisible();
});

test('[CMP-3] pages with different projects say how they differ, and show no differences', async ({ page }) => {
  await page.goto('/compare/developers/docs/tutorials/js_tutorials/token_bridge');
  await expect(page.locator('.compare > p .verdict')).toHaveText('a different project');
  await expect(page.locator('.compare')).toContainText('The nightly bridges an NFT');
  await expect(page.locator('.compare ins, .compare del, .compare__section')).toHaveCount(0);
});

test('[CMP-3] links of a comparison lead to the sections in both versions', async ({ page, request }) => {
  await page.goto(PAIR);
  const links = await page.locator('.compare__places a').evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    const [path, id] = link.split('#');
    const html = await (await request.get(path!, { maxRedirects: 0 })).text();
    if (id) expect(html).toMatch(new RegExp(`id="?${id}["\\s>]`));
  }
});

test('[CMP-4] comparisons have an address and a title of their own, and are kept out of search engines', async ({
  request,
}) => {
  const html = await (await request.get(PAIR)).text();
  expect(html).toMatch(new RegExp(`rel="?canonical"? href="?https://[^/]+${PAIR}["\\s>]`));
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  expect(html).toMatch(/<title[^>]*>What changed: [^<]+ \| Aztec documentation<\/title>/);
  expect(html).not.toMatch(/COMPARE/);
});

for (const [path, routes, other] of [
  ['/compare', stable, '/compare/from-nightly'],
  ['/compare/from-nightly', nightly, '/compare'],
] as const)
  test(`[CMP-5] ${path} lists every page of its version with counts that add up`, async ({ page }) => {
    await page.goto(path);
    const items = page.locator(PAGES);
    await expect(items).toHaveCount(routes.length);
    const filters = page.locator('.compare__filter a');
    await expect(filters.first()).toHaveText(`${routes.length} pages`);
    for (const filter of (await filters.all()).slice(1)) {
      const [count, verdict] = [parseInt(await filter.innerText()), (await filter.getAttribute('href'))!.slice(1)];
      await expect(page.locator(`${PAGES}[data-tags~="${verdict}"]`)).toHaveCount(count);
      await filter.click();
      await expect(page.locator(`${PAGES}:visible`)).toHaveCount(count);
    }
    await filters.first().click();
    await expect(page.locator(`${PAGES}:visible`)).toHaveCount(routes.length);
    await expect(page.locator(`.compare a[href="${other}"]`)).toHaveCount(1);
  });

test('[CMP-5] every link of both lists answers', async ({ page, request }) => {
  test.setTimeout(120_000);
  const links = new Set<string>();
  for (const path of ['/compare', '/compare/from-nightly']) {
    await page.goto(path);
    const found = await page
      .locator('.compare__groups a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')!));
    for (const href of found) links.add(href);
  }
  const wrong = [];
  for (const href of links) if ((await request.head(href, { maxRedirects: 0 })).status() !== 200) wrong.push(href);
  expect(wrong).toEqual([]);
});

test('[CMP-5] the list is narrowed by words and verdict from the keyboard, and says how many are left', async ({
  page,
}) => {
  await page.goto('/compare');
  const field = page.getByRole('searchbox', { name: 'Find a name or a page' });
  await field.focus();
  await page.keyboard.type('cheat codes');
  const items = page.locator(`${PAGES}:visible`);
  await expect(items).toHaveText([/cheat codes/i]);
  await expect(page.locator('.compare__find [role="status"]')).toHaveText(`1 change, 1 of ${stable.length} pages`);
  await page.keyboard.type(' unheard of');
  await expect(items).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all changes' }).press('Enter');
  await expect(items).toHaveCount(stable.length);
  await expect(field).toBeFocused();
});

test('[CMP-5] a name leads to its note and to the pages that the note touches', async ({ page }) => {
  await page.goto('/compare');
  await expect(page.locator('.compare h2').first()).toHaveText('What breaks code');
  await page.getByRole('searchbox', { name: 'Find a name or a page' }).fill('createPXEClient');
  const notes = page.locator('.compare__changes > li');
  await expect(notes).toHaveCount(1);
  await notes.locator('summary').click();
  expect(await notes.locator('ul a:visible').count()).toBeGreaterThan(1);
  await notes.locator('a').first().click();
  await expect(page).toHaveURL(/migration_notes#wallet-first$/);
  await page.getByRole('link', { name: 'Pages that this touches' }).first().click();
  await expect(page).toHaveURL(/\/compare#note-/);
});

test('[CMP-4] from page to page React shows comparisons in place', async ({ page }) => {
  await page.goto('/developers/docs/concepts/advanced/authwit');
  await hydrate(page);
  await page.evaluate(() => Object.assign(window, { same: true }));
  await page.locator('.compare-mark a').click();
  await expect(page.locator('h1')).toContainText('What changed: ');
  await page.getByRole('link', { name: 'What changed in nightly' }).click();
  await expect(page).toHaveTitle(/^What changed in nightly/);
  await page.goBack();
  await expect(page.locator('.compare__section').first()).toBeVisible();
  await page.locator('.compare__places a').first().click();
  await expect(page.locator('.compare-mark')).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

test.describe('without its data', () => {
  test.use({ expectedMessages: { patterns: [/500|compare|Failed to load/] } });
  test('[CMP-4] the browser loads a comparison that React cannot show', async ({ page }) => {
    await page.route('**/compare/**/*.json', (route) => route.fulfill({ status: 500 }));
    await page.goto('/developers/docs/concepts/advanced/authwit');
    await hydrate(page);
    await page.locator('.compare-mark a').click();
    await expect(page.locator('.compare__section').first()).toBeVisible();
  });
});

test('[CMP-6] a page without one of its own in the nightly names the page that replaced it', async ({ page }) => {
  await page.goto('/developers/docs/concepts/wallets/architecture');
  await expect(page.locator('.compare-mark')).toHaveText('In nightly · replaced by ‘Wallets’');
  await page.locator('.compare-mark a').click();
  await expect(page.locator('.compare')).toContainText('the nightly has no page of its own');
  await expect(page.locator('.compare a[href^="/nightly/"]')).toHaveCount(1);
});

for (const theme of ['light', 'dark'])
  test(`[CMP-7] comparisons are accessible and fit 320 px, ${theme}`, async ({ page }) => {
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of ['/compare', PAIR, '/compare/developers/migration_notes', '/compare/home']) {
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[CMP-8] the list can be filtered and read', async ({ page }) => {
    await page.goto('/compare#removed');
    await expect(page.locator(`${PAGES}[data-tags="removed"]`).first()).toBeVisible();
    await expect(page.locator(`${PAGES}[data-tags~="code"]`).first()).toBeHidden();
    await expect(page.locator('.compare__changes').first()).toBeHidden();
  });
});

test('[FEED-4] the list names the feeds, which are sent as Atom and kept only until asked again', async ({
  page,
  request,
}) => {
  await page.goto('/compare');
  const links = page.locator('.compare a[href^="/feeds/"]');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    feedLinks.map(({ href }) => href),
  );
  for (const { href } of feedLinks) {
    const answer = await request.get(href);
    expect(answer.status()).toBe(200);
    expect(answer.headers()).toMatchObject({
      'content-type': 'application/atom+xml; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const again = await request.get(href, { headers: { 'If-None-Match': answer.headers().etag! } });
    expect(again.status()).toBe(304);
  }
});
