/** `npm run network`: installs what the local network needs and starts it. */
import { installPackages, installSdks, requireNode, run } from './setup.mjs';

requireNode();
installPackages('.');
installPackages('network', ['--ignore-scripts']);
installSdks();
process.exit(run('npx', ['--no-install', 'tsx', 'network/start.ts', ...process.argv.slice(2)]));
