import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { ended, openPanel, runCode, start, START_MS, withFastCode } from './runCode';
import { BROKEN, ENDLESS, hostilePrograms } from './hostilePrograms';

const PAGE = '/developers/docs/guides/js_apps/connect_to_sandbox';

test.use({
  ...withFastCode,
  // The policy of the frame says what it refuses.
  expectedMessages: { patterns: [/Content Security Policy|violates|Refused|blocked|not allowed|Failed to load/i] },
});
test.setTimeout(400_000);

/** The code of each program, and chunks of the page: the explanation of an error. */
const isOwn = /^blob:null|\/assets\/js\/[0-9a-f]{8}\.js$/;

/** Runs each, and looks what has changed outside of its worker. */
async function runHostile(page: Page, panel: Locator): Promise<void> {
  const outside: string[] = [];
  // An attempt is a request too; what is refused has no response.
  page.on('response', (response) => isOwn.test(response.url()) || outside.push(response.url()));
  page.on('dialog', (dialog) => outside.push(dialog.message()));
  page.context().on('page', (other) => outside.push(other.url()));
  const state = () =>
    page.evaluate(() => [
      location.href,
      document.title,
      document.cookie,
      // The page itself may keep something meanwhile, and load a chunk of its own.
      ['x', 'stolen'].filter((name) => name in localStorage || name in sessionStorage).join(),
      [...document.scripts].filter(({ src }) => !src.startsWith(`${location.origin}/assets/`)).length,
      document.querySelectorAll('iframe').length,
    ]);
  await panel.getByText('Change the code').click();
  const before = await state();
  for (const [name, code] of Object.entries(hostilePrograms(new URL(page.url()).origin))) {
    await runCode(panel, `${code}\nconsole.log('end of the program');`);
    await ended(panel);
    const text = await panel.getByRole('log').textContent();
    expect(`${name}: ${text}`).not.toContain('REACHED');
    expect([name, ...(await state())]).toEqual([name, ...before]);
  }
  expect(outside).toEqual([]);
}

test('hostile programs reach nothing outside of their worker; too much output is stopped, and what broke is gone', async ({
  page,
}) => {
  const panel = await openPanel(page, PAGE);
  await start(panel);
  await runHostile(page, panel);

  await runCode(panel, ENDLESS.messages);
  await expect(panel.getByRole('status')).toContainText('more than 2000 messages');
  await expect(page.locator('iframe')).toHaveCount(0);

  await runCode(panel, BROKEN);
  await expect(panel.getByRole('log')).toContainText('begun', { timeout: START_MS });
  await panel.getByRole('button', { name: 'Reset network' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  await start(panel);
  await expect(panel.getByRole('log')).toHaveAttribute('data-status', 'done');
});
