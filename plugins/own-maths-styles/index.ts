import { cp, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { OWN_FOLDER } from '../../config/maths';

/** The maths stylesheet and its fonts in the build, for `KATEX_CSS_URL=site`. Of each font the one that all browsers read. */
export default function ownMathsStyles(_context: LoadContext): Plugin {
  return {
    name: 'own-maths-styles',
    async postBuild({ outDir }) {
      const from = path.dirname(require.resolve('katex/dist/katex.min.css'));
      const to = path.join(outDir, OWN_FOLDER);
      await mkdir(path.join(to, 'fonts'), { recursive: true });
      const fonts = (await readdir(path.join(from, 'fonts'))).filter((name) => name.endsWith('.woff2'));
      const files = ['katex.min.css', ...fonts.map((name) => path.join('fonts', name))];
      await Promise.all(files.map((name) => cp(path.join(from, name), path.join(to, name))));
    },
  };
}
