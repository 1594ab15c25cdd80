import fs from 'node:fs';
import { installPackages } from './chromium.mjs';

const firstOf = (...paths) => paths.find((path) => path && fs.existsSync(path));

/** The folder of libraries has the name of the machine in it. */
const MINI_BROWSERS = ['x86_64', 'aarch64'].flatMap((machine) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
);

/** The programs of the engines beside Chromium; undefined for one that is not there. */
export function enginePaths() {
  const [driver, screen] = [firstOf('/usr/bin/WebKitWebDriver'), firstOf('/usr/bin/Xvfb')];
  const browser = firstOf(...MINI_BROWSERS);
  return {
    firefox: firstOf(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
    webkit: driver && screen && browser ? { driver, screen, browser } : undefined,
  };
}

/** Installs Debian's Firefox and WebKit where there are none. */
export function installEngines() {
  const { firefox, webkit } = enginePaths();
  const wanted = [...(firefox ? [] : ['firefox-esr']), ...(webkit ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (wanted.length) installPackages(...wanted);
}

/** Which of them are not there, in words. */
export function missingEngines() {
  const { firefox, webkit } = enginePaths();
  return [
    ...(firefox ? [] : ["journeys in Firefox: Debian's firefox-esr could not be installed"]),
    ...(webkit ? [] : ["journeys in WebKit: Debian's webkit2gtk-driver and xvfb could not be installed"]),
  ];
}
