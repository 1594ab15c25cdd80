import { defineConfig } from '@playwright/test';
import { headlessPath } from './scripts/chromium.mjs';

const PORT = Number(process.env.TEST_PORT ?? 4173);

/**
 * Each page has a window with an address bar, whose suggestions are two more pages: half of the work of a short test.
 * Chromium takes the last list that it is given, so this one repeats what Playwright turns off.
 */
const TURNED_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades', 'LensOverlay'],
  ...['HttpsFirstBalancedModeAutoEnable', 'MediaRouter', 'PaintHolding', 'ThirdPartyStoragePartitioning'],
  ...['AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints', 'NetworkTimeServiceQuerying', 'AimEnabled'],
  'PreconnectToSearch',
];

export default defineConfig({
  testDir: './tests',
  testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
  outputDir: './test-results/browser',
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // React arrives at the first act; on a busy machine that takes longer than the usual five seconds.
  expect: { timeout: 15_000 },
  retries: process.env.CI ? 1 : 0,
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: {
      // Asked for when a test starts: the code is checked while Chromium is installed.
      get executablePath() {
        return headlessPath();
      },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        `--disable-features=${TURNED_OFF.join()}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A page is left before it pays to make its code fast.
        '--js-flags=--no-maglev --no-turbofan',
        // One process less, for the requests of pages that are read from this machine.
        '--enable-features=NetworkServiceInProcess2',
      ],
    },
  },
  webServer: {
    command: 'npx --no-install tsx server/main.ts',
    url: `http://localhost:${PORT}/`,
    env: {
      PORT: String(PORT),
      DATA_DIR: '.cache/test-data',
      SUBSCRIBE_CLIENT_LIMIT: '1000',
      SUBSCRIBE_HOURLY_LIMIT: '100000',
      FEEDBACK_CLIENT_LIMIT: '1000',
      FEEDBACK_HOURLY_LIMIT: '100000',
    },
    reuseExistingServer: !process.env.CI,
  },
});
