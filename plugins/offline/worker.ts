import { build } from 'esbuild';

/** The same from build to build, unless its own code changes: nothing of a build is in it. */
export async function bundleWorker(siteDir: string): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: siteDir,
    entryPoints: ['src/features/offline/worker.ts'],
    bundle: true,
    format: 'iife',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    write: false,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]!.text;
}
