import { expect, hydrate, test } from './support';
import { ALL_FEED } from '../../core/feeds';
import { NIGHTLY, STABLE } from '../../core/versions';

const LINKS: [string, string][] = [
  ['Build', '/developers/getting_started_on_sandbox'],
  ['Run a node', '/the_aztec_network'],
  ['Install Sandbox', '/developers/getting_started_on_sandbox'],
  ['Try Testnet', '/try_testnet'],
  ['Glossary', '/developers/docs/reference/glossary'],
  ['Migration Notes', '/developers/migration_notes'],
  ['Connect Sunset', '/aztec_connect_sunset'],
];

test('[NAV-1] the navbar holds the version dropdown and the entries of the specification, in order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.navbar .version-switch')).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Main' }).locator('> a');
  await expect(links).toHaveText(LINKS.map(([label]) => label));
  for (const [i, [, href]] of LINKS.entries()) await expect(links.nth(i)).toHaveAttribute('href', href);
  await expect(page.locator('.navbar__links > details > summary')).toHaveText('Resources');
  await page.evaluate(() => scrollTo(0, 10));
  await expect(page.locator('.navbar')).toBeInViewport();
});

test('the sidebar shows the entry of the page, also after going on to the next one', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/nightly/developers/docs/aztec-nr/framework-description/how_to_communicate_cross_chain');
  const entry = page.locator('.sidebar [aria-current="page"]');
  await expect(entry).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await hydrate(page);
  await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 0));
  const next = page.locator('[rel="next"]');
  await next.scrollIntoViewIfNeeded();
  const url = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL(url!);
  await expect(entry).toHaveAttribute('href', url!);
  await expect(entry).toBeInViewport({ ratio: 1 });
});

for (const width of [997, 1024, 1280, 1440])
  test(`[NAV-1] no navbar entry wraps or overflows at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/nightly');
    const boxes = await page.locator('.navbar__top > *, .navbar__links > *').evaluateAll((items) =>
      items
        .map((item) => item.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ right, height }) => ({ right, height })),
    );
    expect(boxes.length).toBeGreaterThan(10);
    for (const box of boxes) {
      expect(box.right).toBeLessThanOrEqual(width);
      expect(box.height).toBeLessThanOrEqual(46);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test('[NAV-2] Resources holds external links that open safely', async ({ page }) => {
  await page.goto('/');
  await page.locator('summary', { hasText: 'Resources' }).click();
  const links = page.locator('.navbar__links details a');
  const hrefs = await links.evaluateAll((items) => items.map((item) => (item as HTMLAnchorElement).href));
  expect(hrefs.filter((href) => href.startsWith('https://github.com/AztecProtocol/')).length).toBeGreaterThanOrEqual(2);
  expect(hrefs).toContain('https://noir-lang.org/docs');
  expect(hrefs.some((href) => href.includes('airtable.com'))).toBe(true);
  expect(hrefs).toContain('https://x.com/aztecnetwork');
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('target', '_blank');
  }
});

test('[NAV-2] dropdowns work with arrows and Escape, and close when attention goes elsewhere', async ({ page }) => {
  await page.goto('/');
  const summary = page.locator('summary', { hasText: 'Resources' });
  await summary.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.navbar__links details a').first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.locator('.navbar__links details a').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await expect(page.locator('.navbar__links details')).not.toHaveAttribute('open');
  await summary.click();
  await page.locator('h1').click();
  await expect(page.locator('.navbar__links details')).not.toHaveAttribute('open');
});

test.describe('[NAV-3] mobile menu', () => {
  test.use({ viewport: { width: 375, height: 700 } });

  test('shows the sidebar, leads back to the main menu, locks scrolling and gives focus back', async ({ page }) => {
    await page.goto('/developers/docs/concepts/fees');
    const opener = page.getByRole('button', { name: 'Open the menu' });
    await expect(page.locator('.navbar__brand')).toBeVisible();
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('navigation', { name: 'Build' })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await drawer.getByRole('button', { name: '← Back to main menu' }).click();
    await expect(drawer.getByRole('link', { name: 'Try Testnet' })).toBeVisible();
    await expect(drawer.getByRole('navigation', { name: 'Build' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
  });

  test('keeps the keyboard inside while it is open', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
      );
      expect(inside).toBe(true);
    }
  });

  test('closes when the layout becomes desktop', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.setViewportSize({ width: 997, height: 700 });
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeHidden();
  });

  test('its links navigate', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: '← Back to main menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Try Testnet' }).click();
    await expect(page).toHaveURL(/\/try_testnet$/);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  });
});

test('[NAV-4] the navbar hides on scroll down past its height and comes back on scroll up and near the top', async ({
  page,
}) => {
  await page.goto('/developers/docs/concepts/fees');
  const hidden = page.locator('html[data-nav-hidden]');
  const height = await page.locator('.navbar').evaluate((nav) => (nav as HTMLElement).offsetHeight);
  const scroll = (y: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await scroll(height - 10);
  await expect(hidden).toHaveCount(0);
  // What follows the scrolling may still be on its way.
  await expect(async () => {
    await scroll(height + 100);
    await scroll(height + 300);
    await expect(hidden).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(page.locator('.navbar')).not.toBeInViewport();
  await scroll(height + 200);
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('.navbar')).toBeInViewport();
  await scroll(height + 600);
  await expect(hidden).toHaveCount(1);
  await scroll(0);
  await expect(hidden).toHaveCount(0);
});

test('[NAV-5] colour-mode toggle and search box are in the navbar', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.locator('.navbar').getByRole('button', { name: 'Switch between light and dark mode' }),
  ).toBeVisible();
  await expect(page.locator('.navbar').getByRole('button', { name: /Search docs/ })).toBeVisible();
});

test.describe('[VER-1] version dropdown', () => {
  test('shows both versions and keeps the reader on the counterpart page', async ({ page }) => {
    await page.goto('/developers/docs/guides/js_apps/deploy_contract');
    await page.locator('.version-switch summary').click();
    await expect(page.locator('.version-switch a')).toContainText([STABLE.label, NIGHTLY.label]);
    await page.locator('.version-switch a[data-version="current"]').click();
    await expect(page).toHaveURL(/\/nightly\/developers\/docs\/aztec-js\/how_to_deploy_contract$/);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe('current');
    await hydrate(page);
    await page.locator('.version-switch summary').click();
    await page.locator(`.version-switch a[data-version="${STABLE.name}"]`).click();
    await expect(page).toHaveURL(/\/developers\/docs\/guides\/js_apps\/deploy_contract$/);
    expect(await page.evaluate(() => localStorage.getItem('docs-preferred-version-default'))).toBe(STABLE.name);
  });

  test('says so when the other version has only a nearby page', async ({ page }) => {
    await page.goto('/nightly/developers/overview');
    await page.locator('.version-switch summary').click();
    await expect(page.locator(`a[data-version="${STABLE.name}"]`)).not.toContainText('nearest page');
    await page.goto('/developers/docs/reference/environment_reference/cheat_codes');
    await page.locator('.version-switch summary').click();
    await expect(page.locator('a[data-version="current"]')).toContainText(
      'replaced by ‘Test contracts with TypeScript’',
    );
  });
});

test('[FOOT-1] the footer has its columns, links, form and the current year', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('footer.footer');
  for (const [column, links] of [
    ['Docs', ['/', '/developers/getting_started', 'https://github.com/AztecProtocol/aztec-nr']],
    [
      'Community',
      ['https://forum.aztec.network', 'https://discord.com/invite/JtqzkdeQ6G', 'https://x.com/aztecnetwork'],
    ],
    ['More', ['https://github.com/AztecProtocol', 'https://github.com/AztecProtocol/awesome-aztec', ALL_FEED]],
  ] as const) {
    const found = footer.getByRole('navigation', { name: column }).locator('a');
    expect(await found.evaluateAll((items) => items.map((item) => item.getAttribute('href')))).toEqual(links);
  }
  await expect(footer.getByRole('textbox', { name: /email/i })).toBeVisible();
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
});
