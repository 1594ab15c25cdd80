import { docVersion, type DocVersion } from '../../core/docVersion';
import type { SiteRule } from '../page';

const EXPECTED: Record<DocVersion, number> = { 'v2.0.2': 7, nightly: 7 };

/** The number of drafts is part of the specification. */
export const draftCount: SiteRule = (pages) =>
  (Object.keys(EXPECTED) as DocVersion[]).flatMap((version) => {
    const drafts = pages.filter((page) => page.frontMatter.draft === true && docVersion(page.file) === version);
    if (drafts.length === EXPECTED[version]) return [];
    const names = drafts.map((page) => page.file).join(', ');
    return [
      {
        file: 'docs',
        line: 1,
        message: `${version} has ${drafts.length} drafts, expected ${EXPECTED[version]}: ${names}`,
      },
    ];
  });
