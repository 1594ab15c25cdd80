import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { DIAGRAM_DIR, noteSizes } from '../../markdown/diagrams';
import { cacheDir, PUBLIC } from '../../markdown/images';

/** Puts the pictures that pages use into the build. */
export default function images({ siteDir }: LoadContext): Plugin {
  return {
    name: 'images',
    loadContent: () => noteSizes(siteDir),
    getPathsToWatch: () => [path.join(siteDir, DIAGRAM_DIR, '*.light.svg')],
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? ({ devServer: { static: [{ directory: cacheDir(siteDir), publicPath: PUBLIC, watch: false }] } } as object)
        : {},
    async postBuild({ outDir }) {
      const from = cacheDir(siteDir);
      if (fs.existsSync(from)) fs.cpSync(from, path.join(outDir, PUBLIC), { recursive: true });
    },
  };
}
