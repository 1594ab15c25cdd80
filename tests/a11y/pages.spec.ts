import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { AS_SEEN, AXE, STRUCTURE, violations } from '../e2e/axe';
import { overflows, setWidth } from '../e2e/overflow';
import { builtHtml, expect, SAMPLES, serveMathsStylesheet, test } from '../e2e/support';
import { newLooks } from './looks';

/** Every page of the build: what the sitemap lists, and the nightly and tag pages that it leaves out. */
function builtPages(dir: string, base = ''): string[] {
  return fs.readdirSync(path.join(dir, base), { withFileTypes: true }).flatMap((entry) => {
    const name = `${base}/${entry.name}`;
    if (entry.isDirectory()) return ['/assets', '/diagrams', '/.host'].includes(name) ? [] : builtPages(dir, name);
    return name.endsWith('.html') && name !== '/404.html' ? [name.replace(/(\/index)?\.html$/, '') || '/'] : [];
  });
}

/** Comparison pages come from one template: every tenth stands for all of them. */
const pages = builtPages(path.resolve('build')).filter((page, i) => !page.startsWith('/compare/') || i % 10 === 0);
const NARROW = 360;
const WIDE = 1280;
/** Of the phones and tablets that people have. Every tenth pixel is walked on one page of each type. */
const BETWEEN = [320, 390, 412, 430, 768, 820, 1024];
const GROUP = 10;
const groups = Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, i) =>
  pages.slice(i * GROUP, (i + 1) * GROUP),
);
// The stand-in for the maths stylesheet sends no real fonts.
test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });

/** On the pages before, in this process. */
const known = new Set<string>();

const hasMaths = (url: string): boolean => builtHtml(url).includes('cdn.jsdelivr.net');

async function prepare(page: Page, urls: string[]): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('theme', 'light'));
  // Sent to the browser once, not with each page. Nobody reads the markup that it would copy.
  await page.addInitScript(`${AXE};axe.configure({ noHtml: true })`);
  // Without need, every request of every page would take the way through the test.
  if (urls.some(hasMaths)) await serveMathsStylesheet(page);
}

async function open(page: Page, url: string, width: number): Promise<void> {
  await setWidth(page, width);
  await page.goto(url);
  // Then what scrolls sideways is a stop for the keyboard.
  await page.waitForFunction(() => window.site?.afterLoad);
}

/** What scrolls sideways is marked in the frame after another width. */
const darken = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  });

for (const [i, group] of groups.entries())
  test(`WCAG 2.2 AA in both themes, pages ${i * GROUP + 1} to ${i * GROUP + group.length}`, async ({ page }) => {
    test.setTimeout(300_000);
    await prepare(page, group);
    const found: string[] = [];
    for (const [j, url] of group.entries()) {
      const add = (texts: string[]) => found.push(...texts.map((text) => `${url} ${text}`));
      // Layouts take turns, so that both are seen in both themes. A page begins at the width at which the last ended.
      const [first, last] = j % 2 ? [NARROW, WIDE] : [WIDE, NARROW];
      await open(page, url, first!);
      add(await violations(page, 'html', STRUCTURE));
      add(await newLooks(page, known));
      // From one end to the other, so that few rules of the styles begin or end to count.
      add(await overflows(page, [first!, ...(j % 2 ? BETWEEN : BETWEEN.toReversed()), last!]));
      await darken(page);
      add(await newLooks(page, known));
    }
    expect(found).toEqual([]);
  });

// If things that look the same do not fare the same, it shows here.
for (const url of SAMPLES)
  test(`WCAG 2.2 AA in both themes, all of ${url}`, async ({ page }) => {
    await prepare(page, [url]);
    await open(page, url, WIDE);
    expect(await violations(page)).toEqual([]);
    await setWidth(page, NARROW);
    await darken(page);
    expect(await violations(page, 'html', AS_SEEN)).toEqual([]);
  });
