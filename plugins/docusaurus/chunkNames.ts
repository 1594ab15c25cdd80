/** The little of the bundler that is used here, which Docusaurus does not type. */
interface Bundler {
  RuntimeModule: new (name: string, stage?: number) => object;
  RuntimeGlobals: Record<'publicPath' | 'getChunkScriptFilename', string>;
}
interface Compilation {
  hooks: { additionalTreeRuntimeRequirements: { tap(name: string, add: (chunk: unknown) => void): void } };
  addRuntimeModule(chunk: unknown, module: object): void;
}
interface Compiler {
  webpack: Bundler;
  hooks: { thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void } };
}

const UPSTREAM = 'ChunkAssetPlugin';

/** The address of a chunk by its name, which is its id. */
class ChunkAddresses {
  apply({ webpack, hooks }: Compiler): void {
    const { RuntimeModule, RuntimeGlobals } = webpack;
    const code = `__webpack_require__.gca = (id) => ${RuntimeGlobals.publicPath} + ${RuntimeGlobals.getChunkScriptFilename}(id);`;
    class Module extends RuntimeModule {
      generate = () => code;
    }
    hooks.thisCompilation.tap('chunk-addresses', (compilation) =>
      compilation.hooks.additionalTreeRuntimeRequirements.tap('chunk-addresses', (chunk) =>
        compilation.addRuntimeModule(chunk, new Module('chunk addresses')),
      ),
    );
  }
}

/**
 * What: takes the list of ids by name out of the runtime of all pages. Call it where `chunkIds` are 'named'. Why: a
 * chunk for each page stands there a second time, a third of what the runtime weighs.
 * Upstream, without an option:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/webpack/plugins/ChunkAssetPlugin.ts
 */
export function dropChunkNames(plugins: unknown[]): void {
  const names = plugins.map((plugin) => (plugin as object).constructor.name);
  const at = names.indexOf(UPSTREAM);
  if (at < 0)
    throw new Error(
      `[docusaurus] plugins/docusaurus/chunkNames.ts looked for ${UPSTREAM} among the bundler's plugins: ${names.join(', ')}.`,
    );
  plugins.splice(at, 1, new ChunkAddresses());
}
