import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that build sites, run compilers or read every page: `npm run test:site`. */
const SITE = [
  'tests/build/**/*.test.ts',
  'content-lint/snippets/{planted,noir/noir}.test.ts',
  'content-lint/rules/noir.test.ts',
  'markdown/data/apiReference.test.ts',
  'content-lint/run/planted.test.ts',
  'content-lint/projects/projects.test.ts',
  'network/*.test.ts',
];

/** Tests that start servers, databases, threads and shells. */
const SERVER = ['server/**/*.test.ts', 'scripts/**/*.test.ts', 'src/features/operator-values/write.test.ts'];

/** Thousands of random values, which take ten times as long in the global scope that a component's document needs. */
const PROPERTIES = 'src/features/operator-values/validate.test.ts';

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(__dirname),
      ...Object.fromEntries(
        ['router', 'Link', 'useBrokenLinks'].map((name) => [
          `@docusaurus/${name}`,
          path.resolve(__dirname, `node_modules/@docusaurus/core/lib/client/exports/${name}.js`),
        ]),
      ),
    },
  },
  // The second bundle of the boot script, which tests do without.
  define: { __AFTER_LOAD_PATH__: JSON.stringify('data:text/javascript,') },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    maxWorkers: 2,
    // As in playwright.config.ts: a busy machine gets a second try where nobody watches.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{config,content-lint,core,markdown,network,plugins}/**/*.test.ts', PROPERTIES],
          exclude: SITE,
          testTimeout: 60_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A document for each file costs a second where it is a process of its own.
        test: {
          name: 'components',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: [...SERVER, PROPERTIES],
          testTimeout: 60_000,
          pool: 'vmThreads',
        },
      },
      { extends: true, test: { name: 'server', include: SERVER, testTimeout: 60_000 } },
      // A busy machine needs its time for a whole site.
      { extends: true, test: { name: 'site', include: SITE, testTimeout: 900_000, hookTimeout: 900_000 } },
    ],
  },
});
