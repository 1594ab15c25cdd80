import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { withAddresses } from './lockfile.mjs';
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

const npm = (dir, args, options) => run('npm', [...args, '--no-audit', '--no-fund'], { cwd: dir, ...options });

const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });

/** `npm ci` with the addresses of the packages, in a folder beside; they are moved to their place when all are there. */
function installFast(dir, args) {
  const beside = path.join(ROOT, '.cache/install', path.relative(ROOT, dir) || 'site');
  const [place, made, old] = [dir, beside, `${beside}.old`].map((folder) => path.join(folder, 'node_modules'));
  const { stdout } = spawnSync('npm', ['config', 'get', 'registry'], { cwd: dir, encoding: 'utf8' });
  const lockfile = JSON.parse(fs.readFileSync(path.join(dir, 'package-lock.json'), 'utf8'));
  const text = JSON.stringify(withAddresses(lockfile, String(stdout).trim().replace(/\/$/, '')));
  remove(beside);
  fs.mkdirSync(beside, { recursive: true });
  fs.writeFileSync(path.join(beside, 'package-lock.json'), text);
  for (const file of ['package.json', '.npmrc'])
    if (fs.existsSync(path.join(dir, file))) fs.copyFileSync(path.join(dir, file), path.join(beside, file));
  const status = npm(beside, ['ci', ...args], { stdio: 'ignore' });
  if (status === 0) {
    remove(old);
    fs.mkdirSync(path.dirname(old), { recursive: true });
    if (fs.existsSync(place)) fs.renameSync(place, old);
    fs.renameSync(made, place);
    remove(path.dirname(old));
  }
  remove(beside);
  return status;
}

/** Installs the packages of a folder when its lockfile is not the one of the last time. Zero when all is there. */
export function tryInstall(folder, args = []) {
  const dir = path.join(ROOT, folder);
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(dir, 'package-lock.json')))
    .digest('hex');
  const stamp = path.join(dir, 'node_modules', '.installed');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return 0;
  console.log(`Installing the packages of ${folder === '.' ? 'the site' : folder} …`);
  // A registry may keep its packages at other addresses, or lack one for another platform, which `npm ci` asks for.
  const status = installFast(dir, args) && npm(dir, ['install', '--no-save', ...args]);
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
