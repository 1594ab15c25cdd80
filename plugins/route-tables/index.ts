import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { CHUNKS } from '../../core/routeTables';
import { FileNames } from './fileNames';
import { makeScripts, mdxOptions } from './makeScripts';
import { moduleText, type LoaderOptions } from './modules';

Object.assign(globalThis, { [Symbol.for('route-tables')]: moduleText });
const production = process.env.NODE_ENV === 'production';
const use = path.join(__dirname, 'loader.js');
const inProduction = {
  output: { chunkFilename: 'assets/js/[contenthash:8].js', chunkLoadingGlobal: CHUNKS },
  optimization: { chunkIds: 'named' as const },
  module: {
    rules: [
      { test: /[\\/]\.docusaurus[\\/](?:routes\.js|routesChunkNames\.json|registry\.js|globalData\.json)$/, use },
    ],
  },
};
const inDevelopment = { module: { rules: [{ test: /[\\/]\.docusaurus[\\/](?:routes|registry)\.js$/, use }] } };

const forServer = (server: LoaderOptions['server']) => ({
  module: { rules: [{ test: /[\\/]\.docusaurus[\\/]registry\.js$/, use: { loader: use, options: { server } } }] },
});

/**
 * What the browser must know of all pages before it can load one (routes, their parts, the names of their files) by
 * version: scripts stay as small as they are when versions are added. And the scripts of the pages themselves.
 */
export default function routeTables({ siteDir, generatedFilesDir: generatedDir, outDir }: LoadContext): Plugin {
  return {
    name: 'route-tables',
    configureWebpack: ({ module, optimization }, isServer) => {
      if (!production) return isServer ? {} : inDevelopment;
      if (isServer) return forServer({ siteDir, outDir });
      const options = mdxOptions(module?.rules ?? [], siteDir);
      const minimize = optimization?.minimize !== false;
      const make = () => makeScripts({ siteDir, generatedDir, outDir, options, minimize });
      return { ...inProduction, plugins: [new FileNames(make)] };
    },
  };
}
