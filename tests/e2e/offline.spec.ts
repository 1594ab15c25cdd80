import { expect, hold, hydrate, test } from './support';

const PAGE = '/developers/docs/concepts/fees';

test.use({ expectedMessages: { patterns: [/net::ERR/, /Failed to (load|fetch)/, /ChunkLoadError/] } });

test('[SRCH-7] a search says that it is loading, that it failed offline, and goes on where it is asked to', async ({
  page,
  context,
}) => {
  const release = await hold(page, /\/search-head-|\/assets\/search\//);
  await page.goto(PAGE);
  await hydrate(page);
  await page.getByRole('button', { name: /Search docs/ }).click();
  await page.getByRole('combobox').fill('private balance');
  const dialog = page.getByRole('dialog', { name: /search/i });
  await expect(dialog).toContainText('Loading the search index');
  await context.setOffline(true);
  release();
  await expect(dialog).toContainText('Unable to fetch results');
  await context.setOffline(false);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('a page that lost the connection says what still works, and that is true', async ({ page, context }) => {
  await page.goto(PAGE);
  await context.setOffline(true);
  await page.locator('.navbar__brand').hover();
  const message = page.getByText('Part of this page did not load.');
  await expect(message).toBeVisible();
  await expect(message).toContainText('You can go on reading; to use it, check your connection and reload.');
  await page.locator('.toc--desktop a').last().click();
  await expect(page.locator('.markdown h2').last()).toBeInViewport();
});
