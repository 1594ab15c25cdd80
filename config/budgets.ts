import { VERSIONS } from '../core/versions';
import { browserSettings, publicEnv, readPublicEnv, type PublicEnv } from './env';

/** What files of the build may weigh, in bytes as they are sent (Brotli). A build that breaks one fails. */
export interface Budget {
  name: string;
  files: RegExp;
  /** The most that one of them may weigh. */
  each: number;
}

const KB = 1024;

/** What the host sets is in the boot script too. The limit is for our own code. */
const sizeOf = (env: PublicEnv): number => JSON.stringify(browserSettings(env)).length;
const SETTINGS = sizeOf(publicEnv) - sizeOf(readPublicEnv({}));

export const BUDGETS: Budget[] = [
  { name: 'boot script', files: /^assets\/boot\/index-/, each: 4 * KB + SETTINGS },
  // It knows which versions there are, and what only print needs, for which the boot script has no room.
  { name: 'script after load', files: /^assets\/boot\/later-/, each: 3.25 * KB + (VERSIONS.length - 2) * 25 },
  { name: 'stylesheet', files: /^assets\/css\//, each: 12 * KB },
  { name: 'heading font', files: /^assets\/fonts\/.*\.woff2$/, each: 7 * KB },
  { name: 'React', files: /^assets\/js\/react\./, each: 52 * KB },
  // Each version adds its row, and the addresses of pages that others have elsewhere.
  { name: 'theme and routes', files: /^assets\/js\/main\./, each: 50 * KB + (VERSIONS.length - 2) * 250 },
  { name: 'list of pages', files: /^tables\//, each: 60 * KB },
  { name: 'search dialog', files: /^assets\/js\/search\./, each: 8 * KB },
  { name: 'code of a page', files: /^assets\/js\/(?!main|runtime|react|search)/, each: 60 * KB },
  // Fetched after a click. All of a payment together: scripts/bench/tab.ts.
  { name: 'network in the tab', files: /^assets\/tab\//, each: 2048 * KB },
  { name: 'search head index', files: /^search-head-/, each: 35 * KB },
  { name: 'search index', files: /^assets\/search\/(?!.*-text-)/, each: 170 * KB },
  { name: 'page', files: /^(?!compare|(.*\/)?tags).*\.html$/, each: 24 * KB },
  { name: 'comparison', files: /^compare.*\.html$/, each: 28 * KB },
  { name: 'tag page', files: /^(.*\/)?tags.*\.html$/, each: 8 * KB },
];
