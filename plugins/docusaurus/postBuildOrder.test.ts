import type { LoadedPlugin } from '@docusaurus/types';
import { expect, test } from 'vitest';
import { afterOtherPlugins } from './postBuildOrder';

test('host files wait for what other plugins write', async () => {
  const order: string[] = [];
  const later = {
    name: 'search-index',
    async postBuild() {
      await new Promise(setImmediate);
      order.push('search-index');
    },
  };
  const own = { name: 'host-files', postBuild: () => undefined };
  const plugins = [own, { name: 'docs' }, later] as unknown as LoadedPlugin[];
  const waiting = Promise.all(afterOtherPlugins(plugins, 'host-files')).then(() => order.push('host-files'));
  await Promise.all([waiting, ...plugins.slice(1).map((plugin) => plugin.postBuild?.({} as never))]);
  expect(order).toEqual(['search-index', 'host-files']);
  expect(() => afterOtherPlugins([...plugins].reverse(), 'host-files')).toThrow(/found 'search-index' before it/);
});

test('a plugin that begins when host files are done ends the build', async () => {
  const plugins = ['host-files', 'search-index'].map((name) => ({ name, postBuild: () => undefined }));
  await expect(Promise.all(afterOtherPlugins(plugins as unknown as LoadedPlugin[], 'host-files'))).rejects.toThrow(
    "plugins/docusaurus/postBuildOrder.ts: the postBuild of 'search-index' did not begin together with that of 'host-files'",
  );
});
