import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { patchPackages } from './patches.mjs';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1;
}

/** Runs a script of this folder beside what follows; says with which status it ended. */
export function runBeside(script, args = []) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', script), ...args], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)));
}

/** Runs `npm ci` in a folder when its lockfile is not the one that was installed last. Zero when all is there. */
export function tryInstall(folder, args = []) {
  const dir = path.join(ROOT, folder);
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(dir, 'node_modules', '.installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return 0;
  console.log(`Installing the packages of ${folder === '.' ? 'the site' : folder} …`);
  const quiet = ['--no-audit', '--no-fund', ...args];
  // A registry that lacks another platform's optional package leaves it out of the lockfile, and `npm ci` then refuses.
  // `npm install` installs the same locked versions without asking for it.
  const exact = run('npm', ['ci', ...quiet], { cwd: dir, stdio: 'ignore' });
  const status = exact === 0 ? 0 : run('npm', ['install', '--no-save', ...quiet], { cwd: dir });
  if (status === 0) fs.writeFileSync(stamp, hash);
  return status;
}

export function installPackages(folder, args = []) {
  const status = tryInstall(folder, args);
  if (folder === '.') patchPackages(ROOT);
  if (status === 0) return;
  console.error(
    `The packages of ${folder} could not be installed. Check the network connection and run the command again.`,
  );
  process.exit(status);
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= 20) return;
  console.error(`Node ${process.versions.node} is too old: the site needs Node 20 or newer.`);
  process.exit(1);
}
