// What both worlds share: this side runs with the site's packages, the network with those of a release.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import type { DocVersion } from '../core/versions';
import { platformPackage } from './l1/evm';

const ROOM = __dirname;
const ROOT = path.resolve(ROOM, '..');
/** Compiled files; what stands here finds the packages of the release. */
export const COMPILED = path.join(ROOT, '.cache/network');
/** A file whose neighbours hold the EVM. */
export const EVM_HOME = path.join(ROOM, 'package.json');

/** Why the network cannot run here; nothing when it can. */
export function whyNot(version: DocVersion): string | undefined {
  if (!existsSync(path.join(ROOM, 'node_modules', platformPackage()))) {
    return `the EVM has no package for ${process.platform} on ${process.arch}, or it is not installed: npm ci in network/`;
  }
  const installed = existsSync(path.join(ROOT, 'sdk', version, 'node_modules/@aztec/aztec.js'));
  return installed ? undefined : `the packages of sdk/${version} are not installed: npm run check installs them`;
}

export async function compileNetwork(): Promise<void> {
  await build({
    entryPoints: ['hook', 'memoryStore', 'nodeTest', 'serve', 'runner', 'genesis', 'tab/columns'].map((name) =>
      path.join(ROOM, `${name}.ts`),
    ),
    outdir: COMPILED,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'warning',
  });
}

/** How a compiled file is started with the packages of a version. */
export function nodeCommand(version: DocVersion, file: string, ...args: string[]) {
  return {
    args: ['--import', path.join(COMPILED, 'hook.mjs'), path.join(COMPILED, `${file}.mjs`), ...args],
    env: {
      LOG_LEVEL: 'silent',
      ...process.env,
      NETWORK_PACKAGES: path.join(ROOT, 'sdk', version),
      // Its compiled helper is an empty package in sdk/.
      MSGPACKR_NATIVE_ACCELERATION_DISABLED: 'true',
    },
  };
}
