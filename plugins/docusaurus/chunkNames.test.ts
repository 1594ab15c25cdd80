import { expect, test } from 'vitest';
import { dropChunkNames } from './chunkNames';

class ChunkAssetPlugin {
  apply = () => undefined;
}
class Other {
  apply = () => undefined;
}

test("Docusaurus' list of names gives way, in its place", () => {
  const plugins: object[] = [new Other(), new ChunkAssetPlugin(), new Other()];
  dropChunkNames(plugins);
  expect(plugins.map(({ constructor }) => constructor.name)).toEqual(['Other', 'ChunkAddresses', 'Other']);
});

test('without it the build ends, and says what was looked for and where', () => {
  expect(() => dropChunkNames([new Other()])).toThrow(
    "plugins/docusaurus/chunkNames.ts looked for ChunkAssetPlugin among the bundler's plugins: Other.",
  );
});
