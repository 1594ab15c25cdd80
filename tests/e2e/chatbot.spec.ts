import type { Page } from '@playwright/test';
import { expectAccessible } from './axe';
import { CHATBOT_KEY, expect, test } from './otherOrigin';
import { hydrate } from './support';

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the docs' });
const offer = (page: Page) => page.getByRole('region', { name: 'Chat assistant' });
const load = (page: Page) => page.getByRole('button', { name: 'Load the assistant' });
const FORM_PAGE = '/the_aztec_network/setup/running_a_node';
const ANSWERS = { true: 'consent', false: 'a refusal', 'no answer': 'no answer' };
const keyOfWidget = (page: Page) => page.evaluate(() => (window as unknown as { chatbotKey?: string }).chatbotKey);

test.describe('[CHAT-1] without a key', () => {
  test.use({ service: 'none', consent: 'true' });
  test('there is no button and nothing is requested', async ({ page, other }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(launcher(page)).toHaveCount(0);
    expect(other.hits).toEqual([]);
    expect(scripts.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
  });
});

test.describe('[CHAT-1] with a key', () => {
  test.use({ service: 'chatbot' });

  for (const consent of ['true', 'no answer', 'false'] as const)
    test.describe(() => {
      test.use({ consent });
      test(`and ${ANSWERS[consent]} it is loaded on the reader's word, not before`, async ({ page, other }) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await hydrate(page);
        await expect(launcher(page)).toBeVisible();
        await launcher(page).click();
        await expect(offer(page)).toContainText(new URL(other.url).host);
        expect(other.hits).toEqual([]);
        await expectAccessible(page, '.chatbot');
        await load(page).click();
        await expect.poll(() => keyOfWidget(page)).toBe(CHATBOT_KEY);
        await expect(page.locator('#__cookbook')).toHaveAttribute('data-api-key', CHATBOT_KEY);
        await expect(launcher(page)).toHaveCount(0);
        expect(other.hits.map((hit) => hit.path)).toEqual(['/chatbot.js']);
      });
    });

  test('a click before React is there is kept', async ({ page }) => {
    await page.goto('/');
    await launcher(page).click();
    await expect(offer(page)).toBeVisible();
  });

  test('cookie settings unload it and delete what it stored', async ({ page, other }) => {
    await page.goto('/');
    await launcher(page).click();
    await load(page).click();
    await expect.poll(() => keyOfWidget(page)).toBe(CHATBOT_KEY);
    await page.evaluate(() => {
      localStorage.setItem('chat-user', '1');
      sessionStorage.setItem('chat-session', '1');
      document.cookie = 'chat=1; Path=/';
      addEventListener('pagehide', () => localStorage.setItem('chat-last-words', '1'));
    });
    await page.getByRole('button', { name: 'Cookie settings' }).click();
    const anew = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Unload it and delete what it stored' }).click();
    await anew;
    await expect(launcher(page)).toBeVisible();
    expect(await keyOfWidget(page)).toBeUndefined();
    const left = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie].join());
    await expect.poll(left).not.toContain('chat');
    expect(await left()).toContain('matomoConsent');
    expect(other.hits).toHaveLength(1);
  });

  test('pages with fields for private keys have no button, and do not keep an assistant that runs', async ({
    page,
  }) => {
    await page.goto('/the_aztec_network/operation/grafana_setup');
    await launcher(page).click();
    await load(page).click();
    await expect.poll(() => keyOfWidget(page)).toBe(CHATBOT_KEY);
    const anew = page.waitForEvent('load');
    await page.evaluate((path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)!.click(), FORM_PAGE);
    await anew;
    await expect(page).toHaveURL(new RegExp(`${FORM_PAGE}$`));
    await expect(page.getByRole('complementary', { name: 'Your values' })).toBeVisible();
    await expect(launcher(page)).toHaveCount(0);
    expect(await keyOfWidget(page)).toBeUndefined();
  });

  test.describe(() => {
    test.use({ expectedMessages: { patterns: [/Failed to load resource/, /The documentation chatbot did not load/] } });
    test('a failing script is logged once and breaks nothing', async ({ page, other }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.text().includes('chatbot') && logged.push(message.text()));
      other.answer((_, response) => response.writeHead(500).end());
      await page.goto('/');
      await launcher(page).click();
      await load(page).click();
      await expect(launcher(page)).toHaveCount(0);
      await expect(page.locator('.chatbot').getByRole('alert')).toHaveText(/The assistant did not load/);
      expect(logged.filter((text) => text === 'The documentation chatbot did not load.')).toHaveLength(1);
      await hydrate(page);
      await page.locator('.footer__link[href="/developers/getting_started"]').click();
      await expect(page).toHaveURL(/getting_started$/);
    });
  });
});
