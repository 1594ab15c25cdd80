import { mkdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support';
import { deadLinks, liveLinks, REFUSED, USED } from './hostileArtifacts';
import { ended, openEditor, openPanel, runCode, start, START_MS, withFastCode } from './runCode';
import { BROKEN, ENDLESS, FLOOD_LATER, hostilePrograms, POLLUTION } from './hostilePrograms';

const PAGE = '/developers/docs/guides/js_apps/connect_to_sandbox';

test.use({
  ...withFastCode,
  // The policy of the frame says what it refuses, and a worker that a program broke what it fails by.
  expectedMessages: {
    patterns: [/Content Security Policy|violates|Refused|blocked|not allowed|Failed to load/i, /^Error: broken$/],
  },
});
test.setTimeout(400_000);

/** The code of each program, and what the page loads itself: the explanation of an error, types for who changes code. */
const isOwn = /^blob:null|\/assets\/(js\/[\w-]+\.[0-9a-f]{5}\.js|tab\/(checker|declarations)-[0-9a-f]{16}\.js(on)?)$/;

/** Responses, dialogs and windows from now on: an attempt is a request too, but what is refused has no response. */
function watch(page: Page, isExpected: (url: string) => boolean): string[] {
  const outside: string[] = [];
  page.on('response', (response) => isExpected(response.url()) || outside.push(response.url()));
  page.on('dialog', (dialog) => outside.push(dialog.message()));
  page.context().on('page', (other) => outside.push(other.url()));
  return outside;
}

const stateOf = (page: Page) => () =>
  page.evaluate(() => [
    location.href,
    document.title,
    document.cookie,
    // The page itself may keep something meanwhile, and load a chunk of its own.
    ['x', 'stolen'].filter((name) => name in localStorage || name in sessionStorage).join(),
    [...document.scripts].filter(({ src }) => !src.startsWith(`${location.origin}/assets/`)).length,
    document.querySelectorAll('iframe').length,
  ]);

/** Runs each, and looks what has changed outside of its worker. */
async function runHostile(page: Page, panel: Locator): Promise<void> {
  const outside = watch(page, (url) => isOwn.test(url));
  const state = stateOf(page);
  await openEditor(panel);
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
  await panel.getByRole('button', { name: 'Reset network' }).first().click();
  await panel.getByRole('button', { name: 'Yes, reset' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  // What was written is still there.
  await expect(await openEditor(panel)).toContainText('throw new Error');
  await runCode(panel, POLLUTION);
  await ended(panel);
  await expect(panel.getByRole('alert')).toContainText('The program changed Object.prototype.polluted');
  await panel.getByRole('alert').getByRole('button', { name: 'Reset network' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);

  await runCode(panel, "console.log('well again');");
  await ended(panel);
  await expect(panel.getByRole('log')).toHaveText('well again');
  await runCode(panel, FLOOD_LATER);
  await expect(panel.getByRole('status')).toContainText('more than 2000 messages');
  await runCode(panel, "console.log('nothing else');");
  await ended(panel);
  await expect(panel.getByRole('log')).toHaveText('nothing else');
});

const choose = (panel: Locator, name: string, content: string) =>
  panel
    .getByLabel('Compiled contract')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });

test('files that are no compiled contracts are refused with a sentence, and nothing of them acts', async ({ page }) => {
  const panel = await openPanel(page, PAGE);
  await openEditor(panel);
  await panel.getByText('Use a contract of your own').click();
  const outside = watch(page, (url) => isOwn.test(url));
  const state = stateOf(page);
  const before = await state();
  const said = panel.locator('[role="status"].run__error');
  for (const [attempt, { name = 'hostile.json', content, says }] of Object.entries(REFUSED)) {
    await choose(panel, name, content);
    await expect(said, attempt).toHaveText(says);
    expect([attempt, ...(await state())]).toEqual([attempt, ...before]);
  }
  const large = path.resolve('test-results/large.json');
  mkdirSync(path.dirname(large), { recursive: true });
  writeFileSync(large, '');
  truncateSync(large, 200_000_000);
  await panel.getByLabel('Compiled contract').setInputFiles(large);
  await expect(said).toHaveText(
    'large.json was not taken. It has 200.0 MB; what can be opened here has at most 20.0 MB.',
  );
  rmSync(large);
  await expect(panel.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  expect(outside).toEqual([]);
});

test('programs with hostile contracts come to an end, and reach nothing', async ({ page }) => {
  const panel = await openPanel(page, PAGE);
  await start(panel);
  await openEditor(panel);
  await panel.getByText('Use a contract of your own').click();
  const outside = watch(page, (url) => isOwn.test(url));
  const state = stateOf(page);
  const before = await state();
  for (const [attempt, { content, code, says }] of Object.entries(USED)) {
    await choose(panel, 'hostile.json', content);
    await expect(panel.getByText('hostile.json is here.')).toBeVisible();
    await runCode(panel, code);
    await ended(panel);
    const text = `${await panel.getByRole('log').textContent()} ${(await panel.locator('.run__error pre').allTextContents()).join()}`;
    expect(text, attempt).toMatch(says);
    expect(text, attempt).not.toContain('REACHED');
    expect([attempt, ...(await state())]).toEqual([attempt, ...before]);
    await panel.getByRole('button', { name: /^Remove/ }).click();
  }
  expect(outside).toEqual([]);
});

test('links that somebody made give no code, or code that stands there and is run by nobody', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const panel = await openPanel(page, '/');
  const own = await (await openEditor(panel)).innerText();
  await panel.getByRole('button', { name: 'Copy a link to this code' }).click();
  await expect(page).toHaveURL(/#run=/);
  const block = /#run=([0-9a-f]+)\./.exec(page.url())![1]!;
  const open = async (fragment: string) => {
    await page.goto('about:blank');
    await page.goto(`/#run=${fragment}`);
  };
  for (const [attempt, fragment] of Object.entries(deadLinks(block))) {
    await open(fragment);
    if (!fragment.startsWith(`${block}.`)) {
      await expect(page.locator('.run'), attempt).toHaveCount(0);
      continue;
    }
    await openEditor(page.locator('.run'));
    await expect(page.locator('.run__shared'), attempt).toHaveCount(0);
    expect(await page.getByRole('textbox', { name: 'Code to run' }).innerText(), attempt).toBe(own);
  }
  for (const [attempt, fragment] of Object.entries(liveLinks(block))) {
    await open(fragment);
    await expect(page.locator('.run__shared'), attempt).toContainText('It is not of this site');
    await expect(page.getByRole('textbox', { name: 'Code to run' }), attempt).toBeVisible();
    const [notice, button] = await Promise.all([
      page.locator('.run__shared').boundingBox(),
      page.getByRole('button', { name: /^Download/ }).boundingBox(),
    ]);
    expect(notice!.y, attempt).toBeLessThan(button!.y);
    expect(await page.title(), attempt).not.toMatch(/^[123]$/);
    await expect(page.locator('.run img, .run script'), attempt).toHaveCount(0);
  }
  const { origin } = new URL(page.url());
  expect(asked.filter((url) => !url.startsWith(origin) && url !== 'about:blank')).toEqual([]);
  expect(asked.filter((url) => url.includes('/assets/tab/') || url.includes('run-frame'))).toEqual([]);
});
