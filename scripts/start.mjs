/** `npm start`: installs what is missing, builds the site and serves it on http://localhost:3000. */
import { build } from './build.mjs';
import { installPackages, requireNode } from './setup.mjs';

requireNode();
installPackages('.');
const failed = build();
if (failed) process.exit(failed);
// In this process, so that a signal reaches the server.
await import('tsx');
await import('../server/main.ts');
