import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

const VERSION = /[\\/]\.docusaurus[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/;
const CONFIG = /[\\/]\.docusaurus[\\/]docusaurus\.config\.mjs$/;

/**
 * Leaves out what nothing here uses: of the classic theme the Infima stylesheet and the progress bar (the site has its
 * own) and the languages of the in-browser highlighter (code is highlighted at build time); of Docusaurus the CSS
 * translator, the helpers of its compiler, what each page knows of all others and the settings of the build.
 */
export default function slimTheme({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/slim-theme/empty.js');
  const client = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client');
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
  const emptyCss = path.join(siteDir, 'plugins/slim-theme/empty.css');
  return {
    name: 'slim-theme',
    // The stylesheet is written for the browsers of package.json: nothing in it needs translating.
    configurePostCss: (options) => ({ ...options, plugins: [], config: false }),
    configureWebpack: () => ({
      module: {
        rules: [
          { test: VERSION, use: path.join(__dirname, 'versionLoader.js') },
          { test: CONFIG, use: path.join(__dirname, 'configLoader.js') },
        ],
      },
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: emptyCss,
          [path.join(client, 'prefetch')]: path.join(siteDir, 'src/features/routing/prefetch.ts'),
          [path.join(client, 'preload')]: path.join(siteDir, 'src/features/routing/preload.ts'),
          '@docusaurus/utils-common$': path.join(siteDir, 'plugins/slim-theme/utilsCommon.js'),
          'react-router-config$': path.join(siteDir, 'src/features/routing/routes.tsx'),
          [path.join(theme, 'prism-include-languages')]: empty,
          [path.join(theme, 'nprogress')]: empty,
        },
      },
    }),
  };
}
