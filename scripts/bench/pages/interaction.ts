import type { Browser, Page } from '@playwright/test';
import { answerConsent, newVisit, result, settle, type Visit } from './browser';
import type { Site } from './sites';
import { against, median, ms, printTable } from './table';
import { TARGET } from './targets';
import { WIDGETS, type Widget } from './widgets';

const RUNS = 3;
const CPU = 4;
/** The 'Fast 4G' of Chromium's developer tools: bytes a second, and milliseconds for each request. */
const FAST_4G = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 };
const PHONE = { width: 390, height: 800 };

/** Runs in the page: from the click to the frame that shows the response. */
function watch({ response, gone }: Pick<Widget, 'response' | 'gone'>): void {
  const shown = () => (document.querySelector(response) !== null) !== Boolean(gone);
  const onClick = ({ timeStamp }: Event) => {
    const look = () => {
      if (shown()) setTimeout(() => Object.assign(window, { result: performance.now() - timeStamp }));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  document.addEventListener('click', onClick, { capture: true, once: true });
}

async function slowDown({ session }: Visit): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
}

/** Where a widget is, brought into view by no act of the reader. */
async function centre(page: Page, { name, target }: Widget): Promise<[number, number]> {
  const element = page.locator(target).filter({ visible: true }).first();
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`${name}: nothing to click at ${target} on ${page.url()}`);
  return [box.x + box.width / 2, box.y + box.height / 2];
}

async function measure(browser: Browser, site: Site, long: string, widget: Widget): Promise<number> {
  const visit = await newVisit(browser);
  const { page, context } = visit;
  if (widget.phone) await page.setViewportSize(PHONE);
  if (!widget.asks) await answerConsent(page);
  await slowDown(visit);
  await page.goto(site.url + (widget.path ?? long));
  await settle(page);
  await widget.prepare?.(page);
  const place = await centre(page, widget);
  await page.evaluate(watch, { response: widget.response, gone: widget.gone });
  await page.mouse.click(...place);
  const time = await result<number>(page);
  await context.close();
  return time;
}

/** The first act on each widget, before React is there, as soon as the pointer has come. */
export async function interactionPart(browser: Browser, site: Site, path: string): Promise<void> {
  const times = WIDGETS.map((): number[] => []);
  for (let run = 0; run < RUNS; run += 1)
    for (const [i, widget] of WIDGETS.entries()) times[i]!.push(await measure(browser, site, path, widget));
  const rows = WIDGETS.map(({ name }, i) => {
    const all = times[i]!;
    return [name, ms(median(all)), ms(Math.max(...all)), against(median(all), TARGET.interaction, 'ms')];
  });
  printTable(
    `First act to visible response, before hydration, ${CPU}x slower processor, fast 4G (165 ms a request), ${RUNS} runs`,
    [['', 'median ms', 'slowest ms', 'target'], ...rows],
  );
}
