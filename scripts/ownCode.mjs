/**
 * The code of a build in a few files. Docusaurus' own way takes a second for each thread, and gives that code copies of
 * the packages that Docusaurus has too: a parser of Markdown then gets fast twice. To be removed when Docusaurus loads
 * the configuration as Node does: https://github.com/facebook/docusaurus/blob/v3.9.1/packages/docusaurus-utils/src/moduleUtils.ts
 */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { setEnvironmentData } from 'node:worker_threads';
import { build } from 'esbuild';

/** Where Docusaurus and threads begin. */
const STARTS = ['docusaurus.config.ts', 'sidebars.ts', 'plugins/page-workers/answer.ts'];

/** What a file knows of its place, which the bundle is not at. */
const placeOf = (file) => ({
  __filename: JSON.stringify(file),
  __dirname: JSON.stringify(path.dirname(file)),
  require: `createRequireHere(${JSON.stringify(file)})`,
});

const places = {
  name: 'places',
  setup: ({ onLoad, onResolve }) => {
    // Node loads no JSON of packages in this way.
    onResolve({ filter: /^[^.].*\.json$/ }, ({ path: name, importer }) => ({
      path: createRequire(importer).resolve(name),
    }));
    // A site of a few pages has neither of these folders, and does not come to where they are needed.
    onResolve({ filter: /\/(network|content-lint)\// }, ({ path: name, resolveDir }) =>
      fs.existsSync(path.join(resolveDir, `${name}.ts`)) ? undefined : { path: name, external: true },
    );
    onLoad({ filter: /\.ts$/ }, async ({ path: file }) => {
      const text = await fs.promises.readFile(file, 'utf8');
      const used = Object.entries(placeOf(file)).filter(([name]) => new RegExp(`\\b${name}\\b`).test(text));
      if (!used.length) return undefined;
      const lines = used.map(([name, value]) => `const ${name} = ${value};`);
      return {
        contents: `import { createRequire as createRequireHere } from 'node:module'; ${lines.join(' ')} ${text}`,
        loader: 'ts',
      };
    });
  },
};

/** Bundles the code of the site in a folder. Returns a way to load the modules that a build begins with. */
export async function bundleCode(siteDir) {
  const outdir = path.join(siteDir, '.docusaurus/code');
  fs.rmSync(outdir, { recursive: true, force: true });
  const starts = STARTS.filter((name) => fs.existsSync(path.join(siteDir, name)));
  await build({
    absWorkingDir: siteDir,
    entryPoints: starts,
    outbase: siteDir,
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    packages: 'external',
    plugins: [places],
  });
  setEnvironmentData('own-code', outdir);
  const bundled = new Map(
    starts.map((name) => [path.join(siteDir, name), path.join(outdir, name.replace(/ts$/, 'mjs'))]),
  );
  const load = async (file) => (await import(pathToFileURL(file).href)).default;
  return (file) => (bundled.has(file) ? load(bundled.get(file)) : undefined);
}
