import { finding, links, type Rule } from '../page';

const SITE = /^(https?:\/\/docs\.aztec\.network)?\/(?!\/)/;

/** Links inside the site name the file: they are checked, and stay right when a version is cut. */
export const fileLinks: Rule = (page) =>
  links(page).flatMap((link) => {
    if (SITE.test(link.url))
      return [finding(page, link, `link to '${link.url}': name the file instead, as in ./page.md`)];
    if (link.url.startsWith('http://') && !/^http:\/\/(localhost|127\.)/.test(link.url))
      return [finding(page, link, `link to '${link.url}': use https`)];
    const relative = !/^[a-z]+:|^#/.test(link.url);
    if (relative && !/\.md(#.*)?$/.test(link.url))
      return [finding(page, link, `link to '${link.url}': end it with .md`)];
    return [];
  });
