import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../core/freePort';
import { ROOT } from '../snippets/versions';

let home: string;
let sandbox: Server;
let url: string;

/** A tool that says where it was called. */
function tool(name: string, code = 0): void {
  const file = path.join(home, 'bin', name);
  writeFileSync(file, `#!/bin/sh\necho "$(basename "$PWD"): ${name} $* $NODE_URL"\nexit ${code}\n`);
  chmodSync(file, 0o755);
}

beforeAll(async () => {
  home = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'run-')));
  for (const folder of ['bin', 'project/contract', 'project/app'])
    mkdirSync(path.join(home, folder), { recursive: true });
  cpSync(path.join(ROOT, 'examples/run.mjs'), path.join(home, 'project/run.mjs'));
  const port = await freePort();
  url = `http://localhost:${port}`;
  sandbox = createServer((_, response) => response.end('{"result":{"nodeVersion":"2.0.2"}}')).listen(port);
});

afterAll(() => {
  sandbox.close();
  rmSync(home, { recursive: true });
});

async function run(plan: object, env: Record<string, string> = {}) {
  const steps = [
    { in: 'contract', run: 'aztec-nargo compile' },
    { in: 'app', run: 'app-start now' },
  ];
  const whole = { title: 'Example', release: '2.0.2', sandbox: null, env: {}, steps, ...plan };
  writeFileSync(path.join(home, 'project/project.json'), JSON.stringify(whole));
  const paths = { PATH: `${path.join(home, 'bin')}:/bin:/usr/bin`, HOME: home };
  const child = spawn(process.execPath, ['run.mjs'], { cwd: path.join(home, 'project'), env: { ...paths, ...env } });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { out, err, code: child.exitCode };
}

test('[PROJ-3] missing tools are named, with where to get them, before anything is done', async () => {
  const { err, code } = await run({});
  expect(code).toBe(1);
  expect(err).toContain('Not found on your PATH: aztec-nargo, app-start.');
  expect(err).toContain('Install the Aztec tools at version 2.0.2');
});

test('[PROJ-3] steps run in order, each in its folder, with what the project sets', async () => {
  tool('aztec-nargo');
  tool('app-start');
  const { out, code } = await run({ sandbox: url, env: { NODE_URL: 'http://node' } });
  expect(code).toBe(0);
  expect(out).toMatch(/contract: aztec-nargo compile http:\/\/node\n[^]*app: app-start now http:\/\/node\n\nDone\./);
});

test('[PROJ-3] without a sandbox it says how to start one; one of another version is told', async () => {
  const dead = await run({ sandbox: `http://localhost:${await freePort()}` });
  expect(dead.code).toBe(1);
  expect(dead.err).toContain('aztec start --sandbox');
  expect(dead.out).not.toContain('aztec-nargo');
  const other = await run({ sandbox: url, release: '2.0.3' });
  expect(other.err).toContain('The sandbox is version 2.0.2, this project is for 2.0.3.');
});

test('[PROJ-3] outside of the home directory, where the Aztec tools see nothing, it says so', async () => {
  const { err, code } = await run({}, { HOME: path.join(home, 'bin') });
  expect(code).toBe(1);
  expect(err).toContain(`Move this folder below your home directory, ${path.join(home, 'bin')}.`);
});

test('[PROJ-3] a command that fails ends it and is named', async () => {
  tool('aztec-nargo', 3);
  const { out, err, code } = await run({});
  expect(code).toBe(1);
  expect(err).toContain(`"aztec-nargo compile" failed in ${path.join(home, 'project/contract')}.`);
  expect(out).not.toContain('app-start');
});
