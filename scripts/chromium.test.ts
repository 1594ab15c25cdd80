import { expect, test, vi } from 'vitest';

vi.mock('node:fs', async (actual) => {
  const fs = await actual<typeof import('node:fs')>();
  return { ...fs, default: { ...fs, existsSync: () => false } };
});

test('the configuration of browser tests is read without Chromium, and says what is missing when a test starts', async () => {
  vi.stubEnv('CHROMIUM_PATH', '');
  const { default: config } = await import('../playwright.config');
  expect(() => config.use?.launchOptions?.executablePath).toThrow('Chromium is missing. Install it');
});
