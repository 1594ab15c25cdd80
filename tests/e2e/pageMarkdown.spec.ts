import { expect, hydrate, test } from './support';
import { LLMS } from '../../core/llmsPaths';
import { STABLE } from '../../core/versions';

const PAGE = '/developers/getting_started_on_sandbox';
const MARKDOWN = `${PAGE}.md`;

test.describe('the menu for Markdown', () => {
  test('[AI-1] copies the page, before React is there', async ({ page }) => {
    // The site forbids itself to read the clipboard, so what is written is taken on its way.
    await page.addInitScript(() => {
      const write = async ([item]: ClipboardItem[]) => {
        const blob = await item!.getType('text/plain');
        document.documentElement.dataset.copied = await blob.text();
      };
      Object.defineProperty(navigator.clipboard, 'write', { value: write });
    });
    await page.goto(PAGE);
    await page.getByText('Page as Markdown').click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const served = await (await page.request.get(MARKDOWN)).text();
    expect(await page.locator('html').getAttribute('data-copied')).toBe(served);
  });

  test('[AI-1] still copies after React has taken over', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(PAGE);
    await hydrate(page);
    await page.getByText('Page as Markdown').click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  });

  test('[AI-1] says so when the page cannot be fetched', async ({ page }) => {
    await page.route(`**${MARKDOWN}`, (route) => route.fulfill({ status: 204, body: '' }));
    await page.addInitScript(() => {
      Object.defineProperty(navigator.clipboard, 'write', { value: () => Promise.reject(new Error('no')) });
    });
    await page.goto(PAGE);
    await page.getByText('Page as Markdown').click();
    await page.getByRole('button', { name: 'Copy as Markdown' }).click();
    await expect(page.getByRole('button', { name: /Could not copy/ })).toBeVisible();
  });

  test('[AI-1] leads to the Markdown, the index and the assistants, asking nobody before', async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(baseURL!)) foreign.push(request.url());
    });
    await page.goto(PAGE);
    await page.getByText('Page as Markdown').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute('href', MARKDOWN);
    await expect(page.getByRole('link', { name: /All pages/ })).toHaveAttribute('href', LLMS[STABLE.id].index);
    for (const [name, host] of [
      ['ChatGPT', 'chatgpt.com'],
      ['Claude', 'claude.ai'],
    ] as const) {
      const href = await page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href');
      expect(new URL(href!).host).toBe(host);
      expect(new URL(href!).searchParams.get('q')).toContain(MARKDOWN);
    }
    expect(foreign).toEqual([]);
  });

  test('[AI-1] works by keyboard', async ({ page }) => {
    await page.goto(PAGE);
    const summary = page.locator('.page-markdown > summary');
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(summary).toBeFocused();
    await expect(page.locator('.page-markdown')).not.toHaveAttribute('open');
  });

  test('[AI-1] fits a small screen', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(PAGE);
    await page.getByText('Page as Markdown').click();
    const box = await page.locator('.page-markdown .dropdown__menu').boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
  });
});

test('[AI-1] a request for Markdown gets it at the address of the page', async ({ request }) => {
  const markdown = await request.get(PAGE, { headers: { accept: 'text/markdown' } });
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(markdown.headers().vary).toContain('Accept');
  const page = await request.get(PAGE, { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers()['content-type']).toContain('text/html');
  expect((await request.get('/none', { headers: { accept: 'text/markdown' } })).status()).toBe(404);
});

test('[AI-1] the MCP endpoint answers', async ({ request }) => {
  const answer = await request.post('/mcp', {
    headers: { accept: 'application/json, text/event-stream' },
    data: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_docs', arguments: { query: 'deploy a contract' } },
    },
  });
  expect(answer.status()).toBe(200);
  expect((await answer.json()).result.content[0].text).toContain('path: /');
});
