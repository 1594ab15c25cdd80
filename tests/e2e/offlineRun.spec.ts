import { expect, test } from './deployments';
import { openPanel, start, withFastCode } from './runCode';

// What a browser says of requests that nobody answers.
test.use({ ...withFastCode, expectedMessages: { patterns: [/net::ERR/, /Failed to (load|fetch)/, /FetchEvent/] } });

const NEEDED = /^(\/|\/offline|\/run-frame|\/assets\/(boot|css|fonts|js|tab)\/.*)$/;

test('[OFF-11] with the network kept too, code runs with the network off, in a document without an origin', async ({
  page,
  host,
}) => {
  test.setTimeout(300_000);
  host.only((url) => NEEDED.test(url));
  await page.goto(`${host.url}/offline`);
  const card = page.locator('[data-place="stable"]');
  await card.getByLabel(/Also the network that runs code: \d+\.\d MB more to fetch/).check();
  await card.getByRole('button', { name: /^Keep/ }).click();
  await expect(card.getByRole('status')).toContainText('It is kept', { timeout: 120_000 });
  await expect(card).toContainText('with the network that runs code');
  host.off();
  const panel = await openPanel(page, `${host.url}/`);
  await start(panel);
  await expect(panel.getByRole('log')).toContainText('Bob has');
  const frame = page.frames().find((each) => each.url().endsWith('/run-frame'))!;
  expect(await frame.evaluate(() => origin)).toBe('null');
});
