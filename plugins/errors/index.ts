import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { ERRORS_FILE, type Catalogue } from '../../core/errors/types';
import { writeInFolders } from '../../core/files';
import { VERSIONS } from '../../core/versions';
import { errorSources } from '../../markdown/data/errorFiles';
import { readCatalogue } from '../../markdown/data/errors';
import { cached } from '../../markdown/cache';

async function catalogues(siteDir: string): Promise<Record<string, Catalogue>> {
  const made: Record<string, Catalogue> = {};
  for (const { id } of VERSIONS) {
    const from = errorSources(siteDir, id).map((file) => readFileSync(file, 'utf8'));
    const keeping = { siteDir, kind: 'errors', name: id, from: JSON.stringify(from) };
    made[id] = await cached(keeping, () => readCatalogue(siteDir, id, 'plugins/errors'));
  }
  return made;
}

/** The box does not show programs: the page of the entry does. */
const withoutPrograms = ({ areas, entries }: Catalogue): Catalogue => ({
  areas,
  entries: entries.map((entry) => ({ ...entry, proofs: entry.proofs.map(({ program: _, ...proof }) => proof) })),
});

/** Hands the catalogue of errors to the box that explains them, in a chunk for each version, and to the MCP server. */
export default function errorsPlugin({ siteDir }: LoadContext): Plugin {
  let made: Record<string, Catalogue>;
  return {
    name: 'errors',
    getPathsToWatch: () => ['data/errors/*.yaml', 'examples/errors/*.ts'],
    async contentLoaded({ actions }) {
      made = await catalogues(siteDir);
      for (const [version, catalogue] of Object.entries(made))
        await actions.createData(`${version}.json`, withoutPrograms(catalogue));
    },
    async postBuild({ outDir }) {
      await writeInFolders(path.join(outDir, ERRORS_FILE), JSON.stringify(made));
    },
  };
}
