import type { Browser, CDPSession, Page } from '@playwright/test';
import { answerConsent, newVisit } from '../pages/browser';

export interface Typing {
  /** From the key to painted results, for each key. */
  ms: number[];
  /** From the first key to the first results, with nothing loaded before. */
  firstMs: number;
  /** Bytes over the network until then: code, manifest, index. */
  codeBytes: number;
  indexBytes: number;
}

/** Counts the time between an input event and the frame after the list has changed. */
function watch(): void {
  const store = window as unknown as { typed: number[] };
  store.typed = [];
  let since = 0;
  document.addEventListener('input', () => (since = performance.now()), true);
  const observer = new MutationObserver(() => {
    if (!since) return;
    const from = since;
    since = 0;
    // A task after the next frame: the results are on the screen.
    requestAnimationFrame(() => setTimeout(() => store.typed.push(performance.now() - from)));
  });
  const attach = () => {
    const list = document.getElementById('search-options');
    if (list) observer.observe(list, { childList: true });
    else requestAnimationFrame(attach);
  };
  attach();
}

async function countBytes(session: CDPSession) {
  const urls = new Map<string, string>();
  const bytes = { code: 0, index: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => urls.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    if (/\/assets\/search\/(?!.*-text-)|search-(manifest|head)/.test(url)) bytes.index += encodedDataLength;
    else if (/\/assets\/boot\//.test(url)) bytes.code += encodedDataLength;
  });
  return bytes;
}

async function typeAll(page: Page, queries: readonly string[]): Promise<number[]> {
  const input = page.locator('.search__input');
  await input.fill('');
  await page.evaluate(() => ((window as unknown as { typed: number[] }).typed = []));
  for (const query of queries) {
    await input.fill('');
    // As fast as a good typist.
    await input.pressSequentially(query, { delay: 90 });
  }
  return page.evaluate(() => (window as unknown as { typed: number[] }).typed);
}

/** Types queries into the dialog of the real site, as a reader would. */
export async function typing(browser: Browser, url: string, queries: readonly string[], slow: number): Promise<Typing> {
  const { context, page, session } = await newVisit(browser);
  await answerConsent(page);
  await page.goto(`${url}/developers/docs/concepts/fees`);
  const bytes = await countBytes(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slow });
  await page.evaluate(watch);
  await page.keyboard.press('Control+k');
  await page.locator('.search__input').waitFor();
  const start = Date.now();
  await page.keyboard.type('f');
  await page.locator('.search-hit').first().waitFor();
  const firstMs = Date.now() - start;
  await page.locator('.search-hit__text').first().waitFor();
  const result = { firstMs, codeBytes: bytes.code, indexBytes: bytes.index };
  const ms = await typeAll(page, queries);
  await context.close();
  return { ...result, ms };
}

/** The 'Slow 4G' of Chromium's developer tools: bytes a second, and milliseconds for each request. */
const SLOW_4G = { offline: false, downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };

interface Noted {
  keys: number[];
  shown?: number;
}

/** Notes in the page when keys come and when the first result is painted: a question from outside would come later. */
function noteFirst(): void {
  const noted: Noted = { keys: [] };
  Object.assign(window, { noted });
  addEventListener('input', () => noted.keys.push(performance.now()), true);
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('.search-hit')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (noted.shown = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}

/** From the first and from the last of four keys to the first results, on a page that has nothing of the search yet. */
export async function firstOnSlow4g(browser: Browser, url: string): Promise<{ first: number; last: number }> {
  const { context, page, session } = await newVisit(browser);
  await answerConsent(page);
  await page.addInitScript(noteFirst);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await page.goto(`${url}/developers/docs/concepts/fees`);
  await page.keyboard.press('Control+k');
  await page.locator('.search__input').waitFor();
  await page.keyboard.type('fees', { delay: 90 });
  const answer = await page.waitForFunction(() => {
    const { keys, shown } = (window as unknown as { noted: Noted }).noted;
    return shown && { first: Math.round(shown - keys[0]!), last: Math.round(shown - keys.at(-1)!) };
  });
  const ms = (await answer.jsonValue()) as { first: number; last: number };
  await context.close();
  return ms;
}
