import { AS_SEEN, expectAccessible, violations } from './axe';
import { openEditor, openPanel, withFastCode, write } from './runCode';
import { expect, test } from './support';

// The compiler takes a core for some seconds.
test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);
test.use(withFastCode);

const NOTE = '.run__types p';
const LOADED_MS = 60_000;
const TYPES = /\/assets\/tab\/(checker|declarations)-/;

/** What each version has, and the other has not. */
const OWN = [
  { path: '/', module: '@aztec/aztec.js', name: 'createPXEClient' },
  { path: '/nightly/developers/docs/tutorials/sandbox', module: '@aztec/aztec.js/node', name: 'createAztecNodeClient' },
];

for (const { path, module, name } of OWN)
  test(`types of ${path}: nothing before the first change, then a mistake at its line and names of the release`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const panel = await openPanel(page, path);
    const editor = await openEditor(panel);
    await expect(panel.locator(NOTE)).toContainText(
      /Your first change downloads the types of the packages \([\d.]+ MB\)/,
    );
    expect(requests.filter((url) => url.startsWith('/assets/tab/'))).toEqual([]);

    await write(panel, `import { ${name} } from '${module}';\n\nconst n: number = 'x';\n`);
    await expect(panel.locator(NOTE)).toHaveText('Types: 1 error. Run runs the code all the same.', {
      timeout: LOADED_MS,
    });
    await expect(panel.locator('.run__types li')).toHaveText([
      "Line 3: Type 'string' is not assignable to type 'number'.",
    ]);
    await expect(panel.locator('.cm-line', { has: page.locator('.cm-lintRange-error') })).toHaveText(
      "const n: number = 'x';",
    );
    expect(requests.filter((url) => TYPES.test(url))).toHaveLength(2);
    // Run waits for nothing of it.
    expect(requests.filter((url) => url === '/run-frame')).toEqual([]);
    await panel.locator('.cm-lintRange-error').first().hover();
    await expect(panel.locator('.cm-tooltip-lint')).toContainText("Type 'string' is not assignable to type 'number'.");
    await expectAccessible(page, '.run');
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await violations(page, '.run', AS_SEEN)).toEqual([]);

    await editor.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(`import { ${name.slice(0, -2)} } from '${module}';`);
    for (let i = 0; i < ` } from '${module}';`.length; i++) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Space');
    const option = panel.getByRole('option', { name, exact: true });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(editor).toBeFocused();
    // Not by a key: for a moment the list takes none, so that nobody takes by accident what has just appeared.
    await option.click();
    await expect(editor).toHaveText(`import { ${name} } from '${module}';`);
    await expect(panel.locator(NOTE)).toHaveText('Types: no errors. Ctrl+Space completes names.');
  });

test('a later block knows the names of the blocks before it', async ({ page }) => {
  const panel = await openPanel(page, '/developers/docs/guides/js_apps/create_account', 1);
  const editor = await openEditor(panel);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText('\nnobody;');
  await expect(panel.locator('.run__types li')).toHaveText([/^Line \d+: Cannot find name 'nobody'\.$/], {
    timeout: LOADED_MS,
  });
});

test.describe('where the worker does not load', () => {
  test.use({ expectedMessages: { patterns: [/Failed to load resource/] } });

  test('the editor says so, keeps what is written, and Run is offered as before', async ({ page }) => {
    await page.route(/\/assets\/tab\/checker-/, (route) => route.abort());
    const panel = await openPanel(page, '/');
    await write(panel, "const n: number = 'x';");
    await expect(panel.locator(NOTE)).toHaveText('Types did not load. Run works without them.');
    await expect(panel.getByRole('textbox', { name: 'Code to run' })).toHaveText("const n: number = 'x';");
    await expect(panel.getByRole('button', { name: /^Download [\d.]+ MB and run$/ })).toBeEnabled();
    await page.unroute(/\/assets\/tab\/checker-/);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.locator('.cm-lintRange-error')).toHaveText('n', { timeout: LOADED_MS });
  });
});
