import { defineConfig } from 'vitest/config';

/** The journeys of a visitor in Firefox and WebKit, on the build. Chromium's tests are in ../e2e. */
export default defineConfig({
  test: {
    dir: __dirname,
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    include: ['*.test.ts'],
    testTimeout: 150_000,
    hookTimeout: 60_000,
    globalSetup: [`${__dirname}/site.ts`],
  },
});
