import puppeteer, { type Browser, type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import type { Driver, Engine } from './driver';
import { until } from './driver';

function firstShown(page: Page, selector: string): Promise<ElementHandle<Element>> {
  return until(
    `${selector} is shown`,
    async () => {
      for (const handle of await page.$$(selector)) if (await handle.isVisible()) return handle;
      return undefined;
    },
    (handle) => handle !== undefined,
  ) as Promise<ElementHandle<Element>>;
}

async function drive(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => ['error', 'warn'].includes(message.type()) && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width: 1280, height: 800 });
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    back: async () => void (await page.goBack({ waitUntil: [] })),
    click: async (selector) => (await firstShown(page, selector)).click(),
    type: async (selector, text) => (await firstShown(page, selector)).type(text),
    press: (key) => page.keyboard.press(key as KeyInput),
    read: (expression) => page.evaluate(expression) as never,
    errors: () => Promise.resolve(errors),
    close: () => context.close(),
  };
}

export function firefox(executablePath: string): Engine {
  let browser: Promise<Browser> | undefined;
  return {
    name: 'Firefox',
    start: async () => {
      browser ??= puppeteer.launch({ browser: 'firefox', executablePath, headless: true, args: ['--no-remote'] });
      return drive(await browser);
    },
    stop: async () => (await browser)?.close(),
  };
}
