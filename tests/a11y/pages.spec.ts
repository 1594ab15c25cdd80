import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import axeCore from 'axe-core';
import { AS_SEEN, SCROLLING, STRUCTURE, violations } from '../e2e/axe';
import { overflows } from '../e2e/overflow';
import { expect, serveMathsStylesheet, test } from '../e2e/support';
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
/** Of the phones and tablets that people have. Every tenth pixel is walked on one page of each type. */
const WIDTHS = [320, 360, 390, 412, 430, 768, 820, 1024];
const GROUP = 10;
const groups = Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, i) =>
  pages.slice(i * GROUP, (i + 1) * GROUP),
);
// The stand-in for the maths stylesheet sends no real fonts.
test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });

/** On the pages before, in this process. */
const known = new Set<string>();

/** What scrolls sideways is marked in the frame after another width. */
const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );

for (const [i, group] of groups.entries())
  test(`WCAG 2.2 AA in both themes, pages ${i * GROUP + 1} to ${i * GROUP + group.length}`, async ({ page }) => {
    test.setTimeout(300_000);
    // Widths take turns, so that both layouts are seen in both themes.
    const widths = i % 2 ? [360, 1280] : [1280, 360];
    await page.addInitScript(() => localStorage.setItem('theme', 'light'));
    // Sent to the browser once, not with each page.
    await page.addInitScript(axeCore.source);
    await serveMathsStylesheet(page);
    const found: string[] = [];
    for (const url of group) {
      const add = (texts: string[]) => found.push(...texts.map((text) => `${url} ${text}`));
      await page.setViewportSize({ width: widths[0]!, height: 800 });
      await page.goto(url);
      // Then what scrolls sideways is a stop for the keyboard.
      await page.waitForFunction(() => window.site?.later);
      add(await violations(page, 'html', url === group[0] ? undefined : STRUCTURE));
      add(await newLooks(page, known));
      add(await overflows(page, WIDTHS));
      await page.setViewportSize({ width: widths[1]!, height: 800 });
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      await nextFrames(page);
      add(await (url === group[0] ? violations(page, 'html', AS_SEEN) : violations(page, 'main', SCROLLING)));
      add(await newLooks(page, known));
    }
    expect(found).toEqual([]);
  });
