import path from 'node:path';
import { docVersion } from '../../core/versions';
import { cardTargets, finding, links, type Page, type SiteRule } from '../page';

const linkTargets = (page: Page): string[] =>
  [...links(page).map((link) => link.url), ...cardTargets(page)]
    .filter((url) => /\.md(#.*)?$/.test(url) && !/^[a-z]+:/.test(url))
    .map((url) => path.posix.join(path.posix.dirname(page.file), url.replace(/#.*$/, '')));

/** A page nobody links to is found only by accident; a published page must not lead to a draft. */
export const reachable: SiteRule = (pages) => {
  const published = pages.filter((page) => page.frontMatter.draft !== true);
  const drafts = new Set(pages.filter((page) => page.frontMatter.draft === true).map((page) => page.file));
  const linked = new Set(published.flatMap((page) => linkTargets(page).filter((target) => target !== page.file)));
  const home = (page: Page) => page.frontMatter.slug === '/';
  return published.flatMap((page) => [
    ...(linked.has(page.file) || home(page)
      ? []
      : [finding(page, undefined, `no page of ${docVersion(page.file)} links here`)]),
    ...linkTargets(page)
      .filter((target) => drafts.has(target))
      .map((target) => finding(page, undefined, `links to the draft ${target}`)),
  ]);
};
