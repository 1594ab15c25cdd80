import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { patched } from './patched';
import { HERE, isV3, standIn } from './paths';
import { resolving } from './resolving';
import { separate, type Files } from './separate';

/** What a program of this release may import. */
export function modulesOf(sdk: string): string[] {
  const text = readFileSync(path.join(HERE, 'worker', isV3(sdk) ? 'v3.ts' : 'v2.ts'), 'utf8');
  return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, name]) => name!);
}

/** The worker as one script, and the files that it asks for. */
export async function bundleWorker(
  sdk: string,
  version: string,
): Promise<{ script: Buffer; files: Files; modules: string[] }> {
  const files: Files = new Map();
  const { outputFiles } = await build({
    absWorkingDir: HERE,
    entryPoints: ['worker/main.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: ['chrome109', 'firefox115', 'safari16.4'],
    minify: true,
    keepNames: true,
    nodePaths: [path.join(sdk, 'node_modules')],
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser'],
    inject: [standIn('globals')],
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis', __SDK__: JSON.stringify(version) },
    plugins: [resolving(sdk), separate(files), patched],
    logLevel: 'error',
  });
  return { script: Buffer.from(outputFiles[0]!.contents), files, modules: modulesOf(sdk) };
}
