import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect as quick, hydrate, test } from './support';

/** Results and cards come after React and their data: on a busy machine that takes longer than five seconds. */
const expect = quick.configure({ timeout: 15_000 });

const GUIDE = '/developers/docs/guides/js_apps/send_transaction';
const REFERENCE = '/developers/docs/reference/api/contracts';
const card = (page: Page) => page.getByRole('tooltip');

/** The middle of the first `word` in a block that has names. */
async function findWord(page: Page, word: string): Promise<{ x: number; y: number }> {
  const figure = page.locator('figure.code:has(.code-names)', { hasText: new RegExp(`\\b${word}\\b`) }).first();
  await figure.scrollIntoViewIfNeeded();
  return figure
    .locator('code')
    .first()
    .evaluate((code, wanted) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const at = (walker.currentNode as Text).data.search(new RegExp(`\\b${wanted}\\b`));
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + wanted.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`${wanted} is not in the block`);
    }, word);
}

test('a name in code tells its signature, its meaning and its reference, and nothing loads before', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  const { x, y } = await findWord(page, 'wait');
  const asked = page.waitForRequest((request) => /\/code-names\/.+\.json$/.test(request.url()));
  await page.mouse.move(x, y);
  await asked;
  await expect(card(page)).toContainText('wait(opts?: WaitOpts)');
  await expect(card(page).getByRole('link', { name: 'Reference' })).toHaveAttribute('href', /\/api\/contracts#senttx$/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test('the list of names says the same to a keyboard', async ({ page }) => {
  await page.goto(GUIDE);
  const list = page.locator('.code-names').first();
  await list.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(list.locator('li').first()).toContainText(/\w/);
  await expect(list.getByRole('link', { name: 'Reference' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('an entry leads to the types of its signature, to pages that use it, and to its other version', async ({
  page,
}) => {
  await page.goto(`${REFERENCE}#senttx`);
  const entry = (selector: string) => page.locator(`h3#senttx ~ ${selector}`).first();
  await expect(entry('pre.signature')).toContainText('class SentTx');
  await expect(entry('p.api-from:has-text("Used in")').getByRole('link').first()).toHaveAttribute(
    'href',
    /^\/developers\//,
  );
  await entry('p.api-fate').getByRole('link').click();
  await expect(page).toHaveURL(/\/nightly\/developers\/docs\/aztec-js\/api\/contracts#senttx$/);
});

test('a name of Aztec.nr in Noir code tells its import, its meaning and its place in the index', async ({ page }) => {
  await page.goto('/developers/docs/guides/smart_contracts/storage_types');
  await hydrate(page);
  const { x, y } = await findWord(page, 'PrivateSet');
  await page.mouse.move(x, y);
  await expect(card(page)).toContainText('aztec::state_vars::PrivateSet');
  await card(page).getByRole('link', { name: 'Reference' }).click();
  await expect(page).toHaveURL(/\/names\/state_variables#privateset$/);
  await expect(page.locator('#privateset')).toBeInViewport();
  await expectAccessible(page);
});

for (const [name, reference] of [
  ['AztecAddress', /\/api\/fields#aztecaddress$/],
  ['DeployMethod', /\/api\/deployment#deploymethod$/],
  ['PrivateSet', /\/names\/state_variables#privateset$/],
  ['SponsoredFeePaymentMethod', /\/api\/fees#sponsoredfeepaymentmethod$/],
] as const)
  test(`[SRCH-2] the search finds ${name} in the reference and in a guide`, async ({ page }) => {
    await page.goto(`/search?q=${name}`);
    const urls = () =>
      page
        .locator('#main a[href*="/developers/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    await expect.poll(async () => (await urls()).some((url) => reference.test(url))).toBe(true);
    expect((await urls()).some((url) => !url.includes('/api/'))).toBe(true);
  });

const NAMES = '/developers/docs/reference/smart_contract_reference/names';
const MOVED = [
  [`${NAMES}#privateset`, `${NAMES}/state_variables#privateset`],
  [
    '/nightly/developers/docs/aztec-js/api/wallet#accountmanager',
    '/nightly/developers/docs/aztec-js/api/account#accountmanager',
  ],
  [
    '/developers/docs/reference/errors/pxe#circuit-failed',
    '/developers/docs/reference/errors/execution#circuit-failed',
  ],
] as const;

for (const [from, to] of MOVED)
  test(`[ROUTE-15] ${from} leads to where the section is now, before React`, async ({ page }) => {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.locator(`:is(h2, h3)${to.slice(to.indexOf('#'))}`)).toBeInViewport();
  });

test('[ROUTE-15] an old anchor leads on while the page is open, and after React has loaded', async ({ page }) => {
  await page.goto(NAMES);
  await page.evaluate(() => (location.hash = '#map'));
  await expect(page).toHaveURL(`${NAMES}/state_variables#map`);
  await page.goto(NAMES);
  await hydrate(page);
  await page.evaluate(() => (location.hash = '#uintnote'));
  await expect(page).toHaveURL(`${NAMES}/notes#uintnote`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('[ROUTE-15] an old anchor stands on the link to where the section is now', async ({ page }) => {
    await page.goto(`${NAMES}#privateset`);
    const link = page.locator('#privateset');
    await expect(link).toBeInViewport();
    await link.click();
    await expect(page).toHaveURL(`${NAMES}/state_variables#privateset`);
  });
});
