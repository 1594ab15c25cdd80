import { chromium } from '@playwright/test';
import { NIGHTLY, STABLE } from '../../core/versions';
import { AS_SEEN, expectAccessible, violations } from './axe';
import { ENDLESS } from './hostilePrograms';
import { expect, test } from './support';
import { published } from './hostileArtifacts';
import { ended, openEditor, openPanel, runCode, start, withFastCode, write } from './runCode';

const GUIDE = '/developers/docs/guides/js_apps/create_account';

// A network takes two cores for a while, and half a gigabyte.
test.describe.configure({ mode: 'serial' });
test.setTimeout(300_000);
test.use(withFastCode);

test('a payment in the tab: balances, both views of it, an error at its line, and a stop', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const panel = await openPanel(page, '/');
  await expect(panel.getByText(/downloads [\d.]+ MB from this site once/)).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/assets/tab/') || path === '/run-frame')).toEqual([]);

  await start(panel);
  const log = panel.getByRole('log', { name: 'Output' });
  await expect(log).toContainText('Alice has 70n');
  await expect(log).toContainText('Bob has 30n');
  await expect(panel.getByRole('button', { name: 'Run again' })).toBeFocused();
  const held = panel.getByRole('group', { name: 'In private notes' });
  await expect(held).toContainText('test account 1: 70 of Token');
  await expect(held).toContainText('test account 2: 30 of Token');
  await expect(panel.locator('.tx > summary')).toHaveText([
    /: Token.mint_to_private$/,
    /: Token.transfer$/,
    /: Token.constructor$/,
  ]);
  const payment = panel.locator('.tx', { hasText: 'Token.transfer' });
  await payment.locator('> summary').click();
  const world = payment.getByRole('group', { name: 'What the world sees' });
  const own = payment.getByRole('group', { name: 'What you see' });
  await expect(own).toContainText('Token.transfer(to: test account 2, amount: 30)');
  await expect(own).toContainText('100 of the smallest unit of Token for test account 1');
  await expect(own).toContainText('70 of the smallest unit of Token for test account 1');
  await expect(own).toContainText('30 of the smallest unit of Token for test account 2');
  await expect(world).toContainText('test account 1 paid');
  await expect(world).toContainText('For its recipient, encrypted, 576 bytes');
  await expect(world).not.toContainText('test account 2');
  await expect(world).not.toContainText('amount');

  const editor = await openEditor(panel);
  await expectAccessible(page, '.run');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await violations(page, '.run', AS_SEEN)).toEqual([]);

  const code = (await editor.innerText()).replaceAll('\n\n', '\n');
  await runCode(panel, code.replace('30n', '1000n'));
  await ended(panel);
  await expect(panel.getByRole('alert')).toContainText('await coin.methods.transfer(to, 1000n).send({ from }).wait();');
  await expect(panel.getByRole('alert')).toContainText('Balance too low');
  await runCode(panel, `const a: number = 1;\nconsole.log('changed', a);\n\nnull.nothing();`);
  await ended(panel);
  await expect(log).toContainText('changed 1');
  await expect(panel.getByRole('alert')).toContainText('Line 4: null.nothing();');
  await runCode(panel, "import Fr from '@aztec/aztec.js';");
  await ended(panel);
  await expect(panel.getByRole('alert')).toContainText('write import { Fr }');
  await runCode(panel, 'const a = 1;\nconst = 2;');
  await ended(panel);
  await expect(panel.getByRole('alert')).toContainText(/Line 2: const = 2;[\s\S]*SyntaxError/);

  await runCode(panel, ENDLESS.loop);
  await expect(log).toContainText('begun');
  await expect(panel.getByRole('status')).toHaveText('Running …');
  await panel.getByRole('button', { name: 'Stop' }).click();
  await expect(panel.getByRole('status')).toContainText('You stopped it.');
  await expect(page.locator('iframe')).toHaveCount(0);
});

/** As a reader's browser: others forget large files. */
const returning = test.extend({
  context: async ({ launchOptions, baseURL }, use) => {
    const context = await chromium.launchPersistentContext('', { ...launchOptions, baseURL });
    await use(context);
    await context.close();
  },
});

returning('blocks of a guide go on from each other; a second visit asks nobody', async ({ page }) => {
  const panel = await openPanel(page, GUIDE, 1);
  await start(panel);
  const log = panel.getByRole('log');
  await expect(log).toContainText('First: src/account.ts');
  await expect(log).toContainText(/address: 0x[0-9a-f]{64}/);

  await page.reload();
  const again = await openPanel(page, GUIDE, 1);
  await start(again);
  const sent = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/assets/tab/'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((size) => size > 0)).toEqual([]);
});

test('a page of the nightly runs on its own release, and each wallet there sees what is its own', async ({ page }) => {
  const panel = await openPanel(page, '/nightly/developers/docs/tutorials/sandbox');
  await expect(panel.getByText(`This runs the code on an Aztec ${NIGHTLY.sdk} network`)).toBeVisible();
  await start(panel);
  await expect(panel.getByRole('log', { name: 'Output' })).toHaveText('40n');
  const held = panel.getByRole('group', { name: 'In private notes' });
  await expect(held).toContainText('test account 1: 60 of Token');
  await expect(held).toContainText('test account 2: 40 of Token');
  const payment = panel.locator('.tx', { hasText: 'Token.transfer' });
  await payment.locator('> summary').click();
  const world = payment.getByRole('group', { name: 'What the world sees' });
  await expect(payment.getByRole('group', { name: 'What you see' })).toContainText(
    'Token.transfer(to: test account 2, amount: 40)',
  );
  await expect(world).toContainText('For its recipient, encrypted');
  await expect(world).not.toContainText('test account 2');
  await expect(world).not.toContainText('amount');

  await runCode(panel, "throw new Error('Balance too low');");
  await ended(panel);
  await expect(panel.getByRole('alert').getByRole('link').first()).toHaveAttribute('href', /^\/nightly\//);
});

for (const [path, version] of [
  ['/', STABLE],
  ['/nightly/developers/overview', NIGHTLY],
] as const)
  test(`of Aztec ${version.sdk}, a contract from a file is deployed and called`, async ({ page }) => {
    const requests: string[] = [];
    const panel = await openPanel(page, path);
    await panel.getByText('Use a contract of your own').click();
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));
    await panel.getByLabel('Compiled contract').setInputFiles({
      name: 'price_feed-PriceFeed.json',
      mimeType: 'application/json',
      buffer: Buffer.from(published('price_feed_contract-PriceFeed', version.id)),
    });
    await expect(panel.getByText('PriceFeed: ')).toContainText('./target/price_feed-PriceFeed.json');
    await expectAccessible(page, '.run');
    await panel.getByRole('button', { name: 'Put it in place of the code' }).click();
    await expect(panel.locator('.cm-content')).toContainText('loadContractArtifact(json)');
    await start(panel);
    await expect(panel.getByRole('log')).toContainText(/deployed at 0x[0-9a-f]{64}/);
    await expect(panel.getByRole('log')).toContainText('get_price: ');
    await panel
      .getByRole('button', { name: 'Back to my code' })
      .or(panel.getByRole('button', { name: 'Back to the code of the page' }))
      .click();
    expect(
      requests.filter((request) => !/^GET \/(assets\/|run-frame)/.test(request) && !request.includes(' null')),
    ).toEqual([]);
  });

test('changed code stays over a reload, and a link carries it; it runs when somebody presses Run', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-write']);
  const panel = await openPanel(page, '/');
  await write(panel, "console.log('mine');");
  await panel.getByRole('button', { name: 'Copy a link to this code' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = page.url();
  expect(link).toMatch(/\/#run=[0-9a-f]+\.[\w-]+$/);

  await page.goto('/');
  await expect(await openEditor(await openPanel(page, '/'))).toHaveText("console.log('mine');");

  await page.evaluate(() => localStorage.clear());
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.locator('.run').getByRole('alert')).toContainText(
    'It is not of this site: read it before you run it.',
  );
  await expect(page.getByRole('textbox', { name: 'Code to run' })).toHaveText("console.log('mine');");
  await expect(page.getByRole('button', { name: /^Download/ })).toBeVisible();
  expect(requests.filter((url) => url.includes('/assets/tab/') || url.includes('run-frame'))).toEqual([]);
  expect(requests.filter((url) => /#run=|mine/.test(url) && !url.startsWith(link))).toEqual([]);
  await page.getByRole('button', { name: 'Use the code of the page' }).click();
  await expect(page.getByRole('textbox', { name: 'Code to run' })).toContainText('mint_to_private');
});

test("code of a link stands above what runs it, and leaves the reader's own alone", async ({ page, context }) => {
  await context.grantPermissions(['clipboard-write']);
  const code = page.getByRole('textbox', { name: 'Code to run' });
  const panel = await openPanel(page, '/');
  await write(panel, "console.log('theirs');");
  await panel.getByRole('button', { name: 'Copy a link to this code' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = page.url();
  await write(panel, "console.log('mine');");

  await page.goto('about:blank');
  await page.goto(link);
  await expect(code).toHaveText("console.log('theirs');");
  const [notice, download] = await Promise.all([
    page.locator('.run__shared').boundingBox(),
    page.getByRole('button', { name: /^Download/ }).boundingBox(),
  ]);
  expect(notice!.y + notice!.height).toBeLessThanOrEqual(download!.y);
  await write(panel, "console.log('theirs, changed');");
  expect(await page.evaluate(() => localStorage.getItem('run.edits'))).not.toContain('theirs');
  await page.getByRole('button', { name: 'Use my own code' }).click();
  await expect(code).toHaveText("console.log('mine');");

  await page.goto('about:blank');
  await page.goto(link);
  await page.getByRole('button', { name: 'Keep it in place of mine' }).click();
  await expect(page.locator('.run__shared')).toHaveCount(0);
  await expect(await openEditor(await openPanel(page, '/'))).toHaveText("console.log('theirs');");
});
