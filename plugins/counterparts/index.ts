import type { LoadContext, Plugin } from '@docusaurus/types';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { withoutSlash } from '../../core/pagePath';
import { NIGHTLY, STABLE, VERSIONS, type Version } from '../../core/versions';
import { exceptions, namedBack, pairPages, type Page } from '../../core/counterparts';

function checkNamed(pages: Page[], known: Set<string>, { id, base }: Version): void {
  const wrong = pages.filter(
    (p) =>
      p.counterpart !== undefined &&
      !known.has(withoutSlash(`${base}/${p.counterpart.replace(/\/index$/, '').replace(/^\/$/, '')}`)),
  );
  if (wrong.length === 0) return;
  const lines = wrong.map((p) => `  - ${p.path}: counterpart '${p.counterpart}' is no page of ${id}`);
  throw new Error(`Front matter names counterparts that do not exist:\n${lines.join('\n')}`);
}

/** Tells the version switch which page of each other version stands for the page being read. */
export default function counterparts(_context: LoadContext): Plugin {
  return {
    name: 'counterparts',
    async allContentLoaded({ allContent, actions }) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pagesOf = (name: string): Page[] =>
        docs.loadedVersions
          .find((v) => v.versionName === name)!
          // Permalinks of index pages carry a slash until Docusaurus applies the site's policy.
          .docs.map((d) => ({
            path: withoutSlash(d.permalink),
            title: d.title,
            counterpart: d.frontMatter.counterpart as string | undefined,
          }));
      const [stable, nightly] = [pagesOf(STABLE.name), pagesOf(NIGHTLY.name)];
      checkNamed(stable, new Set(nightly.map((p) => p.path)), NIGHTLY);
      checkNamed(nightly, new Set(stable.map((p) => p.path)), STABLE);
      const older = VERSIONS.filter((version: Version) => version !== STABLE && version !== NIGHTLY);
      const between = (one: Page[], other: Page[], base: string) => exceptions(pairPages(one, other, base), base);
      const pairs = older.map(({ name, base }: Version) => {
        const pages = pagesOf(name);
        return [base, between(namedBack(stable, pages, base), pages, base)];
      });
      actions.setGlobalData({
        pairs: { ...Object.fromEntries(pairs), [NIGHTLY.base]: between(stable, nightly, NIGHTLY.base) },
      });
    },
  };
}
