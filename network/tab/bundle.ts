import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { build, type Loader, type Plugin } from 'esbuild';
import { slim } from './slim';

/** Files that the worker asks for, by name. */
export type Files = Map<string, Buffer>;

const HERE = __dirname;
const standIn = (name: string): string => path.join(HERE, 'stand-ins', `${name}.ts`);
const ours = (name: string): string => JSON.stringify(path.join(HERE, 'worker', `${name}.ts`));

const BUILT_INS: Record<string, string> = {
  assert: standIn('assert'),
  'assert/strict': standIn('assert'),
  async_hooks: standIn('asyncHooks'),
  crypto: standIn('crypto'),
  util: standIn('util'),
};
const FROM_REGISTRY = new Set(['buffer', 'events']);
const NODE =
  /^(node:)?(assert|async_hooks|buffer|child_process|cluster|crypto|dns|events|fs|http|http2|https|inspector|module|net|os|path|perf_hooks|process|querystring|readline|stream|string_decoder|timers|tls|tty|url|util|v8|vm|worker_threads|zlib)(\/.*)?$/;

const isV3 = (sdk: string): boolean => existsSync(path.join(sdk, 'node_modules/@aztec/test-wallet'));

/** Names that are led elsewhere. */
function places(sdk: string): Record<string, string> {
  const at = (file: string) => path.join(sdk, 'node_modules/@aztec', file);
  return {
    '@aztec/telemetry-client': standIn('telemetry'),
    '@aztec/simulator/server': standIn('processor'),
    '@aztec/protocol-contracts/providers/bundle': standIn('protocolContracts'),
    '@aztec/world-state/native': at('world-state/dest/native/fork_checkpoint.js'),
    '@aztec/noir-acvm_js': at('noir-acvm_js/web/acvm_js.js'),
    '@aztec/noir-noirc_abi': at('noir-noirc_abi/web/noirc_abi_wasm.js'),
    'c-kzg': standIn('kzg'),
  };
}

/** What no browser has says so when it is used. */
const absent = (name: string): string =>
  `const say = (key) => () => { throw new Error(${JSON.stringify(name)} + '.' + String(key) + ' is not available in a browser'); };
  module.exports = new Proxy({}, { get: (_, key) => key === '__esModule' ? undefined : key === 'default' ? module.exports : say(key) });`;

const resolving = (sdk: string): Plugin => ({
  name: 'names',
  setup({ onResolve, onLoad, resolve }) {
    const known = places(sdk);
    onResolve({ filter: /^(@aztec\/|c-kzg)/ }, ({ path: name, importer }) => {
      const inner = name === '@aztec/simulator/server' && importer.includes('node_modules');
      if (known[name] && !inner) return { path: known[name] };
      const deep = /^@aztec\/([^/]+\/dest\/.*)$/.exec(name);
      return deep ? { path: path.join(sdk, 'node_modules/@aztec', deep[1]!) } : undefined;
    });
    // The two releases start their clients in different ways.
    if (isV3(sdk)) onResolve({ filter: /^\.\/v2$/ }, () => ({ path: path.join(HERE, 'worker/v3.ts') }));
    onResolve({ filter: NODE }, ({ path: full, pluginData, kind }) => {
      const name = full.replace(/^node:|\/$/g, '');
      if (pluginData === 'registry') return undefined;
      if (BUILT_INS[name]) return { path: BUILT_INS[name] };
      if (FROM_REGISTRY.has(name)) return resolve(`${name}/`, { kind, resolveDir: HERE, pluginData: 'registry' });
      return { path: name, namespace: 'absent' };
    });
    onLoad({ filter: /.*/, namespace: 'absent' }, ({ path: name }) => ({ contents: absent(name), loader: 'js' }));
  },
});

/** Circuits and contracts that can run here. Whatever else the packages mention is left out. */
const USED =
  /contract-(AMM|Crowdfunding|NFT|SimpleToken|SponsoredFPC|Token)\.json$|\/accounts\/artifacts\/(Schnorr|Simulated)Account\.json$|\/protocol-contracts\/|_simulated[\d_]*\.json$/;

const KERNEL = /\/(private|hiding)_kernel_(?!.*_simulated)[^/]*\.json$/;

const js = (contents: string) => ({ contents, loader: 'js' as Loader });

/** Large parts become files of their own, which come when they are needed. */
const separate = (files: Files): Plugin => ({
  name: 'files',
  setup({ onLoad }) {
    onLoad({ filter: /\/@aztec\/.*\.json$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const bytes = slim(text);
      if (!bytes) return undefined;
      // 3.0.0 has the key of a circuit in its artifact; as nothing is proven here, that is all it is for.
      const { verificationKey } = JSON.parse(text) as { verificationKey?: unknown };
      if (KERNEL.test(file) && verificationKey) return js(`export default ${JSON.stringify({ verificationKey })};`);
      if (!USED.test(file)) return js(`throw new Error('This tab does not have ${path.basename(file)}');`);
      const name = `${path.basename(file, '.json')}.json`; // Hosts compress by this ending.
      files.set(name, bytes);
      return js(
        `import { artifact } from ${ours('artifact')}; export default await artifact(${JSON.stringify(name)});`,
      );
    });
    onLoad({ filter: /fetch_code\/browser\/barretenberg\.js$/ }, ({ path: file }) => {
      const base64 = /base64,([^"]+)"/.exec(readFileSync(file, 'utf8'))![1]!;
      files.set('barretenberg.wasm', gunzipSync(Buffer.from(base64, 'base64')));
      return js('export default undefined;');
    });
    onLoad({ filter: /fetch_code\/browser\/barretenberg-threads\.js$/ }, () => js('export default undefined;'));
    onLoad({ filter: /fetch_code\/browser\/index\.js$/ }, () =>
      js(`import { file } from ${ours('files')}; import './barretenberg.js';
        export const fetchCode = async () => new Uint8Array(await file('barretenberg.wasm'));`),
    );
    onLoad({ filter: /(acvm_js|noirc_abi_wasm)\.js$/ }, ({ path: script }) => {
      const wasm = `${path.basename(script, '.js')}_bg.wasm`;
      files.set(wasm, readFileSync(path.join(path.dirname(script), wasm)));
      const text = readFileSync(script, 'utf8').replace(`new URL('${wasm}', import.meta.url)`, `file('${wasm}')`);
      return js(`import { file } from ${ours('files')};\n${text}`);
    });
  },
});

/** Some files import an artifact with attributes and some without, and it would be there twice. Class ids: see artifact.ts. */
const patched: Plugin = {
  name: 'patches',
  setup({ onLoad }) {
    onLoad({ filter: /stdlib\/dest\/contract\/artifact_hash\.js$/ }, ({ path: file }) =>
      js(
        `import { bytecodeHash as publishedHash } from ${ours('artifact')};\n` +
          readFileSync(file, 'utf8').replace('sha256Fr(fn.bytecode)', 'publishedHash(fn.bytecode)'),
      ),
    );
    onLoad({ filter: /\/@aztec\/.*\/dest\/.*\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const plain = text
        .replace(/\s(with|assert)\s*\{\s*type:\s*['"]json['"]\s*\}/g, '')
        .replace(/,\s*\{\s*(with|assert):\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g, '');
      return plain === text ? undefined : { contents: plain, loader: 'js' };
    });
  },
};

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
