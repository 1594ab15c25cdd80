import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { GLOSSARIES } from '../glossary-links';
import { glossaryTerms } from '../glossary-links/terms';

const FILES = { stable: GLOSSARIES['v2.0.2'], nightly: GLOSSARIES.nightly };

const address = (file: string): string =>
  `/${file
    .replace('versioned_docs/version-v2.0.2/', '')
    .replace(/^docs\//, 'nightly/')
    .replace(/\.md$/, '')}`;

/** Every term's address with its definition. */
function definitions(siteDir: string, files: string[]): Record<string, string> {
  const there = files.filter((file) => fs.existsSync(path.join(siteDir, file)));
  const terms = there.flatMap((file) =>
    glossaryTerms(fs.readFileSync(path.join(siteDir, file), 'utf8')).map(
      ({ anchor, definition }) => [`${address(file)}#${anchor}`, definition] as const,
    ),
  );
  return Object.fromEntries(terms);
}

/** What the cards of glossary terms show, one chunk for each version, loaded when a reader asks for the first card. */
export default function glossaryCards({ siteDir }: LoadContext): Plugin {
  return {
    name: 'glossary-cards',
    getPathsToWatch: () => Object.values(FILES).flat(),
    async contentLoaded({ actions }) {
      for (const [name, files] of Object.entries(FILES))
        await actions.createData(`${name}.json`, JSON.stringify(definitions(siteDir, files)));
    },
  };
}
