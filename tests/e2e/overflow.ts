import type { Page } from '@playwright/test';

/** What is hidden keeps its place, but is not painted at each width, which takes half of the time. */
const setVisibility = (page: Page, visibility: 'hidden' | ''): Promise<unknown> =>
  page.evaluate((value) => (document.documentElement.style.visibility = value), visibility);

/** How far the page can be scrolled sideways at each width, where it can at all, and what sticks out. */
export async function overflows(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await setVisibility(page, 'hidden');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return '';
      const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > clientWidth);
      return `${scrollWidth - clientWidth} px: ${out.at(-1)?.outerHTML.slice(0, 80) ?? 'nothing in the body'}`;
    });
    if (over) found.push(`${width} px wide, scrolls sideways by ${over}`);
  }
  await setVisibility(page, '');
  return found;
}
