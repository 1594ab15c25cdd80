import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeIfNew } from '../../markdown/inputs';
import { dropChunkNames } from '../docusaurus/chunkNames';
import { bundle, sharedNames } from './bundle';

const separate = (test: RegExp, name: string) => ({
  test,
  name,
  chunks: 'async' as const,
  enforce: true,
  priority: 50,
});

/** A second entry, of which ssrTemplate.ts marks the scripts. One runtime: what both have is one in the browser. */
const separateDialog = ({ entry, plugins }: { entry?: unknown; plugins?: unknown[] }) => {
  dropChunkNames(plugins!);
  return {
    entry: { main: entry as string, search: './src/features/search/dialogRoot.tsx' },
    // Else the page would keep the dialog that it does not use.
    module: { rules: [{ test: /[\\/]features[\\/]search[\\/]SearchDialog\.tsx$/, sideEffects: false }] },
    // The runtime of all pages lists what follows a chunk's id: with 20 bits each that is 0.8 KB less than with 32.
    output: { chunkFilename: 'assets/js/[id].[contenthash:5].js', trustedTypes: { policyName: 'site-chunks' } },
    optimization: {
      chunkIds: 'named' as const,
      runtimeChunk: { name: 'runtime~main' },
      splitChunks: {
        cacheGroups: {
          react: {
            test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
            name: 'react',
            chunks: 'initial' as const,
            enforce: true,
            priority: 60,
          },
          // Docusaurus makes one stylesheet of all: what a part of the page needs when it is asked for comes with its script.
          styles: { chunks: 'initial' as const },
          // Three files that come at once, none heavier than a page may be.
          editorView: separate(/[\\/]@codemirror[\\/]view[\\/]/, 'editor-view'),
          editorLanguage: separate(/[\\/](@lezer|@codemirror[\\/]lang)/, 'editor-language'),
        },
      },
    },
  };
};

type Bundle = Awaited<ReturnType<typeof bundle>>;

/**
 * The page is complete HTML. The boot script gives the first response, and loads React when the reader acts.
 * Docusaurus' own script tags are inert (`type="app"`, see ssrTemplate) until then.
 */
export default function boot({ siteDir }: LoadContext): Plugin {
  const production = process.env.NODE_ENV === 'production';
  const devDir = path.join(siteDir, '.docusaurus/boot');
  let made: Bundle;
  const write = (dir: string) => {
    // A page of the dev server reloads when a file is written.
    for (const file of made.files) writeIfNew(path.join(dir, path.relative(siteDir, file.path)), file.contents);
  };
  return {
    name: 'boot',
    // Docusaurus calls `loadContent` again when one of these changes, and the page reloads when the files do.
    getPathsToWatch: () => ['src/{boot,bridge,features}/**/*.ts', 'core/**/*.ts'],
    async loadContent() {
      made = await bundle(siteDir, production);
      if (!production) write(devDir);
    },
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', attributes: { type: 'module', src: made.entry } }],
      // It runs when the page is there, and on a slow line is not fetched only then: after all that the page needs.
      postBodyTags: [
        { tagName: 'link', attributes: { rel: 'modulepreload', href: made.afterLoad, fetchpriority: 'low' } },
      ],
    }),
    configureWebpack: (config, isServer, { currentBundler }) => ({
      plugins: [
        new currentBundler.instance.DefinePlugin({
          ...sharedNames(production),
          __SEPARATE_DIALOG__: String(production && !isServer),
        }),
      ],
      ...(isServer ? {} : { output: { trustedTypes: { policyName: 'site-chunks' } } }),
      ...(production && !isServer ? separateDialog(config) : {}),
      // Docusaurus turns `liveReload` off, and with it the reload when a static file changes.
      ...(production
        ? {}
        : ({ devServer: { liveReload: true, static: [{ directory: devDir, publicPath: '/' }] } } as object)),
    }),
    async postBuild({ outDir }) {
      write(outDir);
    },
  };
}
