/**
 * Prints which of our dependencies are ES modules, for `JITI_NATIVE_MODULES`: jiti, with which Docusaurus loads our
 * configuration, would write 400 of their files anew as CommonJS, and the build would run with two copies of most.
 * Node can load them since 20.19; before, nothing is printed, and jiti does as it does by itself.
 * To be removed when Docusaurus loads its configuration with jiti 2, which asks Node first.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from './setup.mjs';

const manifestOf = (...folders) => JSON.parse(fs.readFileSync(path.join(ROOT, ...folders, 'package.json'), 'utf8'));
const isEsModule = (name) => manifestOf('node_modules', name).type === 'module';

const names = process.features.require_module ? Object.keys(manifestOf().dependencies).filter(isEsModule) : [];
console.log(JSON.stringify(names));
