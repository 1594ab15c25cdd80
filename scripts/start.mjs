/** `npm start`: installs what is missing, builds the site and serves it on http://localhost:3000. */
import { installPackages, requireNode, run } from './setup.mjs';

requireNode();
installPackages('.');
const built = run('npm', ['run', '--silent', 'build']);
process.exit(built || run('npm', ['run', '--silent', 'serve']));
