import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, CDPSession>();

/** As `page.setViewportSize`, which changes the window too: the page is laid out twice. A page takes one or the other. */
export async function setWidth(page: Page, width: number): Promise<void> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const size = { width, height: 800, deviceScaleFactor: 1, mobile: false };
  await session.send('Emulation.setDeviceMetricsOverride', size);
}

/** What is hidden keeps its place, but is not painted at each width, which takes half of the time. */
const setVisibility = (page: Page, visibility: 'hidden' | ''): Promise<unknown> =>
  page.evaluate((value) => (document.documentElement.style.visibility = value), visibility);

/** How far the page can be scrolled sideways, and what sticks out; nothing where it cannot. */
export const overflow = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return '';
    const out = [...document.body.querySelectorAll('*')].filter((e) => e.getBoundingClientRect().right > clientWidth);
    return `${scrollWidth - clientWidth} px: ${out.at(-1)?.outerHTML.slice(0, 80) ?? 'nothing in the body'}`;
  });

/** The widths at which the page can be scrolled sideways. Leaves it at the last of all. */
export async function overflows(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  await setVisibility(page, 'hidden');
  for (const width of widths) {
    await setWidth(page, width);
    const over = await overflow(page);
    if (over) found.push(`${width} px wide, scrolls sideways by ${over}`);
  }
  await setVisibility(page, '');
  return found;
}
