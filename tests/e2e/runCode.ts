import { expect, type Locator, type Page } from '@playwright/test';
import config from '../../playwright.config';

const launchOptions = config.use!.launchOptions!;
/** A network runs long enough for its code to be made fast, unlike a page. */
export const withFastCode = {
  launchOptions: { ...launchOptions, args: launchOptions.args!.filter((arg) => !arg.startsWith('--js-flags')) },
};

/** A network starts in half a minute on a busy machine. */
export const START_MS = 150_000;

export const panelOf = (page: Page): Locator => page.getByRole('group', { name: 'Run this code' }).first();

/** Opens the panel of a block, by its place among those that can be run. */
export async function openPanel(page: Page, path: string, block = 0): Promise<Locator> {
  await page.goto(path);
  const figure = page.locator('figure:has([data-code="run"])').nth(block);
  await figure.getByRole('button', { name: 'Run', exact: true }).click();
  return panelOf(page);
}

export const ended = (panel: Locator): Promise<void> =>
  expect(panel.getByRole('log')).toHaveAttribute('data-status', /done|failed|stopped/, { timeout: START_MS });

/** Starts the network with the panel's program, and waits until that has ended. */
export async function start(panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: /^Download [\d.]+ MB and run$/ }).click();
  await ended(panel);
}

/** The editor, once it is there. */
export async function openEditor(panel: Locator): Promise<Locator> {
  const editor = panel.locator('.cm-content');
  if (!(await editor.isVisible())) await panel.getByText('Change the code').click();
  await expect(editor).toBeVisible();
  return panel.getByRole('textbox', { name: 'Code to run' });
}

export async function write(panel: Locator, code: string): Promise<void> {
  const editor = await openEditor(panel);
  await editor.focus();
  await panel.page().keyboard.press('ControlOrMeta+a');
  await panel.page().keyboard.insertText(code);
}

/** Runs other code in its place. */
export async function runCode(panel: Locator, code: string): Promise<void> {
  await write(panel, code);
  await panel.getByRole('button', { name: 'Run again' }).click();
}
