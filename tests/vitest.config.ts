import { defineConfig } from 'vitest/config';

/** The tests on the build that do not drive Chromium, side by side: each waits for its browser or its server. */
export default defineConfig({
  test: { maxWorkers: 2, projects: ['engines', 'host'].map((name) => `${__dirname}/${name}/vitest.config.ts`) },
});
