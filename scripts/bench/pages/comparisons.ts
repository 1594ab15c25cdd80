import type { Browser, Page } from '@playwright/test';
import { ANY_TWO } from '../../../core/compare/published';
import type { Version } from '../../../core/versions';

export interface Comparisons {
  pairs: number;
  /** Pages that were opened in them, one in each that has changes. */
  opened: number;
  /** Those that showed nothing, with the reason. */
  failed: string[];
}

/** Opens the first page of a comparison that changed; false where none has. */
async function openChanged(page: Page, address: string): Promise<boolean> {
  await page.goto(address);
  await page.locator('.compare__groups li').first().waitFor();
  const changed = page.locator('.compare__groups li[data-verdict="changed"] a').first();
  if ((await changed.count()) === 0) return false;
  await changed.click();
  await page.locator('.compare__section').first().waitFor();
  return true;
}

/** Any two versions compared in the browser. */
export async function compareAny(browser: Browser, url: string, rows: readonly Version[]): Promise<Comparisons> {
  const pairs = rows.flatMap((from, i) => rows.slice(i + 1).map((to) => `${ANY_TWO}?from=${from.id}&to=${to.id}`));
  const result: Comparisons = { pairs: pairs.length, opened: 0, failed: [] };
  const page = await browser.newPage();
  for (const pair of pairs)
    await openChanged(page, url + pair).then(
      (opened) => (result.opened += Number(opened)),
      (reason: Error) => result.failed.push(`${pair}: ${reason.message.split('\n')[0]}`),
    );
  await page.close();
  return result;
}
