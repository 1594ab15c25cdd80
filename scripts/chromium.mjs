import { spawnSync } from 'node:child_process';
import fs from 'node:fs';

const SHELL = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function firstOf(...paths) {
  const found = paths.find((path) => path && fs.existsSync(path));
  if (found) return found;
  throw new Error('Chromium is missing. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
}

/** The Chromium that the benchmarks drive. */
export const chromiumPath = () => firstOf(process.env.CHROMIUM_PATH, ...BROWSERS, SHELL);

/** The same without windows, for tests and drawings: a test takes three quarters of the time. */
export const headlessPath = () => firstOf(process.env.CHROMIUM_PATH, SHELL, ...BROWSERS);

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

/** Installs Debian's Chromium for tests where there is none. A browser with windows does in its place. */
export function installChromium() {
  if (!process.env.CHROMIUM_PATH && !fs.existsSync(SHELL))
    installPackages('chromium-headless-shell', 'fonts-liberation');
  headlessPath();
}
