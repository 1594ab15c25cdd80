import { TAGS } from '../../config/tags';
import { expect, nightly, published, stable, test } from './support';

test('[ROUTE-1] the root is the home of the stable docs, with doc id index', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('h1')).toHaveText('Private by default, settled on Ethereum');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-index(\s|$)/);
  await expect(page.locator('html')).toHaveClass(/docs-version-v2\.0\.2(\s|$)/);
});

test('[ROUTE-2] /nightly is the home of the nightly docs', async ({ page }) => {
  await page.goto('/nightly');
  await expect(page.locator('html')).toHaveClass(/docs-doc-id-index(\s|$)/);
  await expect(page.locator('html')).toHaveClass(/docs-version-current(\s|$)/);
});

test('[ROUTE-3] every published route answers 200 with a page of its own', async ({ request }) => {
  const wrong: string[] = [];
  const titles = new Map<string, string>();
  for (const { route } of published) {
    const response = await request.get(route, { maxRedirects: 0 });
    const html = await response.text();
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const words = html
      .slice(html.indexOf('<article'))
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/).length;
    if (response.status() !== 200) wrong.push(`${route}: ${response.status()}`);
    else if (!/<h1[ >]/.test(html) || words < 120) wrong.push(`${route}: ${words} words`);
    titles.set(route, title);
  }
  expect(wrong).toEqual([]);
  expect(titles.get('/developers/docs/concepts/fees')).toContain(' | Aztec documentation');
});

test('[ROUTE-4] every stable path answers under /nightly, directly or by one redirect', async ({ request }) => {
  const wrong: string[] = [];
  for (const route of stable) {
    const path = route === '/' ? '/nightly' : `/nightly${route}`;
    const first = await request.get(path, { maxRedirects: 0 });
    if (first.status() === 200) continue;
    const target = first.headers().location ?? '';
    const second = await request.get(target, { maxRedirects: 0 });
    if (first.status() !== 301 || second.status() !== 200 || !target.startsWith('/nightly'))
      wrong.push(`${path} → ${target}`);
  }
  expect(wrong).toEqual([]);
});

test('[ROUTE-6] tag indexes and every listed tag exist in both versions, none empty', async ({ request }) => {
  const wrong: string[] = [];
  for (const base of ['', '/nightly']) {
    expect((await request.get(`${base}/tags`)).status()).toBe(200);
    for (const tag of TAGS) {
      const response = await request.get(`${base}/tags/${tag}`);
      const html = await response.text();
      const list = html.slice(html.indexOf('page-list'));
      if (response.status() !== 200 || !/<li>\s*<a /.test(list)) wrong.push(`${base}/tags/${tag}`);
    }
  }
  expect(wrong).toEqual([]);
});

test.describe(() => {
  test.use({ expectedMessages: { patterns: [/404 \(Not Found\)/] } });
  for (const path of [
    '/no/such/page',
    '/nightly/nothing-here',
    '/developers/docs/concepts/fees/extra',
    '/%E0%A4%A',
    '/%',
  ])
    test(`[ROUTE-7] ${path} gives the not-found page with status 404`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('h1')).toHaveText('Page not found');
      await expect(page.locator('.navbar')).toBeVisible();
      await page.locator('[data-color-mode]').click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('main').getByRole('link', { name: 'Run a node', exact: true }).click();
      await expect(page).toHaveURL(/\/the_aztec_network$/);
    });
});

test('[ROUTE-8] .html and /index.html paths redirect to the clean path, with query and hash kept', async ({ page }) => {
  await page.goto('/developers/docs/concepts/fees.html?a=1#next-steps');
  await expect(page).toHaveURL(/\/developers\/docs\/concepts\/fees\?a=1#next-steps$/);
  await page.goto('/developers/docs/concepts/index.html?b=2');
  await expect(page).toHaveURL(/\/developers\/docs\/concepts\?b=2$/);
});

test('[ROUTE-10] headings carry direct links and the table of contents shows levels 2 and 3', async ({ page }) => {
  await page.goto('/the_aztec_network/setup/running_a_node');
  const heading = page.locator('.markdown h2').first();
  const id = await heading.getAttribute('id');
  await expect(heading.locator('a.hash-link')).toHaveAttribute('href', `#${id}`);
  const levels = await page
    .locator('.toc--desktop li')
    .evaluateAll((items) => items.map((i) => i.getAttribute('data-level')));
  expect(new Set(levels)).toEqual(new Set(['2', '3']));
  const shown = await page.locator('.markdown :is(h2, h3)').count();
  expect(levels).toHaveLength(shown);
});

test('[ROUTE-11] canonical urls have no trailing slash and both forms lead to the page', async ({ page, request }) => {
  for (const path of [...stable.slice(0, 20), ...nightly.slice(0, 5)].filter((p) => p !== '/')) {
    const html = await (await request.get(path)).text();
    const canonical = /<link[^>]*rel="?canonical"?[^>]*href="?([^" >]+)/.exec(html)?.[1] ?? '';
    expect(canonical.endsWith(path)).toBe(true);
  }
  await page.goto('/developers/docs/concepts/fees/');
  await expect(page).toHaveURL(/\/concepts\/fees$/);
});

test('[ROUTE-13] base url, title delimiter, language and direction', async ({ page }) => {
  await page.goto('/developers/docs/concepts/fees');
  await expect(page).toHaveTitle(/^[^|]+ \| Aztec documentation$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(
    await page.locator('link[rel="alternate"][hreflang]').evaluateAll((l) => l.map((x) => x.getAttribute('hreflang'))),
  ).toEqual(['en', 'x-default']);
});

test('[ROUTE-14] two sidebars that cannot be hidden, whose categories do not close each other', async ({ page }) => {
  await page.goto('/developers/docs/concepts/fees');
  await expect(page.getByRole('navigation', { name: 'Build' })).toBeVisible();
  await expect(page.getByRole('button', { name: /hide|collapse sidebar/i })).toHaveCount(0);
  const category = (name: string) =>
    page.locator('.sidebar details', { has: page.locator(`> .sidebar__toggle:text-is("${name}")`) });
  const concepts = page.locator('.sidebar__category', { has: page.locator('> a[href="/developers/docs/concepts"]') });
  for (const name of ['Tutorials', 'References']) {
    await category(name).locator('> summary').click();
    await expect(category(name)).toHaveAttribute('open', '');
  }
  await expect(category('Tutorials')).toHaveAttribute('open', '');
  await expect(concepts.locator('> details')).toHaveAttribute('open', '');
  await page.goto('/the_aztec_network');
  await expect(page.getByRole('navigation', { name: 'Run a node' })).toBeVisible();
});
