import fs from 'node:fs';
import path from 'node:path';
import { expect, test as base, type Page, type Route } from '@playwright/test';
import routes from '../data/routes.json';

export { expect };

/** Every published page of the site, from the list that the specification gives. */
export const published = routes.filter((route) => !route.draft);
export const stable = published.filter((route) => route.version === 'stable').map((route) => route.route);
export const nightly = published.filter((route) => route.version === 'nightly').map((route) => route.route);

/** One page of each kind: home, guide, nightly page, network page, tag page, not found. */
export const SAMPLES = [
  '/',
  '/developers/getting_started_on_sandbox',
  '/nightly/developers/docs/aztec-nr',
  '/the_aztec_network/setup/running_a_node',
  '/tags/fees',
];

interface Options {
  /** What a reader answered to the consent banner. */
  consent: 'true' | 'false' | 'no answer';
  /** Console messages that this test provokes on purpose. */
  expectedMessages: { patterns: RegExp[] };
}

/** Any console error or warning, and any uncaught error, fails the test that saw it. */
export const test = base.extend<Options>({
  consent: ['false', { option: true }],
  expectedMessages: [{ patterns: [] }, { option: true }],
  page: async ({ page, consent, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    if (consent !== 'no answer')
      await page.addInitScript((value) => {
        try {
          if (localStorage.getItem('matomoConsent') === null) localStorage.setItem('matomoConsent', value);
        } catch {
          // Tests of blocked storage run without it.
        }
      }, consent);
    await use(page);
    expect(messages.filter((text) => !expectedMessages.patterns.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** A page as it was built. */
export const builtHtml = (route: string): string =>
  fs.readFileSync(path.join('build', route === '/' ? 'index.html' : `${route}.html`), 'utf8');

/** The maths stylesheet as the CDN serves it: the same file, from the installed package. */
export async function serveMathsStylesheet(page: Page): Promise<void> {
  const body = fs.readFileSync(require.resolve('katex/dist/katex.min.css'), 'utf8');
  const headers = { 'access-control-allow-origin': '*' };
  await page.route('https://cdn.jsdelivr.net/**/*.css', (route) =>
    route.fulfill({ body, contentType: 'text/css', headers }),
  );
  await page.route('https://cdn.jsdelivr.net/**/fonts/**', (route) =>
    route.fulfill({ body: '', headers, contentType: 'font/woff2' }),
  );
}

/** Holds requests back, from now until the returned function is called; then they go on, or what `then` does with them. */
export async function hold(
  page: Page,
  url: string | RegExp,
  then = (route: Route): Promise<void> => route.continue(),
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await then(route);
  });
  return release;
}

/** Waits until React has taken over, which on a busy machine takes a while. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true', { timeout: 20_000 });

/** Acts as a reader would, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.navbar__brand').hover();
  await hydrated(page);
}
