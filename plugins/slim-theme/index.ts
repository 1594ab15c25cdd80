import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Leaves out two parts of the classic theme that nothing here uses: the Infima stylesheet (the site has its own) and
 * the languages of the in-browser highlighter (code is highlighted at build time).
 */
export default function slimTheme({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/slim-theme/empty.js');
  const emptyCss = path.join(siteDir, 'plugins/slim-theme/empty.css');
  return {
    name: 'slim-theme',
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
