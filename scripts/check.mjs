/** `npm run check`: format, lint, types, unused code, spelling, content and code blocks. Prints a line for each. */
import { spawn } from 'node:child_process';
import { installSdks, ROOT } from './setup.mjs';

/** By name; the third says that it needs the packages of the SDK. The longest are last. */
const CHECKS = [
  ['format', 'prettier --check .'],
  ['lint', 'eslint .'],
  ['types', 'tsc --noEmit'],
  ['unused code', 'knip'],
  ['spelling', 'cspell --no-progress --no-summary "{docs,versioned_docs}/**/*.md" README.md CONTRIBUTING.md'],
  ['content', 'tsx content-lint/main.ts', true],
  ['code blocks and API data', 'tsx scripts/checkCode.ts', true],
];

function runCheck([name, command]) {
  return new Promise((resolve) => {
    const start = Date.now();
    const child = spawn('npx', ['--no-install', ...command.match(/"[^"]+"|\S+/g).map((w) => w.replaceAll('"', ''))], {
      cwd: ROOT,
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('close', (code) => {
      const seconds = ((Date.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
      if (code !== 0 || name.startsWith('code blocks')) console.log(output.trim());
      resolve({ name, ok: code === 0 });
    });
  });
}

/** Two at a time: the machine this runs on has two cores. Those that need packages wait until these are there. */
export async function runChecks(checks, packages) {
  const queue = [...checks];
  const results = [];
  let installed = !packages;
  void packages?.then(() => (installed = true));
  const take = async () => {
    const first = queue.findIndex(([, , needsPackages]) => installed || !needsPackages);
    if (first >= 0 || queue.length === 0) return queue.splice(first, 1)[0];
    await packages;
    return take();
  };
  const worker = async () => {
    for (let next = await take(); next; next = await take()) results.push(await runCheck(next));
  };
  await Promise.all([worker(), worker()]);
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => `check of ${name}`);
  return { passed: results.length - failed.length, failed };
}

/** `installing` ends when the packages of the SDK should be there. */
export async function check(installing = Promise.resolve()) {
  return runChecks([...CHECKS].reverse(), installing.then(installSdks));
}

if (process.argv[1]?.endsWith('check.mjs')) {
  const { failed } = await check();
  process.exit(failed.length ? 1 : 0);
}
