import { changed } from './changes';

/**
 * What: the inline script of the classic theme does not write `?docusaurus-data-x=y` and `?docusaurus-theme=y` into the
 * page. Why: an address must not change the state of a page; a link could stop it from scrolling.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-theme-classic/src/inlineScripts.ts
 */
export const withoutQuery = (tags: string): string =>
  changed('query.ts', tags, [
    [/\(function\(\) \{\s*try \{\s*const entries[\s\S]*?\}\)\(\);/, ''],
    [/ *function getQueryStringTheme\(\) \{[\s\S]*?\n {2}\}\n/, ''],
    [/getQueryStringTheme\(\) \|\| /, ''],
  ]);
