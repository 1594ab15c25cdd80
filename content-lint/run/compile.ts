import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import type { VersionId } from '../snippets/types';
import { findExample } from '../snippets/typescript/host';
import { marked, markedPart } from './mark';
import type { Program, Source } from './programs';

/** Ports of the sandbox, and those of the network that runs the programs. */
export interface Ports {
  node: number;
  l1: number;
}

/** Programs that begin alike as one module, after the modules that must run before it. */
export async function compilePrograms(root: string, programs: Program[], ports: Ports): Promise<string[]> {
  const [{ version, before, beginning, text, origins, solidity }] = programs as [Program];
  const main = beginning ? withParts(beginning, programs) : marked({ text, origins });
  const texts = [...before.map(marked), main];
  // Its imports are those of a file in its folder.
  const file = solidity && path.join(root, origins[0]!.file);
  return Promise.all(texts.map((contents) => compile(root, version, contents, ports, file)));
}

const withParts = (beginning: Source, programs: Program[]): string =>
  [
    marked(beginning),
    'export const parts = [',
    ...programs.map((program) => `async () => {\n${markedPart(program)}\n},`),
    '];',
  ].join('\n');

async function compile(root: string, version: VersionId, contents: string, ports: Ports, file = ''): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents,
      loader: 'ts',
      resolveDir: file ? path.dirname(file) : root,
      sourcefile: file || 'program.ts',
    },
    // Comments in the result name files from here, so that it is the same on every machine.
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'silent',
    plugins: [examples(root, version)],
  });
  return outputFiles[0]!.text
    .replaceAll(/(localhost|127\.0\.0\.1):8080\b/g, `$1:${ports.node}`)
    .replaceAll(/(localhost|127\.0\.0\.1):8545\b/g, `$1:${ports.l1}`);
}

/** A relative import is looked for where the type check looks for it. */
function examples(root: string, version: VersionId): Plugin {
  return {
    name: 'examples',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^\./ }, ({ path: name, importer, resolveDir }) => {
        const beside = importer.startsWith('/') && path.resolve(resolveDir, name.replace(/\.js$/, '.ts'));
        const found = beside || findExample(root, version, name);
        return found ? { path: found } : { errors: [{ text: `${name} is in no example of this version` }] };
      });
      onLoad({ filter: /\/examples\/.*\.ts$/ }, ({ path: file }) => {
        const text = readFileSync(file, 'utf8');
        const shown = path.relative(root, file);
        const origins = text.split('\n').map((_, index) => ({ file: shown, line: index + 1 }));
        return { contents: marked({ text, origins }), loader: 'ts' };
      });
    },
  };
}
