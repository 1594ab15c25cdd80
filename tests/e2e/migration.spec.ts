import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { overflows } from './overflow';
import { expect as quick, test } from './support';

/** The answer comes after React and its data: on a busy machine that takes longer than five seconds. */
const expect = quick.configure({ timeout: 15_000 });

const STABLE = '/developers/docs/reference/api/migrate';
const NIGHTLY = '/nightly/developers/docs/aztec-js/api/migrate';
const CODE = `import {
  AccountWallet, // gone
  type DeployMethod,
  Fr,
} from '@aztec/aztec.js';
import { zebra42 } from './zebra42';

const gas = await method.estimateGas();`;

const box = (page: Page): Locator => page.getByRole('region', { name: 'Check your imports' });
const field = (page: Page): Locator => box(page).getByRole('textbox');
const verdict = (page: Page, name: string): Locator =>
  box(page)
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) });

test('pasted code is told what is gone, changed and moved, and nothing of it leaves the browser', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto(STABLE);
  await field(page).focus();
  await page.keyboard.insertText(CODE);
  await expect(verdict(page, 'AccountWallet')).toContainText('use Wallet and name the account');
  await expect(verdict(page, 'DeployMethod').locator('pre').first()).toContainText('estimateGas(');
  await expect(verdict(page, 'Fr')).toContainText('Import it from @aztec/aztec.js/fields');
  await expect(box(page)).toContainText("import { type DeployMethod } from '@aztec/aztec.js/contracts';");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(sent.join('\n') + kept).not.toContain('zebra42');
});

test('a name leads to its entry in the reference of the nightly', async ({ page }) => {
  await page.goto(NIGHTLY);
  await field(page).fill("import { Fr } from '@aztec/aztec.js';");
  await box(page).getByRole('link', { name: 'Reference of Fr' }).click();
  await expect(page).toHaveURL(/\/nightly\/developers\/docs\/aztec-js\/api\/fields#fr$/);
});

for (const theme of ['light', 'dark'])
  test(`the box is accessible and fits 360 px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
    await page.goto(STABLE);
    await field(page).fill(CODE);
    await expect(verdict(page, 'Fr')).toBeVisible();
    await expectAccessible(page, '.paste-box');
    expect(await overflows(page, [320, 360])).toEqual([]);
  });
