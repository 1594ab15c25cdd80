// Loaded with `node --import`. Some packages load a compiled module as soon as they are imported; the network calls
// none of them, so imports of these are led to stand-ins:
// - @aztec/native: absent from the npm package of 2.0.2; that of 3.0.0-devnet.5 needs glibc 2.38.
// - c-kzg (2.0.2) and @crate-crypto/node-eth-kzg (3.0.0): commitments to blobs, which are not posted.
// - @aztec/kv-store/lmdb-v2: a database of @aztec/native. With 3.0.0 every client has a PXE of its own that opens one.
//
// - node:test: the tests of a guide run in this process, one after the other.
//
// Imports of JSON need no attribute here, as with tsx, which guides start their programs with: 3.0.0 loads the artifacts
// of its accounts without one.
//
// NETWORK_PACKAGES, a folder, says whose node_modules the files beside this one use, so that one copy serves several
// versions.
import { register } from 'node:module';
import { pathToFileURL } from 'node:url';

const inline = (code: string): string => `data:text/javascript,${encodeURIComponent(code)}`;
const unavailable = (...names: string[]): string =>
  inline(
    names
      .map(
        (name) =>
          `export const ${name} = class { constructor() { throw new Error("${name} is not available here"); } };`,
      )
      .join('\n'),
  );
const SIZES = { BYTES_PER_BLOB: 131072, BYTES_PER_COMMITMENT: 48, BYTES_PER_PROOF: 48, BYTES_PER_FIELD_ELEMENT: 32 };
const constants = Object.entries(SIZES).map(([name, size]) => `export const ${name} = ${size};`);

const here = new URL('.', import.meta.url).href;
const standIns: Record<string, string> = {
  '@aztec/native': unavailable('NativeWorldState', 'NativeLMDBStore', 'MsgpackChannel', 'avmSimulateWithHintedDbs'),
  '@aztec/kv-store/lmdb-v2': new URL('memoryStore.mjs', here).href,
  'c-kzg': inline(`export default { ...${JSON.stringify(SIZES)}, loadTrustedSetup() {} };`),
  '@crate-crypto/node-eth-kzg': inline(`export const DasContextJs = { create: () => ({}) };\n${constants.join('\n')}`),
  'node:test': new URL('nodeTest.mjs', here).href,
};
const packages = pathToFileURL(`${process.env.NETWORK_PACKAGES}/_`).href;

register(
  inline(`const [standIns, here, packages] = ${JSON.stringify([standIns, here, packages])};
  export const resolve = (name, context, next) => {
    if (name in standIns && !context.parentURL?.startsWith('data:')) {
      return { url: standIns[name], format: 'module', shortCircuit: true };
    }
    const ours = context.parentURL?.startsWith(here);
    return next(name, ours && !/^(\\.|file:|data:|node:)/.test(name) ? { ...context, parentURL: packages } : context);
  };
  export const load = (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);`),
);
