import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { docRoute } from '../../core/docRoute';
import { VERSIONS, type Version } from '../../core/versions';
import { GLOSSARIES, termsOf } from '../../markdown/glossary-links';

/** Every term's address with its definition. */
function definitions(siteDir: string, { folder }: Version): Record<string, string> {
  const files = GLOSSARIES.map((name) => `${folder}/${name}`);
  const there = files.filter((file) => fs.existsSync(path.join(siteDir, file)));
  const terms = there.flatMap((file) =>
    termsOf(siteDir, path.join(siteDir, file), 'plugins/glossary-cards').map(
      ({ anchor, definition }) => [`${docRoute(file)}#${anchor}`, definition] as const,
    ),
  );
  return Object.fromEntries(terms);
}

/** What the cards of glossary terms show, one chunk for each version, loaded when a reader asks for the first card. */
export default function glossaryCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'glossary-cards',
    getPathsToWatch: () => VERSIONS.flatMap(({ folder }) => GLOSSARIES.map((name) => `${folder}/${name}`)),
    async contentLoaded({ actions }) {
      for (const version of VERSIONS)
        await actions.createData(`${version.id}.json`, JSON.stringify(definitions(siteDir, version)));
    },
  };
}
