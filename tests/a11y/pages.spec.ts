import fs from 'node:fs';
import path from 'node:path';
import { violations } from '../e2e/axe';
import { overflows } from '../e2e/overflow';
import { expect, serveMathsStylesheet, test } from '../e2e/support';

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
const GROUP = 20;
const groups = Array.from({ length: Math.ceil(pages.length / GROUP) }, (_, i) =>
  pages.slice(i * GROUP, (i + 1) * GROUP),
);
// The stand-in for the maths stylesheet sends no real fonts.
test.use({ expectedMessages: { patterns: [/font/i, /OTS/] } });

for (const theme of ['light', 'dark'])
  for (const [i, group] of groups.entries())
    test(`WCAG 2.2 AA in the ${theme} theme, pages ${i * GROUP + 1} to ${i * GROUP + group.length}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      // Widths take turns, so that both layouts are seen in both themes.
      const width = (i + (theme === 'dark' ? 1 : 0)) % 2 ? 360 : 1280;
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), theme);
      await serveMathsStylesheet(page);
      const found: string[] = [];
      for (const url of group) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(url, { waitUntil: 'load' });
        found.push(...(await violations(page)).map((text) => `${url} ${text}`));
        if (theme === 'light') found.push(...(await overflows(page, WIDTHS)).map((text) => `${url} ${text}`));
      }
      expect(found).toEqual([]);
    });
