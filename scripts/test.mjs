/** `npm test`: sets the machine up and runs everything that must pass. Ends with "N passed, N failed". */
import fs from 'node:fs';
import path from 'node:path';
import { installChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';
import { installPackages, requireNode, ROOT, run, tryInstall } from './setup.mjs';

const begun = Date.now();
requireNode();
installPackages('.');
installChromium();
const notRun = installEngines();
const { check } = await import('./check.mjs');

const reports = path.join(ROOT, 'test-results');
fs.mkdirSync(reports, { recursive: true });
const totals = { passed: 0, failed: 0 };
const add = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const times = [['Set-up', begun]];
function step(title) {
  console.log(`\n== ${title}`);
  times.push([title, Date.now()]);
}
/** How long each step took, slowest first. */
function printTimes() {
  const ends = [...times.slice(1).map(([, begun]) => begun), Date.now()];
  const took = times.map(([title, begun], i) => ({ title, seconds: Math.round((ends[i] - begun) / 1000) }));
  console.log('\nWhere the time went:');
  for (const { title, seconds } of took.sort((a, b) => b.seconds - a.seconds))
    console.log(`  ${String(seconds).padStart(5)} s  ${title}`);
}
const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
};

step('Checks');
const checks = await check();
add(checks.passed, checks.failed);

step('Build');
const built = run('npm', ['run', '--silent', 'build']) === 0;
add(built ? 1 : 0, built ? 0 : 1);

function runVitest(name, args = []) {
  fs.rmSync(path.join(reports, `${name}.json`), { force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`];
  run('npx', ['--no-install', 'vitest', 'run', ...report, ...args]);
  const result = readReport(`${name}.json`);
  add(result?.numPassedTests ?? 0, result ? result.numFailedTests + result.numFailedTestSuites : 1);
}

const network = tryInstall('network', ['--ignore-scripts']) === 0;

step('Unit and build tests');
runVitest('unit');

if (built) {
  step('Browser tests');
  fs.rmSync(path.join(reports, 'e2e.json'), { force: true });
  run('npx', ['--no-install', 'playwright', 'test']);
  const e2e = readReport('e2e.json');
  add((e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0), e2e ? e2e.stats.unexpected + e2e.errors.length : 1);
}

if (built && notRun.length < 2) {
  step('Journeys in Firefox and WebKit');
  runVitest('engines', ['--config', 'tests/engines/vitest.config.ts']);
}

step('Guides on a local network');
if (network) {
  const status = run('npx', ['--no-install', 'tsx', 'content-lint/run/main.ts']);
  if (status === 3) notRun.push('the TypeScript of guides: there is no EVM for this platform');
  else add(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
} else notRun.push('the TypeScript of guides: the packages of network/ could not be installed');

if (built) {
  step("Netlify's server beside ours");
  if (tryInstall('netlify/tools', ['--ignore-scripts']) === 0)
    runVitest('host', ['--config', 'tests/host/vitest.config.ts']);
  else notRun.push("comparison with Netlify's server: its tools could not be installed");
}

printTimes();
for (const text of notRun) console.log(`NOT RUN: ${text}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
