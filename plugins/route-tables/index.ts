import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { FileNames } from './fileNames';
import { moduleText } from './modules';

Object.assign(globalThis, { [Symbol.for('route-tables')]: moduleText });
const production = process.env.NODE_ENV === 'production';
const use = path.join(__dirname, 'loader.js');
const inProduction = {
  output: { chunkFilename: 'assets/js/[contenthash:8].js' },
  optimization: { chunkIds: 'named' as const },
  module: {
    rules: [
      { test: /[\\/]\.docusaurus[\\/](?:routes\.js|routesChunkNames\.json|registry\.js|globalData\.json)$/, use },
    ],
  },
};
const inDevelopment = { module: { rules: [{ test: /[\\/]\.docusaurus[\\/](?:routes|registry)\.js$/, use }] } };

/**
 * What the browser must know of all pages before it can load one (routes, their parts, the names of their files) by
 * version: scripts stay as small as they are when versions are added.
 */
export default function routeTables(): Plugin {
  return {
    name: 'route-tables',
    configureWebpack: (_config, isServer) => {
      if (isServer) return {};
      return production ? { ...inProduction, plugins: [new FileNames()] } : inDevelopment;
    },
  };
}
