import path from 'node:path';
import type { Plugin } from 'esbuild';
import { HERE, isV3, standIn } from './paths';

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

export const resolving = (sdk: string): Plugin => ({
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
