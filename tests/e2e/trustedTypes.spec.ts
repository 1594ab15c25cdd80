import type { Page } from '@playwright/test';
import { publicEnv } from '../../config/env';
import { contentSecurityPolicy, policySources } from '../../config/contentPolicy';
import { CHATBOT_KEY, expect, test, type OtherOrigin } from './otherOrigin';
import { hydrate, serveMathsStylesheet } from './support';

/** Under the policy of a build with these settings, and nothing of it bypassed. Console errors fail a test by themselves. */
test.use({ bypassCSP: false, permissions: ['local-network-access'] });

async function watch(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('violated', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const { violated } = window as unknown as { violated: (text: string) => void };
    addEventListener('securitypolicyviolation', ({ violatedDirective: rule, sample, blockedURI }) =>
      violated(`${location.pathname}: ${rule} ${blockedURI} ${sample}`),
    );
  });
  await serveMathsStylesheet(page);
  return violations;
}

async function withPolicyFor(page: Page, { url }: OtherOrigin): Promise<void> {
  const env = {
    ...publicEnv,
    analytics: { url, scriptUrl: `${url}/matomo.js`, siteId: 4 as const },
    chatbot: { key: CHATBOT_KEY, scriptUrl: `${url}/chatbot.js`, connectUrls: [] },
  };
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const name = 'content-security-policy';
      const hashes = [...response.headers()[name]!.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
      const policy = contentSecurityPolicy(policySources(env, hashes));
      await route.fulfill({ response, headers: { ...response.headers(), [name]: policy } });
    },
  );
}

/** The browser logs what it refuses. */
const REFUSED = { patterns: [/This document requires 'TrustedHTML' assignment/, /404/] };
const enforced = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b>text</b>';
      return false;
    } catch {
      return true;
    }
  });

const click = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .first()
    .evaluate((link: HTMLElement) => link.click());

/** In the page itself: reads on as the pager leads, and answers how many pages there were. */
async function followNext(): Promise<number> {
  const next = () => document.querySelector<HTMLAnchorElement>('.pager__link--next');
  for (let read = 0; ; read += 1) {
    const link = next();
    if (!link) return read;
    const path = link.pathname;
    link.click();
    while (location.pathname !== path || next()?.pathname === path) await new Promise(requestAnimationFrame);
  }
}

test.describe('text does not become markup or a script by itself', () => {
  // The stand-in for the maths stylesheet sends no real fonts.
  test.use({ service: 'none', expectedMessages: { patterns: [/font/i, /OTS/] } });

  const first = ['/developers/getting_started_on_sandbox', '/the_aztec_network'];
  for (const start of [...first, ...first.map((path) => `/nightly${path}`)])
    test(`on every page after ${start}, by client-side navigation`, async ({ page }) => {
      test.setTimeout(240_000);
      const violations = await watch(page);
      await page.goto(start);
      await hydrate(page);
      expect(await page.evaluate(followNext)).toBeGreaterThan(30);
      expect(violations).toEqual([]);
    });
});

test.describe('with services', () => {
  test.use({ service: 'analytics', consent: 'no answer', expectedMessages: REFUSED });

  test('consent, search, survey, newsletter, form and a page that is not there', async ({ page, other }) => {
    test.slow();
    const violations = await watch(page);
    await withPolicyFor(page, other);
    await page.goto('/the_aztec_network/operation/grafana_setup');
    await page.getByRole('button', { name: 'I accept cookies' }).click();
    await expect.poll(() => other.views().length).toBe(1);
    await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
    await page.getByRole('button', { name: 'Close the survey' }).click();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('private note');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByLabel('Email address').fill('reader@example.org');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.locator('.footer')).toContainText('Thank');
    const anew = page.waitForEvent('load');
    await click(page, 'a[href="/the_aztec_network/setup/running_a_node"]');
    await anew;
    await page.getByRole('complementary', { name: 'Your values' }).getByRole('button').click();
    await page.getByRole('dialog', { name: 'Your values' }).getByLabel('P2P port').fill('40401');
    await expect(page.locator('.code').filter({ hasText: '40401' }).first()).toBeVisible();
    await page.goto('/no/such/page');
    await hydrate(page);
    expect(violations).toEqual([]);
    expect(await enforced(page)).toBe(true);
  });
});

test.describe('the assistant', () => {
  test.use({ service: 'chatbot', expectedMessages: REFUSED });

  test('may write its own markup, in the document in which the reader loaded it', async ({ page, other }) => {
    const violations = await watch(page);
    await withPolicyFor(page, other);
    other.answer((_, response) =>
      response
        .setHeader('Content-Type', 'text/javascript')
        .end("document.getElementById('__cookbook').innerHTML = '<b>How can I help?</b>';"),
    );
    await page.goto('/');
    await page.getByRole('button', { name: 'Ask the docs' }).click();
    await page.getByRole('button', { name: 'Load the assistant' }).click();
    await expect(page.getByText('How can I help?')).toBeVisible();
    expect(violations).toEqual([]);
    await page.reload();
    expect(await enforced(page)).toBe(true);
  });
});
