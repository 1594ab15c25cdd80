import { finding, headings, type Rule } from '../page';

/** The title is the only heading of level 1, and no level is skipped: screen readers move by them. */
export const headingLevels: Rule = (page) => {
  const home = page.frontMatter.hide_title === true;
  let last = 1;
  return headings(page).flatMap((heading) => {
    const { depth } = heading;
    const before = last;
    last = depth;
    if (depth === 1)
      return home ? [] : [finding(page, heading, 'a page has no heading of level 1: its title is in the front matter')];
    if (depth > before + 1)
      return [finding(page, heading, `heading of level ${depth} follows level ${before}: use level ${before + 1}`)];
    return [];
  });
};
