import { expect, test as base, type Page } from '@playwright/test';
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
  /** What a reader answered to the consent banner; undefined for no answer yet. */
  consent: 'true' | 'false' | undefined;
  /** Console messages that this test provokes on purpose. */
  expectedMessages: RegExp[];
}

/** Any console error or warning, and any uncaught error, fails the test that saw it. */
export const test = base.extend<Options>({
  consent: ['false', { option: true }],
  expectedMessages: [[], { option: true }],
  page: async ({ page, consent, expectedMessages }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    if (consent !== undefined)
      await page.addInitScript((value) => {
        try {
          if (localStorage.getItem('matomoConsent') === null) localStorage.setItem('matomoConsent', value);
        } catch {
          // Tests of blocked storage run without it.
        }
      }, consent);
    await use(page);
    expect(messages.filter((text) => !expectedMessages.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});

/** Acts as a reader would, and waits until React has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.locator('.navbar__brand').hover();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}
