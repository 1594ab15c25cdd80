/** After an installation: small changes to packages, each until a release has it. A build is the same without them. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

export const PATCHES = [
  {
    // For stack traces it names a function for each node of a page, at each step: a twelfth of a build.
    // https://github.com/syntax-tree/unist-util-visit-parents/blob/6.1.0/lib/index.js
    file: 'node_modules/unist-util-visit-parents/lib/index.js',
    from: "if (typeof value.type === 'string') {",
    to: 'if (false) {',
  },
];

function apply({ file, from, to }) {
  const at = path.join(ROOT, file);
  const text = fs.existsSync(at) ? fs.readFileSync(at, 'utf8') : '';
  if (text.includes(to)) return;
  if (!text.includes(from))
    return console.warn(`${file} is another than scripts/patches.mjs knows: it stays as it is.`);
  fs.writeFileSync(at, text.replace(from, to));
}

if (process.argv[1]?.endsWith('patches.mjs')) PATCHES.forEach(apply);
