import type { DocVersion } from '../../core/versions';
import { readApi } from './api';
import { readData } from './data';
import type { Sources } from './expand';
import { readNoir } from './noir';
import { NoirPrinter } from './noirNodes';
import { projectOfPage } from '../projects';

/** All that the components of a page may print. Paths are absolute. */
export const sourcesOf = (siteDir: string, version: DocVersion, page: string): Sources => ({
  data: () => readData(siteDir, version, page),
  api: () => readApi(siteDir, version, page),
  project: (name) => projectOfPage(siteDir, version, name, page),
  noir: (depth) => new NoirPrinter(readNoir(siteDir, version, page), siteDir, page, depth),
});
