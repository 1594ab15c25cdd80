import { VERSIONS } from '../core/versions';
import { browserSettings, publicEnv, readPublicEnv, type PublicEnv } from './env';

/** What files of the build may weigh, in bytes as they are sent (Brotli). A build that breaks one fails. */
export interface Budget {
  name: string;
  files: RegExp;
  /** The most that one of them may weigh. */
  each: number;
  /** Not every build has them. */
  optional?: true;
}

const KB = 1024;

/** What the host sets is in the boot script too. The limit is for our own code. */
const sizeOf = (env: PublicEnv): number => JSON.stringify(browserSettings(env)).length;
const SETTINGS = sizeOf(publicEnv) - sizeOf(readPublicEnv({}));

export const BUDGETS: Budget[] = [
  // The names of the files that it loads change with each of them, and its compressed size by up to 26 bytes with them.
  { name: 'boot script', files: /^assets\/boot\/index-/, each: 4.1 * KB + SETTINGS },
  // It knows which versions there are, and what only print needs, for which the boot script has no room.
  { name: 'script after load', files: /^assets\/boot\/afterLoad-/, each: 3.5 * KB + (VERSIONS.length - 2) * 25 },
  { name: 'stylesheet', files: /^assets\/css\//, each: 10 * KB },
  { name: 'heading font', files: /^assets\/fonts\/.*\.woff2$/, each: 7 * KB },
  { name: 'React', files: /^assets\/js\/react\./, each: 52 * KB },
  // Each version adds the addresses of its pages, and here the names of their files.
  { name: 'names of files', files: /^assets\/js\/runtime/, each: 9 * KB + (VERSIONS.length - 2) * 4 * KB },
  { name: 'theme and routes', files: /^assets\/js\/main\./, each: 62 * KB + (VERSIONS.length - 2) * 8 * KB },
  { name: 'search dialog', files: /^assets\/js\/search\./, each: 8 * KB },
  // The largest are the catalogues of errors, which are fetched when somebody pastes one.
  { name: 'code of a page', files: /^assets\/js\/(?!main|runtime|react|search)/, each: 72 * KB },
  // Fetched after a click.
  { name: 'network in the tab', files: /^assets\/tab\//, each: 2048 * KB, optional: true },
  { name: 'search head index', files: /^search-head-/, each: 35 * KB, optional: true },
  // It grows with the pages, by half a kilobyte each: here is room for thirty more. `npm run bench -- search` asks for 170.
  { name: 'search index', files: /^assets\/search\/(?!.*-text-)/, each: 185 * KB, optional: true },
  // Some show it small, on a slow line: half of what they would take.
  { name: 'card', files: /^img\/cards\//, each: 20 * KB },
  { name: 'page', files: /^(?!compare|(.*\/)?tags).*\.html$/, each: 24 * KB },
  { name: 'comparison', files: /^compare.*\.html$/, each: 28 * KB },
  { name: 'tag page', files: /^(.*\/)?tags.*\.html$/, each: 8 * KB },
];
