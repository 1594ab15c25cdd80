/** `npm test`: sets the machine up and runs everything that must pass. Ends with "N passed, N failed". */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { missingEngines } from './engines.mjs';
import { forgetReport, readPlaywright, readVitest, secondTries } from './reports.mjs';
import { HOSTS_NODE, installPackages, requireNode, ROOT, run, runBeside, sdkFolders } from './setup.mjs';

const took = [];
const begun = Date.now();
const note = (title, begun) => took.push({ title, seconds: Math.round((Date.now() - begun) / 1000) });
requireNode();
// What only later steps need is installed while others run.
const browsers = runBeside('browsers.mjs');
installPackages('.');
const { check } = await import('./check.mjs');
const install = async (folder) => (await runBeside('install.mjs', [folder])) === 0;
const sdks = Promise.all(sdkFolders().map(install));
const others = sdks.then(() => Promise.all([install('network'), install('netlify/tools')]));
note('Set-up', begun);

const totals = { passed: 0, failed: [], again: [] };
function add({ passed, failed, again = [] }) {
  totals.passed += passed;
  totals.failed.push(...failed);
  totals.again.push(...again);
}
const addStep = (title, ok) => add({ passed: ok ? 1 : 0, failed: ok ? [] : [title] });

async function step(title, work) {
  console.log(`\n== ${title}`);
  const begun = Date.now();
  await work();
  note(title, begun);
}
/** What it prints is shown at its end where another runs beside it. */
async function runVitest(name, { args = [], beside = false } = {}) {
  forgetReport(secondTries(name));
  const reporters = ['default', 'json', './scripts/secondTries.mjs'].map((reporter) => `--reporter=${reporter}`);
  const report = [...reporters, `--outputFile.json=${forgetReport(name)}`];
  const child = spawn('npx', ['--no-install', 'vitest', 'run', ...report, ...args], {
    cwd: ROOT,
    env: { ...process.env, REPORT_NAME: name },
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => printed.push(data));
  await once(child, 'close');
  process.stdout.write(Buffer.concat(printed));
  add(readVitest(name));
}

function runGuides() {
  const status = run('npx', ['--no-install', 'tsx', 'content-lint/run/main.ts']);
  if (status === 3) notRun.push('the TypeScript of guides: there is no EVM for this platform');
  else addStep('the TypeScript of guides', status === 0);
}

let built = false;
await step('Checks', async () => {
  add(await check(sdks));
});
const notRun = [];
let [network, netlify] = [false, false];
await step('Rest of the set-up', async () => {
  if ((await browsers) !== 0) process.exit(1);
  notRun.push(...missingEngines());
  [network, netlify] = await others;
});
const engines = notRun.length < 2;

// After the checks, which install the packages that the network in the tab is made from. On the release of Node that
// hosts use; the build tests build small sites on the one that runs here.
await step('Build', () => {
  const there = netlify && fs.existsSync(HOSTS_NODE);
  if (!there) notRun.push('the build on the release of Node in .nvmrc: it could not be installed');
  const node = there ? fs.realpathSync(HOSTS_NODE) : process.execPath;
  const env = { ...process.env, PATH: [path.dirname(node), process.env.PATH].join(path.delimiter) };
  built = run('npm', ['run', '--silent', 'build'], { env }) === 0;
  addStep('npm run build', built);
});

await step('Unit and build tests', () => runVitest('unit'));

if (built)
  await step('Browser tests', () => {
    forgetReport('e2e');
    run('npx', ['--no-install', 'playwright', 'test']);
    add(readPlaywright('e2e'));
  });

if (!network) notRun.push('the TypeScript of guides: the packages of network/ could not be installed');
if (!netlify) notRun.push("comparison with Netlify's server: its tools could not be installed");
if (network) await step('Guides on a local network', runGuides);
// Both wait for programs of others half of the time.
const last = [...(engines ? ['engines'] : []), ...(netlify ? ['host'] : [])];
if (built && last.length)
  await step("Journeys in Firefox and WebKit, and Netlify's server beside ours", () =>
    Promise.all(
      last.map((name) => runVitest(name, { args: ['--config', `tests/${name}/vitest.config.ts`], beside: true })),
    ),
  );

console.log('\nWhere the time went:');
for (const { title, seconds } of took.sort((a, b) => b.seconds - a.seconds))
  console.log(`  ${String(seconds).padStart(5)} s  ${title}`);
for (const text of notRun) console.log(`NOT RUN: ${text}`);
for (const text of totals.again) console.log(`PASSED AT THE SECOND TRY: ${text}`);
for (const text of totals.failed) console.log(`FAILED: ${text}`);
console.log(`\n${totals.passed} passed, ${totals.failed.length} failed`);
process.exit(totals.failed.length ? 1 : 0);
