import { readFileSync } from 'node:fs';
import type { Plugin } from 'esbuild';
import { ours } from './paths';
import { js } from './separate';

/** Some files import an artifact with attributes and some without, and it would be there twice. Class ids: see artifact.ts. */
export const patched: Plugin = {
  name: 'patches',
  setup({ onLoad }) {
    onLoad({ filter: /stdlib\/dest\/contract\/artifact_hash\.js$/ }, ({ path: file }) =>
      js(
        `import { bytecodeHash as publishedHash } from ${ours('artifact')};\n` +
          readFileSync(file, 'utf8').replace('sha256Fr(fn.bytecode)', 'publishedHash(fn.bytecode)'),
      ),
    );
    onLoad({ filter: /\/@aztec\/.*\/dest\/.*\.js$/ }, ({ path: file }) => {
      const text = readFileSync(file, 'utf8');
      const plain = text
        .replace(/\s(with|assert)\s*\{\s*type:\s*['"]json['"]\s*\}/g, '')
        .replace(/,\s*\{\s*(with|assert):\s*\{\s*type:\s*['"]json['"]\s*\}\s*\}/g, '');
      return plain === text ? undefined : { contents: plain, loader: 'js' };
    });
  },
};
