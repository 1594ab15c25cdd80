import { build } from 'esbuild';

/** The worker that checks types, with the compiler in it: the same for every release. */
export async function bundleChecker(): Promise<Buffer> {
  const { outputFiles } = await build({
    absWorkingDir: __dirname,
    entryPoints: ['main.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    legalComments: 'none',
    // Asked for only where there is a Node: it has no files here.
    external: ['fs', 'path', 'os', 'inspector', 'perf_hooks', 'crypto', 'source-map-support'],
    logLevel: 'error',
  });
  return Buffer.from(outputFiles[0]!.contents);
}
