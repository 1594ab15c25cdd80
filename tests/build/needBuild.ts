import { existsSync } from 'node:fs';
import path from 'node:path';
import { HEADERS_FILE } from '../../core/pagePath';

/** The folder of a build. Without one a test says so, and does not pass by looking at nothing. */
export function needBuild(folder: string): string {
  if (existsSync(path.join(folder, HEADERS_FILE))) return folder;
  throw new Error(`There is no build in ${folder}, which this test looks at. Run: npm run build`);
}
