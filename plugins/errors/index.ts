import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ERRORS_FILE } from '../../core/errors/types';
import { VERSIONS } from '../../core/versions';
import { readCatalogue } from '../../markdown/data/errors';

const catalogues = (siteDir: string) =>
  Object.fromEntries(VERSIONS.map(({ id }) => [id, readCatalogue(siteDir, id, 'plugins/errors')]));

/** Hands the catalogue of errors to the box that explains them, in a chunk for each version, and to the MCP server. */
export default function errorsPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'errors',
    getPathsToWatch: () => ['data/errors/*.yaml'],
    async contentLoaded({ actions }) {
      for (const [version, catalogue] of Object.entries(catalogues(siteDir)))
        await actions.createData(`${version}.json`, catalogue);
    },
    async postBuild({ outDir }) {
      const file = path.join(outDir, ERRORS_FILE);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(catalogues(siteDir)));
    },
  };
}
