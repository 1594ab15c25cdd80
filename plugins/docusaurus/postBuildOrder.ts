import type { LoadedPlugin } from '@docusaurus/types';

/**
 * What: waits for the `postBuild` of all other plugins, which Docusaurus runs at the same time, in the order of
 * registration. Called synchronously from the first, this sees each later one before it starts. Why: host files describe
 * the finished build, so they come after what the others write (sitemap, search index, text files). A plugin that does
 * not begin meanwhile ends the build: Docusaurus then runs one after another, and both would wait for ever.
 * Upstream, without an order:
 * https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus/src/commands/build/buildLocale.ts
 */
export function afterOtherPlugins(plugins: LoadedPlugin[], name: string): Promise<unknown>[] {
  const writers = plugins.filter((plugin) => plugin.postBuild);
  if (writers[0]?.name !== name)
    throw new Error(
      `[docusaurus] plugins/docusaurus/postBuildOrder.ts: ${name} must be the first entry of 'plugins' that has a postBuild step; found '${writers[0]?.name}' before it.`,
    );
  return writers.slice(1).map(
    (plugin) =>
      new Promise<void>((resolve, reject) => {
        const original = plugin.postBuild;
        const tooLate = setImmediate(() =>
          reject(
            new Error(
              `[docusaurus] plugins/docusaurus/postBuildOrder.ts: the postBuild of '${plugin.name}' did not begin together with that of '${name}'.`,
            ),
          ),
        );
        plugin.postBuild = async (props) => {
          clearImmediate(tooLate);
          // When it throws, Docusaurus reports that error and stops; this promise then stays open on purpose.
          await original?.call(plugin, props);
          resolve();
        };
      }),
  );
}
