import { defineConfig } from 'vitest/config';

/** Our server and Netlify's own, side by side on the build. Needs the packages of `netlify/tools`. */
export default defineConfig({
  test: {
    dir: __dirname,
    retry: process.env.CI ? 1 : 0,
    include: ['*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    globalSetup: [`${__dirname}/hosts.ts`],
  },
});
