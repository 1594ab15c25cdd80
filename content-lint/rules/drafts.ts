import { docVersion, VERSIONS } from '../../core/versions';
import type { SiteRule } from '../page';

/** The number of drafts is part of the specification. */
export const draftCount: SiteRule = (pages) =>
  VERSIONS.flatMap(({ id, drafts: expected }) => {
    const drafts = pages.filter((page) => page.frontMatter.draft === true && docVersion(page.file) === id);
    if (drafts.length === expected) return [];
    const names = drafts.map((page) => page.file).join(', ');
    return [{ file: 'docs', line: 1, message: `${id} has ${drafts.length} drafts, expected ${expected}: ${names}` }];
  });
