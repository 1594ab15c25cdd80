/** Builds the site as it is deployed: with the network that runs in the reader's tab, where its packages can be had. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT, run, tryInstall } from './setup.mjs';

export function build() {
  const [stable] = JSON.parse(fs.readFileSync(path.join(ROOT, 'versions.json'), 'utf8'));
  // The site is whole without them, but for the buttons that run code.
  tryInstall(`sdk/${stable}`, ['--ignore-scripts']);
  return run('npm', ['run', '--silent', 'build']);
}

if (process.argv[1]?.endsWith('build.mjs')) process.exit(build());
