/** `node scripts/install.mjs FOLDER`: the packages of a folder that later tests need, in a process of its own. */
import { tryInstall } from './setup.mjs';

process.exit(tryInstall(process.argv[2], ['--ignore-scripts']));
