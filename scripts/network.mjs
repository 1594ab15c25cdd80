/** `npm run network`: installs what the local network needs and starts it. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { installPackages, requireNode, ROOT, run } from './setup.mjs';

requireNode();
installPackages('.');
installPackages('network', ['--ignore-scripts']);
for (const name of readdirSync(path.join(ROOT, 'sdk'))) installPackages(`sdk/${name}`, ['--ignore-scripts']);
process.exit(run('npx', ['--no-install', 'tsx', 'network/start.ts', ...process.argv.slice(2)]));
