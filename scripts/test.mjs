/** `npm test`: sets the machine up and runs everything that must pass. Ends with "N passed, N failed". */
import fs from 'node:fs';
import path from 'node:path';
import { installChromium } from './chromium.mjs';
import { installPackages, requireNode, ROOT, run } from './setup.mjs';

requireNode();
installPackages('.');
installChromium();
const { check } = await import('./check.mjs');

const reports = path.join(ROOT, 'test-results');
fs.mkdirSync(reports, { recursive: true });
const totals = { passed: 0, failed: 0 };
const add = (passed, failed) => {
  totals.passed += passed;
  totals.failed += failed;
};
const step = (title) => console.log(`\n== ${title}`);
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

step('Unit and build tests');
fs.rmSync(path.join(reports, 'unit.json'), { force: true });
run('npx', [
  '--no-install',
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  '--outputFile.json=test-results/unit.json',
]);
const unit = readReport('unit.json');
add(unit?.numPassedTests ?? 0, unit ? unit.numFailedTests + unit.numFailedTestSuites : 1);

if (built) {
  step('Browser tests');
  fs.rmSync(path.join(reports, 'e2e.json'), { force: true });
  run('npx', ['--no-install', 'playwright', 'test']);
  const e2e = readReport('e2e.json');
  add((e2e?.stats.expected ?? 0) + (e2e?.stats.flaky ?? 0), e2e ? e2e.stats.unexpected + e2e.errors.length : 1);
}

console.log(`\n${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed ? 1 : 0);
