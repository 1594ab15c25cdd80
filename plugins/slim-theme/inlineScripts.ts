import path from 'node:path';

interface InlineScripts {
  DataAttributeQueryStringInlineJavaScript: string;
  getThemeInlineScript: (options: object) => string;
}

const QUERY_THEME = 'getQueryStringTheme() || ';

/**
 * The classic theme writes `?docusaurus-data-x=y` and `?docusaurus-theme=y` of the address into the page, for embedding.
 * Here the address must not change the state of a page: a link could open the search or stop the page from scrolling.
 */
export function ignoreQueryState(): void {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  // eslint-disable-next-line @typescript-eslint/no-require-imports
  const scripts = require(path.join(theme, 'lib/inlineScripts')) as InlineScripts;
  scripts.DataAttributeQueryStringInlineJavaScript = '';
  const { getThemeInlineScript } = scripts;
  scripts.getThemeInlineScript = (options) => {
    const script = getThemeInlineScript(options);
    if (!script.includes(QUERY_THEME))
      throw new Error('slim-theme: the inline script of the classic theme has changed.');
    return script.replace(QUERY_THEME, '').replace(/ {2}function getQueryStringTheme\(\) \{[\s\S]*?\n {2}\}\n/, '');
  };
}
