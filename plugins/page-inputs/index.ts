import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { VERSIONS } from '../../core/versions';
import { codeFiles } from '../../markdown/cache';
import { cacheDependsOn } from '../docusaurus/bundlerCache';
import { beginBuild, endBuild } from './edited';

/**
 * The bundler keeps compiled pages between builds, and knows only the file of a page. This tells it what else a page
 * is made from. To be removed when remark plugins can name dependencies themselves:
 * https://github.com/facebook/docusaurus/issues/5757
 */
export default function pageInputs({ siteDir }: LoadContext): Plugin {
  // Docusaurus wants to know the folders of every rule that is about Markdown.
  const include = VERSIONS.map(({ folder }) => path.join(siteDir, folder));
  const edited = process.env.NODE_ENV === 'production' ? [beginBuild(siteDir)] : [];
  return {
    name: 'page-inputs',
    configureWebpack: (config) => ({
      module: { rules: [{ test: /\.mdx?$/i, include, enforce: 'post', use: path.join(__dirname, 'loader.js') }] },
      ...cacheDependsOn([...codeFiles(siteDir), ...edited], config),
    }),
    async postBuild() {
      endBuild(siteDir);
    },
  };
}
