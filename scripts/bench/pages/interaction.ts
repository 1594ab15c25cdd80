import type { Browser } from '@playwright/test';
import { answerConsent, newVisit, result, settle, type Visit } from './browser';
import type { Site } from './sites';
import { against, median, ms, printTable } from './table';
import { TARGET } from './targets';

const RUNS = 5;
const CPU = 4;
/** The 'Fast 4G' of Chromium's developer tools: bytes a second, and milliseconds for each request. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
/** A reader's pointer rests on a button about this long before it is pressed. */
const REST_MS = 150;

/** Runs in the page: from the click to the frame that shows the dialog. */
function watch(): void {
  let since = 0;
  document.addEventListener('click', ({ timeStamp }) => (since ||= timeStamp), true);
  const observer = new MutationObserver(() => {
    if (!since || !document.querySelector('dialog.search[open]')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { result: performance.now() - since })));
  });
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
}

async function slowDown({ session }: Visit): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

async function measure(browser: Browser, site: Site, path: string, rest: number): Promise<number> {
  const visit = await newVisit(browser);
  const { page, context } = visit;
  await answerConsent(page);
  await page.addInitScript(watch);
  await slowDown(visit);
  await page.goto(site.url + path);
  await settle(page);
  const box = (await page.locator('[data-search-open]').first().boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  if (rest) await page.waitForTimeout(rest);
  await page.mouse.click(x, y);
  const opened = await result<number>(page);
  await context.close();
  return opened;
}

/** A click on search before React is there, at once and after the pointer has rested on the button. */
export async function interactionPart(browser: Browser, site: Site, path: string): Promise<void> {
  const times: { name: string; all: number[] }[] = [
    { name: 'click as soon as the pointer is there', all: [] },
    { name: `click after the pointer rested ${REST_MS} ms`, all: [] },
  ];
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, { all }] of times.entries()) all.push(await measure(browser, site, path, i * REST_MS));
  const rows = times.map(({ name, all }) => [
    name,
    ms(median(all)),
    ms(Math.max(...all)),
    against(median(all), TARGET.interaction, 'ms'),
  ]);
  printTable(
    `Click on search before hydration to the open dialog, ${CPU}x slower processor, fast 4G (165 ms a request)`,
    [['', 'median ms', 'slowest ms', 'target'], ...rows],
  );
}
