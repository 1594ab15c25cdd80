import { build, type BuildOptions, type Metafile } from 'esbuild';
import { publicEnv } from '../../config/env';

const OUT = 'assets/boot';
const ENTRY = 'src/boot/index.ts';
const WORKER = 'src/features/search/worker.ts';

/** What code reads from the boot script, in its own bundle and in React's. */
export const sharedNames = (production: boolean): Record<string, string> => ({
  __ENV__: 'window.site.settings',
  __SEARCH_WORKER__: 'window.site.searchWorker',
  __PRODUCTION__: String(production),
});

const shared = (siteDir: string, production: boolean) =>
  ({
    absWorkingDir: siteDir,
    outdir: OUT,
    // In development the names stay: the page that names them is made once, the files again and again.
    entryNames: production ? '[name]-[hash]' : '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: production,
    write: false,
    metafile: true,
  }) satisfies BuildOptions;

const outputOf = ({ outputs }: Metafile, entry: string): string =>
  Object.entries(outputs).find(([, out]) => out.entryPoint === entry)![0];

/** Bundles `src/boot`: what a page needs at once, with everything else split off and loaded when it is wanted. */
export async function bundle(siteDir: string, production: boolean) {
  const options = shared(siteDir, production);
  // A worker is a script of its own; the entry must know its hashed name, so it is made first.
  const worker = await build({ ...options, entryPoints: [WORKER] });
  const main = await build({
    ...options,
    entryPoints: [ENTRY],
    splitting: true,
    define: {
      ...sharedNames(production),
      // One JSON text in the entry, which src/boot/env.ts reads. An object here would become a chunk of its own.
      __ENV_JSON__: JSON.stringify(JSON.stringify(publicEnv)),
      __WORKER_PATH__: JSON.stringify(`/${outputOf(worker.metafile, WORKER)}`),
    },
  });
  const entry = outputOf(main.metafile, ENTRY);
  return {
    files: [...worker.outputFiles, ...main.outputFiles],
    entry,
    // What the entry shares with lazy parts is a chunk of its own: fetched at the same time, not after it. In
    // development its name would soon be an old one.
    preloads: main.metafile.outputs[entry]!.imports.filter((i) => production && i.kind === 'import-statement').map(
      (i) => i.path,
    ),
  };
}
