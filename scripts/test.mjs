/** `npm test`: sets the machine up and runs everything that must pass. Ends with "N passed, N failed". */
import fs from 'node:fs';
import path from 'node:path';
import { installChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';
import { installPackages, requireNode, ROOT, run, tryInstall } from './setup.mjs';

const took = [];
const begun = Date.now();
const note = (title, begun) => took.push({ title, seconds: Math.round((Date.now() - begun) / 1000) });
requireNode();
installPackages('.');
installChromium();
const notRun = installEngines();
const engines = notRun.length < 2;
const { check } = await import('./check.mjs');
const network = tryInstall('network', ['--ignore-scripts']) === 0;
const netlify = tryInstall('netlify/tools', ['--ignore-scripts']) === 0;
note('Set-up', begun);

const reports = path.join(ROOT, 'test-results');
fs.mkdirSync(reports, { recursive: true });
const totals = { passed: 0, failed: 0 };
const add = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const readReport = (file) => {
  try {
    return JSON.parse(fs.readFileSync(path.join(reports, file), 'utf8'));
  } catch {
    return undefined;
  }
};

async function step(title, work) {
  console.log(`\n== ${title}`);
  const begun = Date.now();
  await work();
  note(title, begun);
}
function runVitest(name, args = []) {
  fs.rmSync(path.join(reports, `${name}.json`), { force: true });
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports}/${name}.json`];
  run('npx', ['--no-install', 'vitest', 'run', ...report, ...args]);
  const result = readReport(`${name}.json`);
  add(result?.numPassedTests ?? 0, result ? result.numFailedTests + result.numFailedTestSuites : 1);
}

function runGuides() {
  const status = run('npx', ['--no-install', 'tsx', 'content-lint/run/main.ts']);
  if (status === 3) notRun.push('the TypeScript of guides: there is no EVM for this platform');
  else add(status === 0 ? 1 : 0, status === 0 ? 0 : 1);
}

let built = false;
await step('Checks', async () => {
  const { passed, failed } = await check();
  add(passed, failed);
});
// After the checks, which install the packages that the network in the tab is made from.
await step('Build', () => {
  built = run('npm', ['run', '--silent', 'build']) === 0;
  add(built ? 1 : 0, built ? 0 : 1);
});

await step('Unit and build tests', () => runVitest('unit'));

if (built)
  await step('Browser tests', () => {
    fs.rmSync(path.join(reports, 'e2e.json'), { force: true });
    run('npx', ['--no-install', 'playwright', 'test']);
    const e2e = readReport('e2e.json');
    add((e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0), e2e ? e2e.stats.unexpected + e2e.errors.length : 1);
  });

if (!network) notRun.push('the TypeScript of guides: the packages of network/ could not be installed');
if (!netlify) notRun.push("comparison with Netlify's server: its tools could not be installed");
const runConfig = (name) => runVitest(name, ['--config', `tests/${name}/vitest.config.ts`]);
if (built && engines) await step('Journeys in Firefox and WebKit', () => runConfig('engines'));
if (network) await step('Guides on a local network', runGuides);
if (built && netlify) await step("Netlify's server beside ours", () => runConfig('host'));

console.log('\nWhere the time went:');
for (const { title, seconds } of took.sort((a, b) => b.seconds - a.seconds))
  console.log(`  ${String(seconds).padStart(5)} s  ${title}`);
for (const text of notRun) console.log(`NOT RUN: ${text}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
