import type { Page } from '@playwright/test';
import { hydrate, stable } from './support';
import { expect, test, type OtherOrigin } from './otherOrigin';

/** What the site may keep in local storage. */
const ALLOWED_KEYS = [
  'docs-read-version',
  'matomoConsent',
  'matomoConsentAt',
  'theme',
  'docs-preferred-version-default',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'nps_aztec-docs_views',
];
const MATHS_STYLES = /^https:\/\/cdn\.jsdelivr\.net\/npm\/katex@[\d.]+\/dist\//;

const accept = (page: Page) => page.getByRole('button', { name: 'I accept cookies' });
const refuse = (page: Page) => page.getByRole('button', { name: 'I refuse cookies' });
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

/** Follows a link of the page as React's router does. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${target}"]`);
    if (!link) throw new Error(`No link to ${target} on this page`);
    link.click();
  }, path);
  await expect.poll(() => new URL(page.url()).pathname).toBe(path);
  await expect(page.locator('h1')).toBeVisible();
}

/** Long enough for a call that should not be made to arrive: the next answer of the page comes after it. */
const settle = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
};

function foreignRequests(page: Page, ownOrigin: string): string[] {
  const urls: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith('data:') && new URL(url).origin !== ownOrigin && !MATHS_STYLES.test(url)) urls.push(url);
  });
  return urls;
}

test.describe('[ANA-1] nothing leaves without consent', () => {
  // The stylesheet for maths comes from a CDN, which a test machine may not reach.
  test.use({ consent: 'no answer', expectedMessages: { patterns: [/Failed to load resource: net::ERR_/] } });

  for (const service of ['analytics', 'none'] as const)
    for (const answer of ['no answer', 'a refusal', 'Global Privacy Control'])
      test.describe(() => {
        test.use({ service });
        test(`${answer}, ${service} configured: 20 navigations and a reload`, async ({ page, other, baseURL }) => {
          test.slow();
          const foreign = foreignRequests(page, new URL(baseURL!).origin);
          if (answer === 'Global Privacy Control')
            await page.addInitScript(() => {
              Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
              localStorage.setItem('matomoConsent', 'true');
            });
          await page.goto('/');
          if (answer === 'a refusal') await refuse(page).click();
          await hydrate(page);
          for (let i = 0; i < 10; i++)
            await follow(
              page,
              i % 2 ? '/' : ['/developers/getting_started', '/try_testnet', '/aztec_connect_sunset'][i % 3]!,
            );
          for (const path of stable.slice(0, 10)) await page.goto(path);
          await page.reload();
          await settle(page);
          expect(foreign).toEqual([]);
          expect(other.hits).toEqual([]);
          expect(await cookies(page)).toEqual([]);
          const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
          expect(keys.filter((key) => !ALLOWED_KEYS.includes(key))).toEqual([]);
        });
      });
});

test.describe('[ANA-2] page views with consent', () => {
  for (const siteId of [4, 5, 6] as const)
    test.describe(() => {
      test.use({ consent: 'true', siteId });
      test(`site ${siteId}: one on load and one on each route change, with title, url and referrer`, async ({
        page,
        other,
        baseURL,
      }) => {
        await page.goto('/', { referer: 'https://example.org/from' });
        await expect.poll(() => other.views().length).toBe(1);
        await hydrate(page);
        await follow(page, '/developers/getting_started');
        await expect.poll(() => other.views().length).toBe(2);
        await follow(page, '/');
        await expect.poll(() => other.views().length).toBe(3);
        const title = await page.title();
        await settle(page);
        const seen = other
          .views()
          .map(({ idsite, action_name, url, urlref }) => ({ idsite, action_name, url, urlref }));
        const home = { idsite: String(siteId), action_name: title, url: `${baseURL}/` };
        expect(seen).toEqual([
          { ...home, urlref: 'https://example.org/from' },
          {
            idsite: String(siteId),
            action_name: expect.stringMatching(/^(?!.*undefined).+\|/),
            url: `${baseURL}/developers/getting_started`,
            urlref: `${baseURL}/`,
          },
          { ...home, urlref: `${baseURL}/developers/getting_started` },
        ]);
        expect(seen[1]!.action_name).not.toBe(title);
        expect(other.hits.filter((hit) => hit.path === '/matomo.js')).toHaveLength(1);
      });
    });

  test.describe(() => {
    test.use({ consent: 'no answer' });

    test('acceptance sends the page being read and nothing of what was read before', async ({
      page,
      other,
      baseURL,
    }) => {
      await page.goto('/try_testnet');
      await page.goto('/aztec_connect_sunset');
      await hydrate(page);
      await follow(page, '/developers/getting_started_on_sandbox');
      await accept(page).click();
      await expect.poll(() => other.views().length).toBe(1);
      await settle(page);
      expect(other.views()[0]!.url).toBe(`${baseURL}/developers/getting_started_on_sandbox`);
      expect(JSON.stringify(other.hits)).not.toMatch(/try_testnet|connect_sunset/);
      await follow(page, '/try_testnet');
      await expect.poll(() => other.views().length).toBe(2);
      expect(other.views()[1]!.urlref).toBe(`${baseURL}/developers/getting_started_on_sandbox`);
    });

    test('refusing first and accepting later sends nothing earlier', async ({ page, other, baseURL }) => {
      await page.goto('/try_testnet');
      await refuse(page).click();
      await hydrate(page);
      await follow(page, '/aztec_connect_sunset');
      await page.getByRole('button', { name: 'Cookie settings' }).click();
      await accept(page).click();
      await expect.poll(() => other.views().length).toBe(1);
      expect(other.views()[0]!.url).toBe(`${baseURL}/aztec_connect_sunset`);
      expect(JSON.stringify(other.hits)).not.toContain('try_testnet');
    });
  });
});

test.describe('[ANA-1] withdrawal', () => {
  test.use({ consent: 'true' });

  /** A running tracker goes with the document: the page is loaded anew. */
  const withdraw = async (page: Page) => {
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const anew = page.waitForEvent('load');
    await refuse(page).click();
    await anew;
  };

  async function expectNothingMore(page: Page, other: OtherOrigin): Promise<void> {
    const before = other.hits.length;
    await follow(page, '/try_testnet');
    await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
    await page.getByRole('button', { name: 'Close the survey' }).click();
    await page.reload();
    await settle(page);
    expect(other.hits.slice(before)).toEqual([]);
    expect(await cookies(page)).toEqual([]);
  }

  test('deletes the cookies and sends nothing more; accepting again starts anew', async ({ page, other, baseURL }) => {
    await page.goto('/');
    await expect.poll(() => other.views().length).toBe(1);
    await expect.poll(() => cookies(page)).toContainEqual(expect.stringMatching(/^_pk_id\.4\./));
    await hydrate(page);
    await withdraw(page);
    expect(await cookies(page)).toEqual([]);
    expect(await page.evaluate(() => '_paq' in window)).toBe(false);
    await hydrate(page);
    await expectNothingMore(page, other);
    await hydrate(page);
    await follow(page, '/aztec_connect_sunset');
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await accept(page).click();
    await expect.poll(() => other.views().length).toBe(2);
    expect(other.views()[1]!.url).toBe(`${baseURL}/aztec_connect_sunset`);
    expect(JSON.stringify(other.tracked())).not.toContain('try_testnet');
  });

  test('on the same page: what happened in between is not sent afterwards', async ({ page, other }) => {
    await page.goto('/');
    await expect.poll(() => other.views().length).toBe(1);
    await withdraw(page);
    await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
    await page.getByRole('button', { name: 'Close the survey' }).click();
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    await accept(page).click();
    await settle(page);
    await expect.poll(() => other.views().length).toBe(2);
    expect(other.tracked()).toHaveLength(2);
  });

  test('before matomo.js has arrived drops what was waiting for it', async ({ page, other }) => {
    let release: () => void = () => undefined;
    other.answer((path, response) => {
      release = () =>
        void response.setHeader('Content-Type', 'text/javascript').end('window._paqRead = window._paq.slice()');
      if (path !== '/matomo.js') response.end();
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => other.hits.length).toBe(1);
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const anew = page.waitForRequest((request) => request.isNavigationRequest());
    await refuse(page).click();
    await anew;
    release();
    await expect(page.locator('h1')).toBeVisible();
    await settle(page);
    expect(await page.evaluate(() => '_paq' in window || '_paqRead' in window)).toBe(false);
    expect(other.tracked()).toEqual([]);
  });

  test('in another tab stops this one', async ({ page, other, context }) => {
    await page.goto('/');
    await expect.poll(() => other.views().length).toBe(1);
    await hydrate(page);
    const second = await context.newPage();
    await second.goto('/developers/getting_started');
    await expect.poll(() => other.views().length).toBe(2);
    const anew = page.waitForEvent('load');
    await withdraw(second);
    await second.close();
    await anew;
    await hydrate(page);
    await expectNothingMore(page, other);
  });
});

test.describe('[ANA-1] pages with fields for private keys', () => {
  test.use({ consent: 'true' });
  const FORM_PAGE = '/the_aztec_network/setup/running_a_node';
  const scripts = (page: Page) => page.locator('script[src*="matomo.js"]');

  test('have no tracker, nor what follows once the form was opened', async ({ page, other }) => {
    await page.goto(FORM_PAGE);
    await page.getByRole('complementary', { name: 'Your values' }).getByRole('button').click();
    await page.getByRole('dialog', { name: 'Your values' }).getByRole('button', { name: 'Close' }).click();
    await hydrate(page);
    await follow(page, '/try_testnet');
    await settle(page);
    expect(other.hits).toEqual([]);
    await expect(scripts(page)).toHaveCount(0);
  });

  test('left without opening the form, the next page is counted', async ({ page, other, baseURL }) => {
    await page.goto(FORM_PAGE);
    await hydrate(page);
    await follow(page, '/try_testnet');
    await expect.poll(() => other.views().map(({ url }) => url)).toEqual([`${baseURL}/try_testnet`]);
  });

  test('are loaded anew where a tracker runs', async ({ page, other }) => {
    await page.goto('/the_aztec_network/operation/grafana_setup');
    await expect.poll(() => other.views().length).toBe(1);
    await hydrate(page);
    const anew = page.waitForEvent('load');
    await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click(), FORM_PAGE);
    await anew;
    await expect(page).toHaveURL(new RegExp(`${FORM_PAGE}$`));
    await settle(page);
    await expect(scripts(page)).toHaveCount(0);
    expect(await page.evaluate(() => '_paq' in window)).toBe(false);
    expect(other.views()).toHaveLength(1);
  });
});

test.describe('[ANA-3] events', () => {
  test.use({ consent: 'true' });

  async function answerSurvey(page: Page, score: number, feedback: string): Promise<void> {
    await page.evaluate(() => dispatchEvent(new Event('forceShowNPS')));
    await page.getByRole('radio', { name: String(score), exact: true }).check();
    await page.getByLabel("What's the main reason for your score?").fill(feedback);
    await page.getByRole('button', { name: 'Submit' }).click();
  }

  test('a promoter: category, action, name, value, both dimensions, goal 2, 100 characters of feedback', async ({
    page,
    other,
  }) => {
    await page.goto('/');
    await expect.poll(() => other.views().length).toBe(1);
    await answerSurvey(page, 9, `${'f'.repeat(100)}-not-this`);
    await expect.poll(() => other.tracked().length).toBe(5);
    const [, shown, submitted, goal, feedback] = other.tracked().sort((a, b) => order(a) - order(b));
    expect(shown).toMatchObject({ idsite: '4', e_c: 'Survey', e_a: 'shown' });
    const dimensions = { dimension1: '9', dimension2: 'promoter' };
    expect(submitted).toMatchObject({ e_c: 'Survey', e_a: 'submitted', e_n: 'promoter', e_v: '9', ...dimensions });
    expect(goal).toMatchObject({ idgoal: '2', ...dimensions });
    expect(feedback).toMatchObject({ e_c: 'Survey', e_a: 'feedback', e_n: 'f'.repeat(100), ...dimensions });
    await page.goto('/try_testnet');
    await expect.poll(() => other.views().length).toBe(2);
    expect(other.views()[1]).not.toHaveProperty('dimension1');
  });

  /** Beacons may overtake each other. */
  const order = (hit: Record<string, string>) =>
    hit.action_name ? 0 : hit.idgoal ? 3 : { shown: 1, submitted: 2, feedback: 4 }[hit.e_a!]!;

  test('a detractor reaches no goal', async ({ page, other }) => {
    await page.goto('/');
    await answerSurvey(page, 3, '');
    await expect.poll(() => other.tracked().length).toBe(3);
    await settle(page);
    expect(other.tracked().some((hit) => 'idgoal' in hit)).toBe(false);
    expect(other.tracked().some((hit) => hit.dimension2 === 'detractor' && hit.dimension1 === '3')).toBe(true);
  });

  test.describe(() => {
    test.use({
      expectedMessages: { patterns: [/Failed to load resource: the server responded with a status of 500/] },
    });
    test('[NEWS-4] a failed subscription is an event without the address', async ({ page, other }) => {
      await page.route('**/subscribe', (route) => route.fulfill({ status: 500, json: { error: 'Broken' } }));
      await page.goto('/');
      await page.getByLabel('Email address').fill('reader@example.org');
      await page.getByRole('button', { name: 'Subscribe' }).click();
      await expect
        .poll(() => other.tracked())
        .toContainEqual(expect.objectContaining({ e_c: 'Newsletter', e_a: 'failed', e_n: 'refused', e_v: '500' }));
      expect(JSON.stringify(other.hits)).not.toContain('reader');
    });
  });
});

test.describe('[ANA-2] without the script', () => {
  test.use({ consent: 'true', expectedMessages: { patterns: [/Failed to load resource/] } });

  for (const [name, failure] of [
    ['an error', (_, response) => response.writeHead(503).end()],
    ['a lost connection', (_, response) => response.destroy()],
    ['no answer at all', () => undefined],
  ] as [string, Parameters<OtherOrigin['answer']>[0]][])
    test(`${name} is not seen by the reader`, async ({ page, other }) => {
      other.answer(failure);
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect.poll(() => other.hits.length).toBeGreaterThan(0);
      await hydrate(page);
      await follow(page, '/developers/getting_started');
      await follow(page, '/');
      expect(other.tracked()).toEqual([]);
      await expect(page.locator('.load-failed')).toBeHidden();
    });
});

test.describe('[CONS-1] no host configured', () => {
  test.use({ consent: 'no answer', service: 'none' });
  test('the banner still records the answer, and nothing is loaded', async ({ page, baseURL }) => {
    const foreign = foreignRequests(page, new URL(baseURL!).origin);
    await page.goto('/');
    await accept(page).click();
    await page.reload();
    await settle(page);
    expect(await page.evaluate(() => localStorage.getItem('matomoConsent'))).toBe('true');
    expect(foreign).toEqual([]);
    expect(await page.evaluate(() => '_paq' in window)).toBe(false);
  });
});
