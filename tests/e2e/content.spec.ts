import { builtHtml, expect, hydrate, published, serveMathsStylesheet, test } from './support';
import { STABLE } from '../../core/versions';

/** A page with a diagram, one with maths, and one with code in several languages. */
const DIAGRAM = '/developers/docs/concepts/fees';

test('[MD-1] diagrams follow the theme at once, carry a text alternative and need no script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(DIAGRAM);
  const figure = page.locator('.diagram').first();
  await figure.scrollIntoViewIfNeeded();
  const light = figure.locator('.diagram__light');
  const dark = figure.locator('.diagram__dark');
  await expect(light).toBeVisible();
  await expect(dark).toBeHidden();
  await expect.poll(() => light.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(50);
  expect((await light.getAttribute('alt'))!.length).toBeGreaterThan(40);
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([]);
  await page.locator('[data-color-mode]').click();
  await expect(dark).toBeVisible();
  await expect(light).toBeHidden();
  await expect.poll(() => dark.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(50);
});

test.describe(() => {
  // The stand-in sends no real fonts.
  test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });
  test('[MD-1] maths loads its stylesheet from the CDN, with integrity, and only where there is maths', async ({
    page,
  }) => {
    const pages = published.map(({ route }) => ({ route, html: builtHtml(route) }));
    const routesWith = (sign: RegExp) => pages.filter(({ html }) => sign.test(html)).map(({ route }) => route);
    const withMaths = routesWith(/class="?katex/);
    expect(routesWith(/katex/)).toEqual(withMaths);
    expect(routesWith(/<link [^>]*katex[^>]*>/)).toEqual(withMaths);
    await serveMathsStylesheet(page);
    await page.goto(withMaths[0]!, { waitUntil: 'commit' });
    const link = page.locator('link[rel="stylesheet"][href*="katex"]');
    await expect(link).toHaveAttribute('href', /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@/);
    await expect(link).toHaveAttribute('integrity', /^sha384-/);
  });
});

test.describe('code blocks', () => {
  test.use({ permissions: ['clipboard-write'] });

  test('[MD-1] are highlighted in the page itself, copy without prompts and wrap on demand', async ({ page }) => {
    // The site's own policy forbids reading the clipboard, so the test listens to what is written.
    await page.addInitScript(() => {
      const write = navigator.clipboard.writeText.bind(navigator.clipboard);
      navigator.clipboard.writeText = (text) => {
        document.documentElement.dataset.copied = text;
        return write(text);
      };
    });
    await page.goto('/developers/getting_started_on_sandbox');
    const block = page.locator('.code[data-lang="bash"]').first();
    expect(await block.locator('code i').count()).toBeGreaterThan(0);
    const shown = (await block.locator('code').textContent())!.trimEnd();
    await block.getByRole('button', { name: 'Copy' }).click();
    await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-copied', shown);
    await page.setViewportSize({ width: 320, height: 700 });
    const long = page.locator('.code:has(pre[data-wide])').first();
    const wrap = long.getByRole('button', { name: 'Wrap' });
    await wrap.click();
    await expect(long.locator('pre')).toHaveCSS('white-space-collapse', 'preserve');
    await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  });

  test('and tables fade at the side where there is more, until they are scrolled there or wrapped', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/developers/getting_started_on_sandbox');
    const long = page.locator('.code pre[data-wide]').first();
    await expect(long).toHaveAttribute('data-more', 'end');
    await expect(long).toHaveCSS('mask-image', /linear-gradient/);
    await long.evaluate((pre) => pre.scrollTo(20, 0));
    await expect(long).toHaveAttribute('data-more', 'start end');
    await long.evaluate((pre) => pre.scrollTo(pre.scrollWidth, 0));
    await expect(long).toHaveAttribute('data-more', 'start');
    await page.locator('.code:has(pre[data-wide])').first().getByRole('button', { name: 'Wrap' }).click();
    await expect(long).toHaveCSS('mask-image', 'none');
    // Narrower tables stand as lists.
    await page.setViewportSize({ width: 700, height: 700 });
    await page.goto('/developers/docs/guides/smart_contracts/storage_types');
    await expect(page.locator('.markdown table[data-wide]').first()).toHaveCSS('mask-image', /linear-gradient/);
  });

  test('have no more buttons than they need', async ({ page }) => {
    await page.goto('/developers/getting_started_on_sandbox');
    await hydrate(page);
    for (const block of await page.locator('.code').all()) {
      const cut = await block.locator('pre').evaluate((pre) => pre.scrollWidth > pre.clientWidth);
      await expect(block.getByRole('button', { name: 'Wrap' })).toHaveCount(cut ? 1 : 0);
      expect((await block.locator('pre').getAttribute('tabindex')) === '0').toBe(cut);
      const output = (await block.getAttribute('data-lang')) === 'text';
      await expect(block.getByRole('button', { name: 'Copy' })).toHaveCount(output ? 0 : 1);
    }
  });

  test('of a diff show what was added and removed by more than colour of letters', async ({ page }) => {
    await page.goto('/developers/migration_notes');
    const lines = page.locator('.code[data-lang="diff"] code b');
    await expect(lines.first()).toHaveCSS('background-color', /rgba|color/);
    expect(await lines.evaluateAll((all) => all.every((b) => /^[+-]/.test(b.textContent!)))).toBe(true);
  });

  test('say what they were checked with', async ({ page }) => {
    await page.goto('/developers/docs/guides/js_apps/deploy_contract');
    const text = `Ran with ${STABLE.sdk}, checked with aztec.js ${STABLE.sdk}`;
    const mark = page.locator('.code[data-lang="ts"]').getByRole('link', { name: text }).first();
    const shown = () => mark.evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await shown()).toBe('none');
    await mark.focus();
    expect(await shown()).toBe(`"${text}"`);
    await mark.click();
    await expect(page.locator('h1')).toHaveText('How code is checked');
  });
});

test('[MD-1] the generator is Docusaurus and emoji stay glyphs', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('meta[name="generator"]')).toHaveAttribute('content', 'Docusaurus v3.9.1');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [375, 1280])
    test(`text, sidebar, tabs and diagrams are readable at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(DIAGRAM);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('.sidebar').locator('a[aria-current="page"]')).toBeVisible();
      await page.locator('.sidebar summary', { hasText: /^Tutorials$/ }).click();
      await page.locator('.sidebar summary', { hasText: /^Contract Tutorials$/ }).click();
      await expect(page.locator('.sidebar').getByRole('link', { name: 'Counter contract' })).toBeVisible();
      await expect(page.locator('.diagram__light').first()).toBeVisible();
      await expect(page.locator('.navbar').getByRole('link', { name: 'Try Testnet' })).toBeVisible();
    });
});

test('[ANIM-1] a sidebar category opens with an animation whose length follows its height', async ({ page }) => {
  await page.goto('/developers/getting_started_on_sandbox');
  await hydrate(page);
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      (window as unknown as { durations: unknown[] }).durations ??= [];
      (window as unknown as { durations: unknown[] }).durations.push((options as KeyframeAnimationOptions).duration);
      return animate.call(this, frames, options);
    };
  });
  await page.locator('.sidebar summary', { hasText: 'How To Guides' }).click();
  const durations = () => page.evaluate(() => (window as unknown as { durations?: number[] }).durations ?? []);
  await expect.poll(durations).toHaveLength(1);
  expect((await durations())[0]).toBeGreaterThan(100);
  // What it opens moves the next one.
  await page
    .locator('.sidebar')
    .evaluate((nav) => Promise.all(nav.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('.sidebar summary', { hasText: 'References' }).click();
  await expect.poll(durations).toHaveLength(2);
  expect((await durations())[1]).toBe(1);
});

test('pages keep working after React has taken over', async ({ page }) => {
  await page.goto('/developers/getting_started_on_sandbox');
  await hydrate(page);
  await page.locator('.sidebar a[href="/developers/getting_started_on_testnet"]').click();
  await expect(page.locator('h1')).toHaveText('Set up for testnet');
  await expect(page.locator('#main')).toBeFocused();
});
