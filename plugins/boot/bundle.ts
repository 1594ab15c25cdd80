import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build, type BuildOptions, type Metafile, type OutputFile, type Plugin } from 'esbuild';
import { browserSettings, publicEnv } from '../../config/env';
import { VERSIONS } from '../../core/versions';

const OUT = 'assets/boot';
const ENTRY = 'src/boot/index.ts';
const AFTER_LOAD = 'src/boot/afterLoad.ts';
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
    define: sharedNames(production),
  }) satisfies BuildOptions;

const outputOf = ({ outputs }: Metafile, entry: string): string =>
  Object.entries(outputs).find(([, out]) => out.entryPoint === entry)![0];

/**
 * What is imported when it is needed becomes a bundle of its own, with copies of what it shares: all meet in
 * `window.site`, as they meet React there. A third file with what two share would be one more that pages wait for.
 */
function separate(options: BuildOptions, files: OutputFile[]): Plugin {
  const bundleSeparately = async (file: string, siteDir: string): Promise<string> => {
    const made = await build({ ...options, entryPoints: [file], write: false, metafile: true });
    files.push(...made.outputFiles);
    return `/${outputOf(made.metafile, path.relative(siteDir, file))}`;
  };
  return {
    name: 'separate',
    setup(bundler) {
      bundler.onResolve({ filter: /^\./ }, async ({ kind, path: name, resolveDir }) => {
        if (kind !== 'dynamic-import') return undefined;
        const { path: file } = await bundler.resolve(name, { kind: 'import-statement', resolveDir });
        return { path: await bundleSeparately(file, options.absWorkingDir!), external: true };
      });
    },
  };
}

const UNUSED = ['label', 'folder', 'sdk', 'noirTag', 'indexed', 'drafts'];

function withoutUnusedKeys(source: string, file: string): string {
  return UNUSED.reduce((rest, key) => {
    const lines = new RegExp(`^ *${key}: .*,\\n`, 'gm');
    if (rest.match(lines)?.length !== VERSIONS.length)
      throw new Error(`[boot] plugins/boot/bundle.ts looked in ${file} for ${lines}, once for each version.`);
    return rest.replace(lines, '');
  }, source);
}

/** Of a version these scripts need its names and its address. */
const slimVersions: Plugin = {
  name: 'slim-versions',
  setup(bundler) {
    bundler.onLoad({ filter: /[\\/]core[\\/]versions\.ts$/ }, async ({ path: file }) => ({
      contents: withoutUnusedKeys(await readFile(file, 'utf8'), file),
      loader: 'ts',
    }));
  },
};

/** Bundles `src/boot`: what a page needs at once, what can wait until it is shown, and what few visitors need. */
export async function bundle(siteDir: string, production: boolean) {
  const files: OutputFile[] = [];
  const alone = { ...shared(siteDir, production), plugins: [slimVersions] };
  const options = { ...alone, plugins: [slimVersions, separate(alone, files)] };
  // The entry must know the hashed names of the others, so they are made first.
  const worker = await build({ ...options, entryPoints: [WORKER] });
  const afterLoad = await build({ ...options, entryPoints: [AFTER_LOAD] });
  const afterLoadPath = `/${outputOf(afterLoad.metafile, AFTER_LOAD)}`;
  const main = await build({
    ...options,
    entryPoints: [ENTRY],
    external: [afterLoadPath],
    define: {
      ...options.define,
      // One JSON text in the entry, which src/boot/env.ts reads. An object here would become a chunk of its own.
      __ENV_JSON__: JSON.stringify(JSON.stringify(browserSettings(publicEnv))),
      __WORKER_PATH__: JSON.stringify(`/${outputOf(worker.metafile, WORKER)}`),
      __AFTER_LOAD_PATH__: JSON.stringify(afterLoadPath),
    },
  });
  files.push(...[worker, afterLoad, main].flatMap(({ outputFiles }) => outputFiles));
  return { files, entry: `/${outputOf(main.metafile, ENTRY)}`, afterLoad: afterLoadPath };
}
