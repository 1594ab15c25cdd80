import type { Page } from '@playwright/test';
import { CHATBOT_KEY, expect, test } from './otherOrigin';
import { hydrate } from './support';

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the docs' });
const keyOfWidget = (page: Page) => page.evaluate(() => (window as unknown as { chatbotKey?: string }).chatbotKey);

test.describe('[CHAT-1] without a key', () => {
  test.use({ service: 'none', consent: 'true' });
  test('there is no button and nothing is requested', async ({ page, other }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(launcher(page)).toHaveCount(0);
    expect(other.hits).toEqual([]);
    expect(scripts.filter((url) => url.includes('/loader-'))).toEqual([]);
  });
});

test.describe('[CHAT-1] with a key', () => {
  test.use({ service: 'chatbot' });

  test.describe(() => {
    test.use({ consent: 'true' });
    test('and consent the script is loaded with it when the page is idle', async ({ page, other }) => {
      await page.goto('/');
      await expect.poll(() => keyOfWidget(page)).toBe(CHATBOT_KEY);
      await expect(page.locator('#__cookbook')).toHaveAttribute('data-api-key', CHATBOT_KEY);
      await expect(launcher(page)).toHaveCount(0);
      expect(other.hits.map((hit) => hit.path)).toEqual(['/chatbot.js']);
    });
  });

  for (const consent of ['no answer', 'false'] as const)
    test.describe(() => {
      test.use({ consent });
      test(`and ${consent === 'false' ? 'a refusal' : 'no answer'} it is loaded on the reader's click, not before`, async ({
        page,
        other,
      }) => {
        await page.goto('/', { waitUntil: 'networkidle' });
        await hydrate(page);
        await expect(launcher(page)).toBeVisible();
        expect(other.hits).toEqual([]);
        await launcher(page).click();
        await expect.poll(() => keyOfWidget(page)).toBe(CHATBOT_KEY);
        await expect(launcher(page)).toHaveCount(0);
      });
    });

  test.describe(() => {
    test.use({ expectedMessages: { patterns: [/Failed to load resource/, /The documentation chatbot did not load/] } });
    test('a failing script is logged once and breaks nothing', async ({ page, other }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.text().includes('chatbot') && logged.push(message.text()));
      other.answer((_, response) => response.writeHead(500).end());
      await page.goto('/');
      await launcher(page).click();
      await expect(launcher(page)).toHaveCount(0);
      expect(logged.filter((text) => text === 'The documentation chatbot did not load.')).toHaveLength(1);
      await hydrate(page);
      await page.locator('.footer__link[href="/developers/getting_started"]').click();
      await expect(page).toHaveURL(/getting_started$/);
    });
  });
});
