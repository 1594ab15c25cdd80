/**
 * Prints which of our dependencies are ES modules, for `JITI_NATIVE_MODULES`: jiti 1, with which Docusaurus loads our
 * configuration, would write 400 of their files anew as CommonJS, and the build would run with two copies of most.
 * To be removed when Docusaurus loads its configuration with jiti 2, which asks Node first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { requireNode, ROOT } from './setup.mjs';

requireNode();
const manifestOf = (...folders) => JSON.parse(fs.readFileSync(path.join(ROOT, ...folders, 'package.json'), 'utf8'));
const isEsModule = (name) => manifestOf('node_modules', name).type === 'module';
console.log(JSON.stringify(Object.keys(manifestOf().dependencies).filter(isEsModule)));
