import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(__dirname),
      '@docusaurus/router': path.resolve(__dirname, 'node_modules/@docusaurus/core/lib/client/exports/router.js'),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{config,content-lint,core,plugins,scripts,server,src}/**/*.test.{ts,tsx}', 'tests/build/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
