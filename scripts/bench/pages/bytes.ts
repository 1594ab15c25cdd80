import type { Browser, CDPSession } from '@playwright/test';
import { interact, newVisit, settle } from './browser';
import type { Site } from './sites';
import { against, kb, printTable, ratio } from './table';
import { TARGET } from './targets';

const KINDS = ['JS', 'CSS', 'HTML', 'font', 'other', 'prefetch'] as const;
const SHOWN = KINDS.slice(0, 5);
type Kind = (typeof KINDS)[number];
type Bytes = Record<Kind | 'total', number>;

interface Load {
  before: Bytes;
  after: Bytes;
  /** Largest contentful paint on this machine, without any slow-down. */
  lcp: number;
  /** Layout shift until the end of hydration. */
  cls: number;
}

const MIME: [RegExp, Kind][] = [
  [/javascript/, 'JS'],
  [/css/, 'CSS'],
  [/html/, 'HTML'],
  [/font|woff/, 'font'],
];

/** Bytes over the network by kind. Total leaves out what is fetched ahead for other pages. */
async function countBytes(session: CDPSession): Promise<() => Bytes> {
  const kinds = new Map<string, Kind>();
  const ahead = new Set<string>();
  const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  await session.send('Network.enable');
  session.on('Network.requestWillBeSentExtraInfo', ({ requestId, headers }) => {
    if (/prefetch/.test(headers['Sec-Purpose'] ?? headers['Purpose'] ?? '')) ahead.add(requestId);
  });
  session.on('Network.responseReceived', ({ requestId, response: { mimeType } }) =>
    kinds.set(requestId, MIME.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'other'),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = ahead.has(requestId) ? 'prefetch' : kinds.get(requestId);
    if (kind) sums[kind] += encodedDataLength;
  });
  return () => ({ ...sums, total: KINDS.reduce((sum, kind) => sum + (kind === 'prefetch' ? 0 : sums[kind]), 0) });
}

/** Runs in the page: keeps what the browser says about paint and shifts. */
function watch(): void {
  const seen = { lcp: 0, cls: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => (seen.lcp = list.getEntries().at(-1)!.startTime)).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.cls += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function measureLoad(browser: Browser, site: Site, path: string): Promise<Load> {
  const { context, page, session } = await newVisit(browser);
  await page.addInitScript(watch);
  const bytes = await countBytes(session);
  await page.goto(site.url + path);
  await settle(page);
  const before = bytes();
  await interact(page, site.hydrated);
  const after = bytes();
  const seen = await page.evaluate<Pick<Load, 'lcp' | 'cls'>>('window.seen');
  await context.close();
  return { before, after, ...seen };
}

const HEAD = ['', ...SHOWN, 'total', 'prefetch', 'JS after', 'total after', 'LCP ms', 'CLS'];

function row(name: string, { before, after, lcp, cls }: Load): string[] {
  const figures = [...SHOWN.map((kind) => before[kind]), before.total, before.prefetch, after.JS, after.total];
  return [name, ...figures.map(kb), lcp.toFixed(0), cls.toFixed(3)];
}

/** Figures of our page that have a target, in KB, with the peers' for comparison. */
function judge(own: Load, peers: readonly Load[]): boolean {
  const figures: [string, (load: Load) => number, number][] = [
    ['JS before interaction', (load) => load.before.JS, TARGET.jsBefore],
    ['JS after hydration', (load) => load.after.JS, TARGET.jsAfter],
    ['total before interaction', (load) => load.before.total, TARGET.totalBefore],
  ];
  const rows = figures.map(([name, of, target]) => [
    name,
    `${kb(of(own))} KB`,
    against(of(own) / 1024, target, 'KB'),
    ratio(of(own), peers.map(of)),
  ]);
  printTable('Byte targets', [['', 'ours', 'target', 'to the lightest peer'], ...rows]);
  return figures.every(([, of, target]) => of(own) <= target * 1024);
}

/** The same long page on each site, then the other kinds of page of ours. True when the targets are met. */
export async function bytesPart(
  browser: Browser,
  [own, ...peers]: readonly [Site, ...Site[]],
  longPage: string,
  otherPages: readonly string[],
): Promise<boolean> {
  const ownLoad = await measureLoad(browser, own, longPage);
  const peerLoads: Load[] = [];
  for (const peer of peers) peerLoads.push(await measureLoad(browser, peer, longPage));
  const rows = [row(own.name, ownLoad), ...peers.map(({ name }, i) => row(name, peerLoads[i]!))];
  for (const path of otherPages) rows.push(row(`ours ${path}`, await measureLoad(browser, own, path)));
  printTable(`Bytes before interaction, KB compressed with response headers, on ${longPage}`, [HEAD, ...rows]);
  return judge(ownLoad, peerLoads);
}
