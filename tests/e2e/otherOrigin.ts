import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { test as base } from './support';

export { expect } from './support';

const trackerScript = readFileSync(process.env.MATOMO_JS ?? path.join(__dirname, 'matomoStandIn.js'));

interface Hit {
  path: string;
  /** Of the query and of a form body. */
  parameters: Record<string, string>;
}

/** A server of another origin that stands for the analytics host and the chatbot's CDN, and keeps all it is asked. */
export interface OtherOrigin {
  url: string;
  hits: Hit[];
  /** Tracking calls alone. */
  tracked: () => Record<string, string>[];
  views: () => Record<string, string>[];
  /** Answers differently from now on, for example with an error or not at all. */
  answer: (respond: (pathname: string, response: ServerResponse) => void) => void;
}

const CHATBOT_SCRIPT = 'window.chatbotKey = document.currentScript.dataset.apiKey;';

function respond(pathname: string, response: ServerResponse): void {
  if (pathname === '/matomo.js') response.setHeader('Content-Type', 'text/javascript').end(trackerScript);
  else if (pathname === '/chatbot.js') response.setHeader('Content-Type', 'text/javascript').end(CHATBOT_SCRIPT);
  else response.writeHead(204).end();
}

async function startServer(): Promise<OtherOrigin & { close: () => Promise<void> }> {
  const hits: Hit[] = [];
  let current = respond;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
      for (const [name, value] of new URLSearchParams(body)) searchParams.set(name, value);
      hits.push({ path: pathname, parameters: Object.fromEntries(searchParams) });
      current(pathname, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const tracked = () => hits.filter((hit) => hit.path === '/matomo.php').map((hit) => hit.parameters);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits,
    tracked,
    views: () => tracked().filter((hit) => 'action_name' in hit),
    answer: (next) => (current = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The settings are one JSON text in the boot script; a test puts its own in, as another build would. */
export async function changeSettings(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.context().route('**/assets/boot/index-*.js', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const literal = /JSON\.parse\((['`])(\{"analytics".*?\})\1\)/.exec(body);
    if (!literal) throw new Error('The boot script has no settings to change: see src/boot/env.ts');
    const settings = JSON.stringify({ ...JSON.parse(literal[2]!), ...change });
    const patched = body.replace(literal[0], () => `JSON.parse(${JSON.stringify(settings)})`);
    await route.fulfill({ response, body: patched });
  });
}

interface Fixtures {
  other: OtherOrigin;
  /** Which service of the other origin the build names. */
  service: 'analytics' | 'chatbot' | 'none';
  siteId: 4 | 5 | 6;
}

export const CHATBOT_KEY = 'test-key-123';

/** A page of a build that is configured for the services of `other`. The policy of this build does not name them. */
export const test = base.extend<Fixtures>({
  bypassCSP: true,
  service: ['analytics', { option: true }],
  siteId: [4, { option: true }],
  // eslint-disable-next-line no-empty-pattern
  other: async ({}, use) => {
    const server = await startServer();
    await use(server);
    await server.close();
  },
  page: async ({ page, other, service, siteId }, use) => {
    const { url } = other;
    await changeSettings(page, {
      analytics: service === 'analytics' ? { url, scriptUrl: `${url}/matomo.js`, siteId } : null,
      chatbot: service === 'chatbot' ? { key: CHATBOT_KEY, scriptUrl: `${url}/chatbot.js`, connectUrls: [] } : null,
    });
    await use(page);
  },
});
