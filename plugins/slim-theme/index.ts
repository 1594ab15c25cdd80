import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Leaves out what nothing here uses: of the classic theme the Infima stylesheet (the site has its own) and the
 * languages of the in-browser highlighter (code is highlighted at build time); of Docusaurus the CSS translator.
 */
export default function slimTheme({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/slim-theme/empty.js');
  const emptyCss = path.join(siteDir, 'plugins/slim-theme/empty.css');
  return {
    name: 'slim-theme',
    // The stylesheet is written for the browsers of package.json: nothing in it needs translating.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: emptyCss,
          [path.join(
            path.dirname(require.resolve('@docusaurus/theme-classic/package.json')),
            'lib/prism-include-languages',
          )]: empty,
        },
      },
    }),
  };
}
