// Builds this project and runs it: node run.mjs
// What it does, in which folder, stands in project.json.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const here = path.dirname(fileURLToPath(import.meta.url));
const { title, release, sandbox, env, steps } = JSON.parse(readFileSync(path.join(here, 'project.json'), 'utf8'));
const HELP = {
  aztec: `Install the Aztec tools at version ${release}; README.md says where that is described.`,
  forge: 'Install Foundry: https://getfoundry.sh',
  npm: 'npm comes with Node.js: https://nodejs.org',
};

function stop(...lines) {
  console.error(`\n${lines.join('\n')}`);
  process.exit(1);
}

const onPath = (tool) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .some((folder) => ['', '.cmd', '.exe'].some((end) => existsSync(path.join(folder, tool + end))));

function checkMachine() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 10))
    stop(`This is Node.js ${process.versions.node}. The project needs 20.10 or newer; 22 is recommended.`);
  const tools = new Set(steps.map(({ run }) => run.split(' ')[0]));
  const missing = [...tools].filter((tool) => !onPath(tool));
  if (missing.length > 0)
    stop(
      `Not found on your PATH: ${missing.join(', ')}.`,
      ...new Set(missing.map((tool) => HELP[tool.split('-')[0]] ?? `Install ${tool}.`)),
    );
  const below = path.relative(homedir(), here);
  if ([...tools].some((tool) => tool.startsWith('aztec')) && (below.startsWith('..') || path.isAbsolute(below)))
    stop(`Move this folder below your home directory, ${homedir()}.`, 'The Aztec commands run in Docker and see only that part of your disk.');
}

/** The version that the sandbox says it has. */
async function sandboxVersion() {
  try {
    const answer = await fetch(sandbox, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'node_getNodeInfo', params: [] }),
      signal: AbortSignal.timeout(5000),
    });
    return (await answer.json()).result.nodeVersion;
  } catch {
    stop(
      `No sandbox answers at ${sandbox}.`,
      'Start one in another terminal, wait until it listens, and leave it running:',
      '  aztec start --sandbox',
    );
  }
}

async function checkSandbox() {
  const version = await sandboxVersion();
  if (version !== release)
    console.warn(`The sandbox is version ${version}, this project is for ${release}. They should be the same.\n`);
}

function runSteps() {
  for (const { in: folder, run } of steps) {
    console.log(`\n[${folder}] ${run}`);
    const cwd = path.join(here, folder);
    const { status } = spawnSync(run, { cwd, shell: true, stdio: 'inherit', env: { ...env, ...process.env } });
    if (status !== 0)
      stop(
        `"${run}" failed in ${cwd}.`,
        'What it printed above says why. The page that README.md names has a table of what goes wrong.',
      );
  }
}

console.log(title);
checkMachine();
if (sandbox) await checkSandbox();
runSteps();
console.log('\nDone.');
