import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { overflows } from './overflow';
import { expect, test } from './support';

const DEVELOPERS = '/developers/docs/reference/errors';
const OPERATORS = '/nightly/the_aztec_network/reference/errors';
const ALLOWANCE = `0xfb8f41b2${'0'.repeat(24)}${'11'.repeat(20)}${'0'.repeat(62)}05${'0'.repeat(62)}0a`;

const box = (page: Page): Locator => page.getByRole('region', { name: 'Explain an error' });
const field = (page: Page): Locator => box(page).getByRole('textbox');

/** Puts a text in as a reader's clipboard does, at once. */
const paste = (page: Page, text: string): Promise<void> => field(page).fill(text);

test('a pasted log shows cause and fix at once, by keyboard alone', async ({ page }) => {
  await page.goto(DEVELOPERS);
  await field(page).focus();
  await page.keyboard.insertText(
    "\u001b[31mERROR\u001b[0m Simulation error: Assertion failed: Balance too low 'subtracted >= amount'\n  at Token.transfer (0x12ab…)",
  );
  const [best, wrapper] = [box(page).locator('details').first(), box(page).locator('details').nth(1)];
  await expect(best).toContainText('Balance too low');
  await expect(best).toContainText('What to do');
  await expect(wrapper).not.toHaveAttribute('open');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(best).not.toHaveAttribute('open');
});

test('an entry leads to its place on the page of its area', async ({ page }) => {
  await page.goto(OPERATORS);
  await paste(page, 'Error: World state trees are out of sync, please delete your data directory and re-sync');
  await box(page).getByRole('link', { name: 'Entry' }).first().click();
  await expect(page).toHaveURL(`${OPERATORS}/node#world-state-out-of-sync`);
  await expect(page.locator('#world-state-out-of-sync')).toBeInViewport();
});

test('revert data is decoded with its arguments', async ({ page }) => {
  await page.goto(DEVELOPERS);
  await paste(page, `execution reverted: ${ALLOWANCE}`);
  await expect(box(page).getByRole('row', { name: /allowance uint256 5/ })).toBeVisible();
  await expect(box(page).locator('details').first()).toContainText('Approve the spender');
});

test('nothing that is pasted leaves the browser or stays in it', async ({ page }) => {
  const key = 'c0ffee11'.repeat(8);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(DEVELOPERS);
  await paste(page, `PRIVATE_KEY=0x${key}\nError: Existing nullifier zebra42`);
  await expect(box(page).getByRole('alert')).toContainText('private key');
  await expect(field(page)).toHaveValue('PRIVATE_KEY=[removed: private key]\nError: Existing nullifier zebra42');
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(sent.join('\n') + kept).not.toMatch(/c0ffee11|zebra42/);
});

test('an unknown message says so and offers the search', async ({ page }) => {
  await page.goto(DEVELOPERS);
  await paste(page, 'the flux capacitor is empty');
  await expect(box(page)).toContainText('have no entry for this');
  await box(page)
    .getByRole('link', { name: /Search the pages/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=the%20flux%20capacitor%20is%20empty/);
});

test('releases that do not fit are named, with the docs of each', async ({ page }) => {
  await page.goto(DEVELOPERS);
  await paste(page, '{"dependencies": {"@aztec/aztec.js": "2.0.2", "@aztec/accounts": "3.0.0-devnet.5"}}');
  await expect(box(page)).toContainText('These releases do not fit together.');
  await expect(box(page).getByRole('link', { name: /Docs of/ })).toHaveCount(2);
});

test('an error in the search is explained above the results', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Error: Insufficient fee payer balance');
  await expect(page.locator('.search .error-answer')).toContainText('less fee juice');
});

for (const theme of ['light', 'dark'])
  test(`the box is accessible and fits 360 px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(OPERATORS);
    await paste(page, `Rollup__InvalidArchive ${ALLOWANCE} https://rpc.example/v2/abcdEFGHijklMNOPqrstUVWX1234`);
    await expect(box(page).locator('details').first()).toBeVisible();
    await expectAccessible(page, '.paste-box');
    expect(await overflows(page, [320, 360])).toEqual([]);
  });
