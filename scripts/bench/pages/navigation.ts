import type { Browser, Page } from '@playwright/test';
import { answerConsent, interact, newVisit, result } from './browser';
import type { Site } from './sites';
import { median, ms, printTable, ratio } from './table';

const LINKS = 7;
/** Sites take turns, since the machine has other work. */
const ROUNDS = 3;
/** A reader's pointer rests on a link about this long before it is pressed. */
const REST_MS = 300;

interface Navigated {
  ms: number;
  /** The browser loaded a new document. */
  full: boolean;
}

/** Runs in each document: from the click on a link to the frame that shows another title. */
function watch(): void {
  const store = window as unknown as { result?: Navigated };
  const title = () => document.querySelector('h1')?.textContent;
  const clicked = Number(sessionStorage.getItem('clicked'));
  sessionStorage.removeItem('clicked');
  const done = (now: number, since: number, full: boolean) => (store.result = { ms: now - since, full });
  if (clicked)
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) done(performance.timeOrigin + paint.startTime, clicked, true);
    }).observe({ type: 'paint', buffered: true });
  const onClick = ({ timeStamp }: Event) => {
    store.result = undefined;
    sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp));
    const old = title();
    const observer = new MutationObserver(() => {
      if (!title() || title() === old) return;
      observer.disconnect();
      sessionStorage.removeItem('clicked');
      requestAnimationFrame(() => setTimeout(() => done(performance.now(), timeStamp, false)));
    });
    observer.observe(document, { subtree: true, childList: true, characterData: true });
  };
  document.addEventListener('click', onClick, true);
}

async function follow(page: Page, { sidebar }: Site, path: string): Promise<Navigated> {
  const link = page.locator(`${sidebar} a[href="${path}"], ${sidebar} a[href="${path}/"]`).first();
  await link.hover();
  await page.waitForTimeout(REST_MS);
  await link.click();
  return result<Navigated>(page);
}

async function measure(browser: Browser, site: Site, from: string, paths: readonly string[]): Promise<Navigated[]> {
  const { page, context } = await newVisit(browser);
  await answerConsent(page);
  await page.addInitScript(watch);
  await page.goto(site.url + from);
  await interact(page, site.hydrated);
  const all: Navigated[] = [];
  for (const path of paths) all.push(await follow(page, site, path));
  await context.close();
  return all;
}

function print(title: string, sites: readonly Site[], results: readonly Navigated[][]): void {
  const times = results.map((all) => all.map((each) => each.ms));
  const medians = times.map(median);
  const rows = sites.map(({ name }, i) => [
    name,
    ms(medians[i]!),
    ms(Math.max(...times[i]!)),
    results[i]!.every(({ full }) => full) ? 'full load' : 'in the page',
  ]);
  printTable(title, [['', 'median ms', 'slowest ms', 'how'], ...rows]);
  const [own = NaN, ...peers] = medians;
  const verdict = own <= Math.min(...peers) ? 'ok' : 'missed';
  console.log(`Target: no slower than the best peer: ${verdict}; ${ratio(own, peers)}`);
}

/** Click on a link of the sidebar to the new page on the screen, over the pages that stand beside the long one. */
export async function navigationPart(
  browser: Browser,
  sites: readonly Site[],
  from: string,
  beside: readonly string[],
): Promise<void> {
  const paths = beside.filter((path) => path !== from).slice(0, LINKS);
  const results = sites.map((): Navigated[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [i, site] of sites.entries()) results[i]!.push(...(await measure(browser, site, from, paths)));
  const how = `${paths.length} links, ${ROUNDS} times, hovered ${REST_MS} ms`;
  print(`Client navigation: click to the new page on the screen, ${how}`, sites, results);
}
