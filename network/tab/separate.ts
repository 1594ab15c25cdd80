import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Loader, Plugin } from 'esbuild';
import { ours } from './paths';
import { slim } from './slim';

/** Files that the worker asks for, by name. */
export type Files = Map<string, Buffer>;

/** Circuits and contracts that can run here. Whatever else the packages mention is left out. */
const USED =
  /contract-(AMM|Crowdfunding|NFT|SimpleToken|SponsoredFPC|Token)\.json$|\/accounts\/artifacts\/(Schnorr|Simulated)Account\.json$|\/protocol-contracts\/|_simulated[\d_]*\.json$/;

const KERNEL = /\/(private|hiding)_kernel_(?!.*_simulated)[^/]*\.json$/;

export const js = (contents: string) => ({ contents, loader: 'js' as Loader });

/** Large parts become files of their own, which come when they are needed. */
export const separate = (files: Files): Plugin => ({
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
