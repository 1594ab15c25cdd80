import { chromium } from '@playwright/test';
import { AS_SEEN, expectAccessible, violations } from './axe';
import { ENDLESS } from './hostilePrograms';
import { expect, test } from './support';
import { ended, openPanel, runCode, start, withFastCode } from './runCode';

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
  const payment = log.locator('details', { hasText: 'Token.transfer' }).last();
  const world = payment.getByRole('group', { name: 'What the world sees' });
  const own = payment.getByRole('group', { name: 'What you see' });
  await expect(own).toContainText('Token.transfer(to: test account 2, amount: 30)');
  await expect(own).toContainText('100 for test account 1, in Token');
  await expect(own).toContainText('70 for test account 1, in Token');
  await expect(own).toContainText('30 for test account 2, in Token');
  await expect(world).toContainText('test account 1 paid');
  await expect(world).toContainText('bytes of ciphertext');
  await expect(world).not.toContainText('test account 2');
  await expect(world).not.toContainText('amount');

  await panel.getByText('Change the code').click();
  await expectAccessible(page, '.run');
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await violations(page, '.run', AS_SEEN)).toEqual([]);

  const code = await panel.getByLabel('Code to run').inputValue();
  await runCode(panel, code.replace('30n', '1000n'));
  await ended(panel);
  await expect(panel.getByRole('alert')).toContainText('await coin.methods.transfer(to, 1000n).send({ from }).wait();');
  await expect(panel.getByRole('alert')).toContainText('Balance too low');
  await runCode(panel, `const a: number = 1;\nconsole.log('changed', a);\n\nnull.nothing();`);
  await ended(panel);
  await expect(log).toContainText('changed 1');
  await expect(panel.getByRole('alert')).toContainText('Line 4: null.nothing();');
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
