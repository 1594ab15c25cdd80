import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** The release in .nvmrc, which images and hosts use: the registry has it as a package. */
export const HOSTS_NODE = path.join(ROOT, 'netlify/tools/node_modules/.bin/node');

export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', ...options }).status ?? 1;
}

/** Runs a script of this folder beside what follows; says with which status it ended. */
export function runBeside(script, args = []) {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts', script), ...args], { cwd: ROOT, stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', (status) => resolve(status ?? 1)));
}

const npm = (dir, args) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd: dir });

/** Installs the packages of a folder when its lockfile is not the one of the last time. Zero when all is there. */
export function tryInstall(folder, args = []) {
  const dir = path.join(ROOT, folder);
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(dir, 'node_modules', '.installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return 0;
  console.log(`Installing the packages of ${folder === '.' ? 'the site' : folder} …`);
  const status = npm(dir, ['ci', ...args]);
  if (status === 0) fs.writeFileSync(stamp, hash);
  return status;
}

export function installPackages(folder, args = []) {
  const status = tryInstall(folder, args);
  if (status === 0) return;
  console.error(
    `The packages of ${folder} could not be installed. Check the network connection and run the command again.`,
  );
  process.exit(status);
}

/** A folder for each release that pages are checked against. */
export const sdkFolders = () => fs.readdirSync(path.join(ROOT, 'sdk')).map((name) => `sdk/${name}`);

export function installSdks() {
  for (const folder of sdkFolders()) installPackages(folder, ['--ignore-scripts']);
}

/** Before, Node cannot load an ES module where CommonJS is asked for, and lacks what the highlighter calls. */
export function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Node ${process.versions.node} is too old: the site needs Node 20.19 or newer.`);
  process.exit(1);
}
