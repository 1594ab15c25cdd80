import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The Chromium that the browser tests and the diagram command drive. */
export function chromiumPath() {
  const found = CANDIDATES.find((path) => path && fs.existsSync(path));
  if (!found)
    throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  return found;
}

/** By Debian's apt; who calls looks whether it worked. */
export function installPackages(...packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', ...packages],
  ]) {
    const [command, ...rest] = [...sudo, ...args];
    spawnSync(command, rest, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  }
}

/** Installs Debian's Chromium where there is none. */
export function installChromium() {
  if (!CANDIDATES.some((path) => path && fs.existsSync(path))) installPackages('chromium', 'fonts-liberation');
  chromiumPath();
}
