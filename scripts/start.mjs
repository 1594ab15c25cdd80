/** `npm start`: installs what is missing, builds the site and serves it on http://localhost:3000. */
import { build } from './build.mjs';
import { installPackages, requireNode, run } from './setup.mjs';

requireNode();
installPackages('.');
process.exit(build() || run('npm', ['run', '--silent', 'serve']));
