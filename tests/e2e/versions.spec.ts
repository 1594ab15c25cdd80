import { expect, hold, hydrate, hydrated, test } from './support';
import { NIGHTLY, STABLE } from '../../core/versions';

const STABLE_PAGE = '/developers/docs/concepts/fees';
const NIGHTLY_PAGE = '/nightly/developers/docs/foundational-topics/fees';
const NIGHTLY_LINKS: [string, string][] = [
  ['Install Sandbox', '/nightly/developers/getting_started_on_sandbox'],
  ['Try Testnet', '/nightly/try_testnet'],
  ['Glossary', '/nightly/developers/docs/resources/glossary'],
  ['Migration Notes', '/nightly/developers/docs/resources/migration_notes'],
  ['Connect Sunset', '/nightly/aztec_connect_sunset'],
];

test('[NAV-1] on the nightly, navbar, logo and footer stay in the nightly', async ({ page }) => {
  await page.goto(NIGHTLY_PAGE);
  const links = page.getByRole('navigation', { name: 'Main' });
  for (const [name, href] of NIGHTLY_LINKS)
    await expect(links.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(page.locator('.navbar__brand')).toHaveAttribute('href', '/nightly');
  const docs = page.locator('footer').getByRole('navigation', { name: 'Docs' }).locator('a[href^="/"]');
  expect(await docs.evaluateAll((all) => all.map((a) => a.getAttribute('href')))).toEqual([
    '/nightly',
    '/nightly/developers/overview',
  ]);
  await links.getByRole('link', { name: 'Glossary', exact: true }).click();
  await expect(page).toHaveURL(/\/nightly\/.*\/glossary$/);
  await expect(links.getByRole('link', { name: 'Glossary', exact: true })).toHaveAttribute('aria-current', 'page');
});

for (const path of [STABLE_PAGE, '/tags/fees'])
  test(`the title of ${path} says nightly on the nightly alone`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(/^[^()]+ \| Aztec documentation$/);
    await page.goto(path === STABLE_PAGE ? NIGHTLY_PAGE : `/nightly${path}`);
    await expect(page).toHaveTitle(/^.+ \(nightly\) \| Aztec documentation$/);
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('[VER-1] the version is shown, and another is two taps away', async ({ page }) => {
    await page.goto(STABLE_PAGE);
    const button = page.locator('.version-switch summary');
    await expect(button).toBeInViewport();
    await button.click();
    await page.locator('[data-version="current"]').click();
    await expect(page).toHaveURL(NIGHTLY_PAGE);
    await expect(page.getByLabel(`Version ${NIGHTLY.label}, change version`)).toBeInViewport();
  });

  for (const path of ['/developers/getting_started_on_sandbox', '/the_aztec_network/setup/running_a_node', STABLE_PAGE])
    test(`the first sentence of ${path} is high on the screen`, async ({ page }) => {
      await page.goto(path);
      const first = page.locator('.markdown > p').first();
      expect((await first.boundingBox())!.y).toBeLessThanOrEqual(330);
    });
});

test('the title and the links are those of the page that is shown, while another version is on its way', async ({
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } }));
  await page.goto(STABLE_PAGE);
  await hydrate(page);
  const title = await page.title();
  const release = await hold(page, '**/assets/js/*.js');
  await page.locator('.version-switch summary').click();
  await page.locator('.version-switch [data-version="current"]').click();
  await expect(page).toHaveURL(NIGHTLY_PAGE);
  await expect(page.locator('#nprogress .bar')).toBeVisible();
  const home = page.locator('.navbar__brand');
  await expect(home).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle(title);
  release();
  await expect(page).toHaveTitle(/\(nightly\)/);
  await expect(home).toHaveAttribute('href', '/nightly');
});

test('[VER-1] the heading being read is kept, and left out where the other version has none of it', async ({
  page,
}) => {
  const toNightly = async () => {
    await page.locator('.version-switch summary').click();
    await page.locator('[data-version="current"]').click();
  };
  await page.goto(`${STABLE_PAGE}#who-pays`);
  await hydrate(page);
  await toNightly();
  await expect(page).toHaveURL(`${NIGHTLY_PAGE}#who-pays`);
  await expect(page.locator('#who-pays')).toBeInViewport();
  await page.goto(STABLE_PAGE);
  await hydrate(page);
  await page.evaluate(() => {
    document.querySelector('.markdown h2')!.id = 'only-here';
    location.hash = 'only-here';
  });
  await toNightly();
  await expect(page).toHaveURL(NIGHTLY_PAGE);
});

test('[VER-1] a page that was replaced says by which, in the menu, the badge and on arrival', async ({ page }) => {
  await page.goto('/developers/docs/concepts/wallets/architecture');
  await expect(page.locator('.compare-mark')).toHaveText('In nightly · replaced by ‘Wallets’');
  await hydrate(page);
  await page.locator('.version-switch summary').click();
  await expect(page.locator('[data-version="current"]')).toContainText('replaced by ‘Wallets’');
  await page.locator('[data-version="current"]').click();
  await expect(page).toHaveURL(/wallets#nearest-page$/);
  const note = page.getByText('The page that you came from is not in');
  await expect(note).toBeVisible();
  await page.locator('.navbar__brand').click();
  await expect(note).toBeHidden();
});

test('the version menu leads to all that changed', async ({ page }) => {
  await page.goto(STABLE_PAGE);
  await page.locator('.version-switch summary').click();
  await page.getByRole('link', { name: 'What changed in nightly, page by page' }).click();
  await expect(page).toHaveURL('/compare');
});

test('a comparison and a search lead on to the same in the other version', async ({ page }) => {
  const target = (name: string) => page.locator(`[data-version="${name}"]`);
  await page.goto(`/compare${STABLE_PAGE}`);
  await hydrate(page);
  await expect(target(STABLE.name)).toHaveAttribute('href', STABLE_PAGE);
  await expect(target(NIGHTLY.name)).toHaveAttribute('href', NIGHTLY_PAGE);
  await page.goto('/search?q=fees');
  await hydrate(page);
  await expect(target(NIGHTLY.name)).toHaveAttribute('href', '/search?q=fees&version=nightly');
});

test.describe('[ERR-3] an address of the nightly that no page has', () => {
  test.use({ expectedMessages: { patterns: [/404/] } });

  test('offers the nightly', async ({ page }) => {
    await page.goto('/nightly/no/such/page');
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Documentation home' })).toHaveAttribute('href', '/nightly');
    await expect(page.getByLabel(`Version ${NIGHTLY.label}, change version`)).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[VER-1] the version can be changed, and a nearest page says that it is one', async ({ page }) => {
    await page.goto('/developers/docs/concepts/wallets/architecture');
    await page.locator('.version-switch summary').click();
    await page.locator('[data-version="current"]').click();
    await expect(page.getByText('The page that you came from is not in')).toBeVisible();
  });
});

test('each page says when it changed, where git knows, and where to change it', async ({ page }) => {
  await page.goto(STABLE_PAGE);
  const day = page.locator('.doc__meta time');
  for (const each of await day.all()) await expect(each).toHaveText(/^20\d\d-\d\d-\d\d$/);
  await expect(page.locator('.doc__edit a')).toHaveAttribute('href', /^https:\/\/github\.com\/.+fees/);
});
