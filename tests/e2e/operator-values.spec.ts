import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { expect, hydrate, test } from './support';

const NODE = '/the_aztec_network/setup/running_a_node';
const SEQUENCER = '/the_aztec_network/setup/sequencer_management';
const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const KEY = `0x${'c0ffee11'.repeat(8)}`;
const API_URL = 'https://eth.example/v2/abcdefghij0123456789?a=1&b=2';

const form = (page: Page): Locator => page.getByRole('dialog', { name: 'Your values' });
const bar = (page: Page): Locator => page.getByRole('complementary', { name: 'Your values' });
const block = (page: Page, title: string): Locator =>
  page.locator('.code', { has: page.locator('.code__title', { hasText: new RegExp(`^${title}$`) }) }).first();
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));

async function open(page: Page): Promise<Locator> {
  await bar(page).getByRole('button').click();
  await expect(form(page)).toBeVisible();
  return form(page);
}

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  const dialog = await open(page);
  for (const [label, value] of Object.entries(values)) {
    const field = dialog.getByLabel(label, { exact: true });
    if (!(await field.isVisible())) await dialog.getByText('Values for other pages').click();
    await field.fill(value);
  }
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(dialog).toBeHidden();
}

/** Goes to another page as a reader does, without a reload. */
async function follow(page: Page, path: string): Promise<void> {
  await hydrate(page);
  await page
    .locator(`.sidebar a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}

test('[OPS-1] a value that is filled in once shows on every page, and survives a reload', async ({ page }) => {
  await page.goto(NODE);
  await expect(block(page, '.env')).toContainText('NETWORK=<NETWORK>');
  await fill(page, {
    Network: 'testnet',
    'Data directory': './my data',
    'P2P port': '40400',
    'Coinbase address': ADDRESS.toLowerCase(),
  });
  await expect(block(page, '.env')).toContainText(
    "NETWORK=testnet\nDATA_DIRECTORY='./my data'\nETHEREUM_HOSTS=<L1_RPC_URL>",
  );
  await expect(bar(page)).toContainText(/3 of the \d+ values on this page are filled in with yours\./);
  await follow(page, SEQUENCER);
  await expect(block(page, 'keys/keystore.json')).toContainText(`"coinbase": "${ADDRESS}"`);
  await page.reload();
  await expect(block(page, 'keys/keystore.json')).toContainText(`"coinbase": "${ADDRESS}"`);
  // Filled in before React took over.
  await hydrate(page);
  await expect(block(page, 'keys/keystore.json')).toContainText(`"coinbase": "${ADDRESS}"`);
  await page.goto(`/nightly${NODE}`);
  await expect(block(page, '.env')).toContainText('NETWORK=testnet');
});

test('[OPS-2] secrets survive navigation, not a reload, and are nowhere else', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  await page.goto(SEQUENCER);
  await fill(page, { Network: 'testnet', 'Attester private key': KEY, 'L1 RPC URL': API_URL });
  await expect(block(page, 'keys/keystore.json')).toContainText(`"attester": "${KEY}"`);
  await expect(block(page, '.env')).toContainText(`ETHEREUM_HOSTS='${API_URL}'`);
  await follow(page, NODE);
  await expect(block(page, '.env')).toContainText(`ETHEREUM_HOSTS='${API_URL}'`);
  await follow(page, SEQUENCER);
  await expect(block(page, 'keys/keystore.json')).toContainText(KEY);
  expect(await stored(page)).not.toMatch(/c0ffee11|abcdefghij0123456789/);
  expect(await stored(page)).toContain('testnet');
  expect(page.url()).not.toContain('c0ffee11');
  await page.reload();
  await expect(block(page, '.env')).toContainText('NETWORK=testnet');
  await expect(block(page, '.env')).toContainText('ETHEREUM_HOSTS=<L1_RPC_URL>');
  await expect(block(page, 'keys/keystore.json')).toContainText('<ATTESTER_PRIVATE_KEY>');
  expect([...requests, ...messages].join('\n')).not.toMatch(/c0ffee11|abcdefghij0123456789/);
});

test('[OPS-3] an invalid value has a clear error, shows nowhere and is not lost', async ({ page }) => {
  await page.goto(NODE);
  const dialog = await open(page);
  const port = dialog.getByLabel('P2P port');
  await dialog.getByLabel('Network', { exact: true }).fill('testnet');
  await port.fill('70000');
  await expect(port).not.toHaveAttribute('aria-invalid');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(port).toBeFocused();
  await expect(port).toHaveAttribute('aria-invalid', 'true');
  await expect(port).toHaveAccessibleDescription(/Use a whole number from 1 to 65535\./);
  await expect(dialog.getByRole('status')).toHaveText('One value needs a correction.');
  await page.keyboard.press('Escape');
  await expect(block(page, '.env')).toContainText('NETWORK=testnet');
  await expect(block(page, '.env')).toContainText('P2P_PORT=<P2P_PORT>');
  await open(page);
  await expect(port).toHaveValue('70000');
  await port.fill('40400');
  await expect(port).not.toHaveAttribute('aria-invalid');
  await dialog.getByLabel('Node port').fill('40400');
  await dialog.getByLabel('Admin port').focus();
  await expect(dialog.getByText('P2P port has this number too. Use another.')).toBeVisible();
  await expect(block(page, '.env')).toContainText('P2P_PORT=40400\nAZTEC_PORT=<NODE_PORT>');
});

test('[OPS-3] a wrong checksum is found', async ({ page }) => {
  await page.goto(SEQUENCER);
  const dialog = await open(page);
  const coinbase = dialog.getByLabel('Coinbase address');
  await coinbase.fill(ADDRESS.replace('A', 'a'));
  await dialog.getByLabel('Network', { exact: true }).focus();
  await expect(coinbase).toHaveAccessibleDescription(/checksum does not match/);
});

test('[OPS-4] clear all empties everything, and can be undone', async ({ page }) => {
  await page.goto(NODE);
  await fill(page, { Network: 'testnet', 'Attester private key': KEY });
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await expect(dialog.getByLabel('Network', { exact: true })).toHaveValue('');
  await expect(block(page, '.env')).toContainText('NETWORK=<NETWORK>');
  expect(await stored(page)).not.toContain('operator-values');
  await dialog.getByRole('button', { name: 'Undo clear' }).click();
  await expect(block(page, '.env')).toContainText('NETWORK=testnet');
  await dialog.getByRole('button', { name: 'Clear all' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(block(page, '.env')).toContainText('NETWORK=<NETWORK>');
});

test('[OPS-5] copying a block or a file copies what it shows', async ({ page }) => {
  // The site's own policy forbids reading the clipboard.
  await page.addInitScript(() => {
    navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text });
  });
  const copied = () => page.evaluate(() => (window as unknown as { copied: string }).copied);
  await page.goto(NODE);
  await fill(page, { Network: 'testnet', 'L1 RPC URL': API_URL });
  await block(page, '.env').getByRole('button', { name: 'Copy' }).click();
  await expect(block(page, '.env').getByRole('button', { name: 'Copied' })).toBeVisible();
  const expected = `NETWORK=testnet\nDATA_DIRECTORY=<DATA_DIRECTORY>\nETHEREUM_HOSTS='${API_URL}'`;
  expect(await copied()).toContain(expected);
  const dialog = await open(page);
  await dialog.getByLabel('Network', { exact: true }).fill('devnet');
  await dialog.getByRole('button', { name: /^Copy \.env/ }).click();
  await expect(dialog.getByRole('status')).toHaveText('.env is copied.');
  expect(await copied()).toContain(expected.replace('testnet', 'devnet'));
});

test('[OPS-5] finished files are downloaded, with a warning where it is due', async ({ page }) => {
  await page.goto(NODE);
  await fill(page, { 'Image version': '9.9.9' });
  const [compose] = await Promise.all([
    page.waitForEvent('download'),
    block(page, 'docker-compose.yml').getByRole('button', { name: 'Save' }).click(),
  ]);
  expect(compose.suggestedFilename()).toBe('docker-compose.yml');
  const text = readFileSync(await compose.path(), 'utf8');
  expect(text).toContain('image: aztecprotocol/aztec:9.9.9\n');
  expect(text).toBe(`${await block(page, 'docker-compose.yml').locator('code').textContent()}\n`);

  await block(page, '.env').getByRole('button', { name: 'Save' }).click();
  await expect(form(page).getByText(/^Not filled in: Network, Data directory, L1 RPC URL/)).toBeVisible();
  await form(page).getByLabel('L1 RPC URL').fill(API_URL);
  await expect(form(page).getByText(/^Contains a secret: L1 RPC URL\./)).toBeVisible();
  const [env] = await Promise.all([
    page.waitForEvent('download'),
    form(page)
      .getByRole('button', { name: /^Download \.env/ })
      .click(),
  ]);
  expect(env.suggestedFilename()).toBe('aztec.env');
  expect(readFileSync(await env.path(), 'utf8')).toContain(`ETHEREUM_HOSTS='${API_URL}'\n`);
  await expect(form(page).getByRole('status')).toHaveText(/^Saved as aztec\.env\. Move it .+ under the name \.env\.$/);
  await expectAccessible(page, '.values');
});

test('[OPS-5] pages without such files offer none', async ({ page }) => {
  await page.goto('/the_aztec_network/operation/operator_faq');
  await open(page);
  await expect(form(page).getByText('Finished files')).toBeHidden();
});

test('[OPS-6] a value is inert', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('operator-values', JSON.stringify({ DATA_DIRECTORY: '/<img src=x onerror=alert(1)>' })),
  );
  await page.goto(NODE);
  await expect(block(page, '.env')).toContainText("DATA_DIRECTORY='/<img src=x onerror=alert(1)>'");
  await expect(block(page, '.env').locator('img')).toHaveCount(0);
});

for (const value of ['{bad', '[]', 'NaN', '{"NETWORK":{}}', '💥'.repeat(1000)])
  test(`[OPS-6] corrupt storage counts as empty: ${value.slice(0, 20)}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem('operator-values', text), value);
    await page.goto(NODE);
    await open(page);
    await expect(block(page, '.env')).toContainText('NETWORK=<NETWORK>');
    await page.keyboard.press('Escape');
    await hydrate(page);
  });

test('[OPS-7] the keyboard alone is enough', async ({ page }) => {
  await page.goto(NODE);
  await bar(page).getByRole('button').focus();
  await page.keyboard.press('Enter');
  const network = form(page).getByLabel('Network', { exact: true });
  await expect(network).toBeFocused();
  await page.keyboard.type('testnet');
  await page.keyboard.press('Tab');
  await expect(form(page).getByLabel('Image version')).toBeFocused();
  await page.keyboard.type('9.9.9');
  await page.keyboard.press('Enter');
  await expect(form(page)).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'Change your values' })).toBeFocused();
  await expect(block(page, 'docker-compose.yml')).toContainText('aztecprotocol/aztec:9.9.9');
  await page.keyboard.press('Enter');
  await expect(network).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form(page)).toBeHidden();
});

test('[OPS-7] usual values are filled in with one click, all at once or one by one', async ({ page }) => {
  await page.goto(NODE);
  const dialog = await open(page);
  await dialog.getByRole('button', { name: 'Use staging-public' }).click();
  await expect(dialog.getByLabel('Network', { exact: true })).toHaveValue('staging-public');
  await dialog.getByLabel('Node port').fill('9090');
  await dialog.getByRole('button', { name: 'Fill in the usual values' }).click();
  await expect(block(page, '.env')).toContainText('NETWORK=staging-public\nDATA_DIRECTORY=./data');
  await expect(block(page, '.env')).toContainText('P2P_PORT=40400\nAZTEC_PORT=9090');
});

test('[OPS-2] private keys are masked until they are shown', async ({ page }) => {
  await page.goto(SEQUENCER);
  const dialog = await open(page);
  const key = dialog.getByLabel('Attester private key', { exact: true });
  await key.fill(KEY);
  await expect(key).toBeFocused();
  const masked = () => key.evaluate((input) => getComputedStyle(input).getPropertyValue('-webkit-text-security'));
  expect(await masked()).toBe('disc');
  const show = dialog
    .locator('.values__field', { has: page.getByLabel('Attester private key', { exact: true }) })
    .getByRole('button', { name: 'Show' });
  await show.click();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  expect(await masked()).toBe('none');
});

test('[OPS-5] the files are in reach from every field', async ({ page }) => {
  await page.goto(NODE);
  const dialog = await open(page);
  await dialog.getByText('Values for other pages').click();
  await dialog.getByLabel('Prover private key', { exact: true }).focus();
  await dialog.getByRole('button', { name: 'Files', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Download \.env/ }).first()).toBeInViewport();
});

test.describe('[OPS-8] by touch', () => {
  test.use({ hasTouch: true, isMobile: true });
  for (const [width, height] of [
    [280, 653],
    [320, 200],
    [390, 844],
  ] as const)
    test(`at ${width} × ${height} the close button is on the screen and works`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(NODE);
      await bar(page).getByRole('button').tap();
      const close = form(page).getByRole('button', { name: 'Close' });
      await expect(close).toBeInViewport({ ratio: 1 });
      await form(page)
        .locator('form')
        .evaluate((scroller) => scroller.scrollTo(0, 1e6));
      await expect(close).toBeInViewport({ ratio: 1 });
      await close.tap();
      await expect(form(page)).toBeHidden();
    });
});

test('[OPS-7] a click on a placeholder opens its field', async ({ page }) => {
  await page.goto(NODE);
  await block(page, '.env').scrollIntoViewIfNeeded();
  await expect(block(page, '.env').getByRole('button', { name: 'Save' })).toBeVisible();
  await block(page, '.env').locator('var', { hasText: 'PUBLIC_IP' }).click();
  await expect(form(page).getByLabel('Public IP address')).toBeFocused();
});

for (const theme of ['light', 'dark'])
  test(`[OPS-8] on a phone, ${theme}: it fits, is accessible and its targets are large`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.goto(NODE);
    await expectAccessible(page, '.values-bar');
    const dialog = await open(page);
    await dialog.getByLabel('P2P port').fill('x');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await dialog.getByText('Values for other pages').click();
    await expectAccessible(page, '.values');
    const box = (await dialog.boundingBox())!;
    expect([box.x, box.width]).toEqual([0, 375]);
    expect(await dialog.locator('.values__body').evaluate((body) => body.scrollWidth <= body.clientWidth)).toBe(true);
    for (const target of await dialog.locator('button:visible, input:visible').all())
      expect((await target.boundingBox())!.height).toBeGreaterThanOrEqual(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  });

for (const [width, height] of [
  [320, 568],
  [1280, 800],
] as const)
  test(`[OPS-3] a field that has the focus shows what is wrong with it, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(NODE);
    const dialog = await open(page);
    await dialog.getByText('Values for other pages').click();
    const fields = await dialog.locator('.values__field').all();
    for (const field of fields) await field.locator('input').fill('no such value ,');
    await dialog.getByRole('button', { name: 'Done' }).click();
    const body = dialog.locator('.values__body');
    let wrong = 0;
    for (const from of ['top', 'bottom'] as const)
      for (const field of fields) {
        const message = field.locator('.values__message[data-tone="error"]');
        if (!(await message.count())) continue;
        wrong++;
        await body.evaluate((element, end) => (element.scrollTop = end === 'top' ? 0 : element.scrollHeight), from);
        await field.locator('input').evaluate((input) => {
          // One that has the focus already is not scrolled to again.
          input.blur();
          input.focus();
        });
        await expect(message).toBeInViewport({ ratio: 1 });
      }
    expect(wrong).toBeGreaterThan(20);
  });

test.describe('[OPS-9] without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('placeholders show, and no button that does nothing', async ({ page }) => {
    await page.goto(NODE);
    await expect(block(page, '.env')).toContainText('NETWORK=<NETWORK>');
    await expect(page.locator('.values-bar')).toBeHidden();
  });
});

test('[OPS-9] pages of other trees load nothing of it', async ({ page }) => {
  await page.goto('/developers/getting_started_on_sandbox');
  await expect(page.locator('.values-bar')).toHaveCount(0);
});
