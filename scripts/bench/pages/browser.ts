import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import { chromiumPath } from '../../chromium.mjs';

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });

export interface Visit {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
}

/** A reader who comes for the first time, on a wide screen. */
export async function newVisit(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // tsx wraps functions in a helper that pages do not have.
  await page.addInitScript('globalThis.__name = (value) => value');
  return { context, page, session: await context.newCDPSession(page) };
}

/** Answers the question about cookies, so that its banner covers nothing that is to be clicked. */
export const answerConsent = (page: Page): Promise<unknown> =>
  page.addInitScript(() => localStorage.setItem('matomoConsent', 'false'));

/** The network is quiet, and what a page does when it is idle is done. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

/** What a script in the page leaves in `window.result`, once it is there. */
export async function result<T>(page: Page): Promise<T> {
  const handle = await page.waitForFunction(() => (window as unknown as { result?: unknown }).result);
  return (await handle.jsonValue()) as T;
}

/** Any key makes our site load React; the others have started by themselves. */
export async function interact(page: Page, hydrated: () => boolean): Promise<void> {
  await page.locator('h1').first().hover();
  await page.keyboard.press('Shift');
  await page.waitForFunction(hydrated);
  await settle(page);
}
