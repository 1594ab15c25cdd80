import { build, type BuildOptions, type Metafile } from 'esbuild';
import { publicEnv } from '../../config/env';

const OUT = 'assets/boot';
const ENTRY = 'src/boot/index.ts';
const LATER = 'src/boot/later.ts';
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
    splitting: true,
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: production,
    write: false,
    metafile: true,
    define: sharedNames(production),
  }) satisfies BuildOptions;

/** What the browser asks for, and no more: every page carries it. */
function browserSettings(): object {
  const { analytics, search, chatbot } = publicEnv;
  return { analytics, search: search.mode === 'embedded' ? { mode: search.mode } : search, chatbot };
}

const outputOf = ({ outputs }: Metafile, entry: string): string =>
  Object.entries(outputs).find(([, out]) => out.entryPoint === entry)![0];

/** What both the entry and a part of it that loads later import becomes a second file, which every page waits for. */
function checkOneFile({ outputs }: Metafile, entry: string): void {
  const extra = outputs[entry]!.imports.filter(({ kind }) => kind === 'import-statement');
  if (extra.length) throw new Error(`[boot] ${ENTRY} shares code with what it imports later: ${extra[0]!.path}`);
}

/**
 * Bundles `src/boot`: what a page needs at once, and what can wait until it is shown. The second has its own copies of
 * what both use: they meet in `window.site`, as both meet React there.
 */
export async function bundle(siteDir: string, production: boolean) {
  const options = shared(siteDir, production);
  // The entry must know the hashed names of the others, so they are made first.
  const worker = await build({ ...options, entryPoints: [WORKER] });
  const later = await build({ ...options, entryPoints: [LATER] });
  const laterPath = `/${outputOf(later.metafile, LATER)}`;
  const main = await build({
    ...options,
    entryPoints: [ENTRY],
    external: [laterPath],
    define: {
      ...options.define,
      // One JSON text in the entry, which src/boot/env.ts reads. An object here would become a chunk of its own.
      __ENV_JSON__: JSON.stringify(JSON.stringify(browserSettings())),
      __WORKER_PATH__: JSON.stringify(`/${outputOf(worker.metafile, WORKER)}`),
      __LATER_PATH__: JSON.stringify(laterPath),
    },
  });
  const entry = outputOf(main.metafile, ENTRY);
  checkOneFile(main.metafile, entry);
  return { files: [worker, later, main].flatMap(({ outputFiles }) => outputFiles), entry };
}
