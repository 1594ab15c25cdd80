import type { Page } from '@playwright/test';
import { expect, hydrate, SAMPLES, test } from './support';

const PAGES = [...SAMPLES, '/search?q=fees', '/compare', '/compare/developers/docs/concepts/advanced/authwit'];

test.use({ expectedMessages: { patterns: [/ERR_FAILED|ChunkLoadError|Loading (CSS )?chunk|Failed to fetch/] } });

const words = (page: Page) => page.locator('main').innerText();
const brand = (page: Page) => page.locator('.navbar__brand');

/** The scripts of a page, until React runs: boot, what follows it, React and the parts of the page. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const found = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') found.add(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  page.removeAllListeners('request');
  return [...found];
}

/** Waits until React runs, or the page has said that it does not. */
async function outcome(page: Page): Promise<'runs' | 'told'> {
  const end = page.locator('html[data-has-hydrated="true"], html[data-load-failed]');
  await expect(end).toHaveCount(1, { timeout: 20_000 });
  return (await page.locator('html[data-load-failed]').count()) ? 'told' : 'runs';
}

for (const path of PAGES)
  test(`[PROG-2] ${path} reads without any one of its scripts, says so, and runs when it is there again`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    // Only what this page asks for: nothing is fetched ahead.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
    const scripts = await scriptsOf(page, path);
    expect(scripts.length).toBeGreaterThan(3);
    for (const script of scripts) {
      const broken = (url: URL) => url.pathname === script;
      await page.route(broken, (route) => route.abort());
      await page.goto(path);
      const text = await words(page);
      expect(text.length, script).toBeGreaterThan(60);
      await brand(page).hover();
      // Without the boot script the page is as it is without scripts; what comes later is not missed.
      const told = /boot\/index-/.test(script) ? 'nothing' : await outcome(page);
      if (told === 'told') await expect(page.locator('.load-failed')).toBeVisible();
      expect((await words(page)).slice(0, 50), script).toBe(text.slice(0, 50));
      await page.unroute(broken);
      if (told !== 'told') continue;
      await page.reload();
      await hydrate(page);
    }
  });

const PARTS: { name: string; path: string; ask: (page: Page) => Promise<void>; shown: string }[] = [
  {
    name: 'the form for operators',
    path: '/the_aztec_network/setup/running_a_node',
    ask: (page) => page.getByRole('button', { name: 'Fill in your values' }).click(),
    shown: 'dialog.values[open]',
  },
];

for (const { name, path, ask, shown } of PARTS)
  test(`[PROG-2] ${name} that does not load says so where it was asked for, and comes at the next try`, async ({
    page,
  }) => {
    let broken = false;
    await page.route('**/assets/js/**', (route) => (broken ? route.abort() : route.continue()));
    await page.goto(path);
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    broken = true;
    await ask(page);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    broken = false;
    await again.click();
    await expect(page.locator(shown).first()).toBeVisible();
  });

for (const when of ['before the page', 'after it'])
  test(`[PROG-2] a search dialog that does not load ${when} says so, and its words are searched at the next try`, async ({
    page,
  }) => {
    await page.route('**/assets/js/search.*', (route) => route.abort());
    await page.goto('/developers/getting_started_on_sandbox');
    if (when === 'after it') await hydrate(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nullifier');
    const again = page.getByRole('dialog', { name: 'Search docs' }).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await again.click();
    await expect(page).toHaveURL(/\/search\?q=nullifier&version=/);
    await expect(page.getByRole('heading', { name: /for “nullifier”/ })).toBeVisible();
  });
