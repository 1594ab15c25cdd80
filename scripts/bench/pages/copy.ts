import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../setup.mjs';
import { removeAll } from './scratch';

const LEFT_OUT = new Set(['.git', 'build', '.docusaurus', 'node_modules', '.cache', '.data', 'test-results']);
/** What a cold build of our site must not find. */
export const OWN_CACHES = ['build', '.docusaurus', 'node_modules/.cache'];

/** The packages of the repository, in a folder that has its own cache. */
function linkPackages(dir: string): void {
  const from = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(dir, 'node_modules'));
  for (const name of readdirSync(from))
    if (name !== '.cache') symlinkSync(path.join(from, name), path.join(dir, 'node_modules', name));
}

/** Our site in a folder where it can be changed and built. */
export function copySite(dir: string): void {
  removeAll(dir, ['']);
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name))
      cpSync(path.join(ROOT, name), path.join(dir, name), {
        recursive: true,
        filter: (file) => path.basename(file) !== 'node_modules',
      });
  linkPackages(dir);
}
