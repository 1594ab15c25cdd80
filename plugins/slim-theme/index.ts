import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** What the browser must know of all pages before it can load one: the names of their files, and no more. */
const smallerRegistry = {
  output: { chunkFilename: 'assets/js/[contenthash:8].js' },
  optimization: { chunkIds: 'named' as const },
  module: {
    rules: [{ test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: path.join(__dirname, 'registryLoader.js') }],
  },
};

/**
 * Leaves out what nothing here uses: of the classic theme the Infima stylesheet and the progress bar (the site has its
 * own) and the languages of the in-browser highlighter (code is highlighted at build time); of Docusaurus the CSS
 * translator.
 */
export default function slimTheme({ siteDir }: LoadContext): Plugin {
  const empty = path.join(siteDir, 'plugins/slim-theme/empty.js');
  const prefetch = path.join(path.dirname(require.resolve('@docusaurus/core/package.json')), 'lib/client/prefetch');
  const theme = path.join(path.dirname(require.resolve('@docusaurus/theme-classic/package.json')), 'lib');
  const emptyCss = path.join(siteDir, 'plugins/slim-theme/empty.css');
  return {
    name: 'slim-theme',
    // The stylesheet is written for the browsers of package.json: nothing in it needs translating.
    configurePostCss: (options) => ({ ...options, plugins: [] }),
    configureWebpack: (_config, isServer) => ({
      ...(isServer || process.env.NODE_ENV !== 'production' ? {} : smallerRegistry),
      resolve: {
        alias: {
          [require.resolve('infima/dist/css/default/default.css')]: emptyCss,
          [prefetch]: path.join(siteDir, 'src/features/routing/prefetch.ts'),
          'react-router-config$': path.join(siteDir, 'src/features/routing/routes.tsx'),
          [path.join(theme, 'prism-include-languages')]: empty,
          [path.join(theme, 'nprogress')]: empty,
        },
      },
    }),
  };
}
