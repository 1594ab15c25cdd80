import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { VERSIONS } from '../../core/versions';
import { codeFiles } from '../../markdown/kept';

/**
 * The bundler keeps compiled pages between builds, and knows only the file of a page. This tells it what else a page
 * is made from. To be removed when remark plugins can name dependencies themselves:
 * https://github.com/facebook/docusaurus/issues/5757
 */
export default function pageInputs({ siteDir }: LoadContext): Plugin {
  // Docusaurus wants to know the folders of every rule that is about Markdown.
  const include = VERSIONS.map(({ folder }) => path.join(siteDir, folder));
  return {
    name: 'page-inputs',
    configureWebpack: () =>
      ({
        module: { rules: [{ test: /\.mdx?$/i, include, enforce: 'post', use: path.join(__dirname, 'loader.js') }] },
        experiments: { cache: { buildDependencies: codeFiles(siteDir) } },
      }) as object,
  };
}
