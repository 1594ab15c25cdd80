import fs from 'node:fs';
import path from 'node:path';
import { buildSync, type BuildOptions } from 'esbuild';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { publicEnv } from '../../config/env';

const OUT = 'assets/boot';

const WORKER = 'src/features/search/worker.ts';

const shared = (siteDir: string, production: boolean) =>
  ({
    absWorkingDir: siteDir,
    outdir: OUT,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: production,
    write: false,
    metafile: true,
  }) satisfies BuildOptions;

const outputOf = (metafile: { outputs: Record<string, { entryPoint?: string }> }, entry: string): string =>
  Object.entries(metafile.outputs).find(([, out]) => out.entryPoint === entry)![0];

/** Bundles `src/boot`: what a page needs at once, with everything else split off and loaded when it is wanted. */
function bundle(siteDir: string, production: boolean) {
  const options = shared(siteDir, production);
  // A worker is a script of its own; the dialog must know its hashed name, so it is made first.
  const worker = buildSync({ ...options, entryPoints: [WORKER] });
  const main = buildSync({
    ...options,
    entryPoints: ['src/boot/index.ts'],
    splitting: true,
    define: {
      // One JSON text in the entry, which src/boot/env.ts reads. An object here would become a chunk of its own.
      __ENV_JSON__: JSON.stringify(JSON.stringify(publicEnv)),
      __ENV__: 'window.siteSettings',
      __PRODUCTION__: String(production),
      __SEARCH_WORKER__: JSON.stringify(`/${outputOf(worker.metafile, WORKER)}`),
    },
  });
  const entry = outputOf(main.metafile, 'src/boot/index.ts');
  return {
    outputFiles: [...worker.outputFiles, ...main.outputFiles],
    entry,
    // What the entry shares with lazy parts is a chunk of its own: fetched at the same time, not after it.
    preloads: main.metafile.outputs[entry]!.imports.filter((i) => i.kind === 'import-statement').map((i) => i.path),
  };
}

/**
 * The page is complete HTML. The boot script makes it interactive without React, and loads React when the reader acts.
 * Docusaurus' own script tags are inert (`type="app"`, see ssrTemplate) until then.
 */
export default function boot({ siteDir }: LoadContext): Plugin {
  const production = process.env.NODE_ENV === 'production';
  const { outputFiles, entry, preloads } = bundle(siteDir, production);
  const write = (dir: string) => {
    for (const file of outputFiles) {
      const target = path.join(dir, path.relative(siteDir, file.path));
      fs.mkdirSync(path.dirname(target), { recursive: true });
      fs.writeFileSync(target, file.contents);
    }
  };
  const devDir = path.join(siteDir, '.docusaurus/boot');
  if (!production) write(devDir);
  return {
    name: 'boot',
    getPathsToWatch: () => ['src/boot/**', 'src/features/**/*.ts', 'core/**/*.ts'],
    injectHtmlTags: () => ({
      headTags: [
        ...preloads.map((path) => ({ tagName: 'link', attributes: { rel: 'modulepreload', href: `/${path}` } })),
        { tagName: 'script', attributes: { type: 'module', src: `/${entry}` } },
      ],
    }),
    configureWebpack: () =>
      production ? {} : ({ devServer: { static: [{ directory: devDir, publicPath: '/' }] } } as object),
    async postBuild({ outDir }) {
      write(outDir);
    },
  };
}
