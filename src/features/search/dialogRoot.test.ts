import path from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

test('the dialog, a React root without those of the page, asks nothing of Docusaurus and its theme', async () => {
  const { metafile } = await build({
    entryPoints: [path.join(__dirname, 'dialogRoot.tsx')],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['@docusaurus/*', '@theme/*', '@generated/*', 'react*'],
  });
  const imports = Object.entries(metafile.inputs).flatMap(([file, { imports: all }]) =>
    all
      .filter(({ path: name }) => /^@(docusaurus|theme|generated)\//.test(name))
      .map(({ path: name }) => `${file}: ${name}`),
  );
  expect(Object.keys(metafile.inputs).length).toBeGreaterThan(5);
  expect(imports).toEqual([]);
});
