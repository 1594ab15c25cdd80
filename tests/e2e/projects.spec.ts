import fs from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './support';

const TUTORIAL = '/developers/docs/tutorials/contract_tutorials/counter_contract';

test.use({ javaScriptEnabled: false });

test('[PROJ-1] a tutorial offers its project at both ends, with sizes, and a press saves a zip that unpacks', async ({
  page,
  request,
}) => {
  await page.goto(TUTORIAL);
  const box = page.getByRole('note').filter({ hasText: 'Get the project' });
  await expect(box).toContainText(/as it ends \(zip, \d+ KB\) or as it starts \(zip, \d+ KB\)/);
  for (const [link, has] of [
    ['as it ends', 'fn increment'],
    ['as it starts', '// Here: increment'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      box.getByRole('link', { name: link }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^counter(-start)?-v[\d.]+\.zip$/);
    const files = unzipSync(fs.readFileSync(await download.path()));
    const [, main] = Object.entries(files).find(([name]) => name.endsWith('contract/src/main.nr'))!;
    expect(strFromU8(main)).toContain(has);
    const { ok, headers } = await request.head(download.url()).then((r) => ({ ok: r.ok(), headers: r.headers() }));
    expect([ok, headers['content-type'], headers['cache-control']]).toEqual([
      true,
      'application/zip',
      'public, max-age=31536000, immutable',
    ]);
  }
  await expect(page.getByText('Change the project:')).toBeVisible();
  expect(await (await request.get(`${TUTORIAL}.md`)).text()).toMatch(/\[as it ends\]\(http\S+\/counter-v\S+\.zip\)/);
});
