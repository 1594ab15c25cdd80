import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { environment } from '../../config/env';
import { startTestProvider } from '../../server/subscribe/testProvider';

declare module 'vitest' {
  interface ProvidedContext {
    own: string;
    netlify: string;
  }
}

const root = path.resolve(__dirname, '../..');
const READY_MS = 150_000;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<string> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer?.status === 200) return url;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not come up:\n${output()}`);
}

function start(args: string[], settings: Record<string, string>): { child: ChildProcess; output: () => string } {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: environment()['PATH'], ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return { child, output: () => output };
}

/** Both with the same settings and one stand-in for the mail provider. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const provider = await startTestProvider();
  const home = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  const [ownPort, netlifyPort] = [await freePort(), await freePort()];
  const shared = { HOME: home, XDG_CONFIG_HOME: home, BREVO_API_KEY: 'key', BREVO_API_URL: provider.url };
  const own = start(['--import', 'tsx', 'server/main.ts'], { ...shared, PORT: String(ownPort), DATA_DIR: home });
  const netlify = start(
    [
      'netlify/tools/node_modules/netlify-cli/bin/run.js',
      ...['dev', '--offline', '--no-open', '--dir', 'build', '--framework', '#static', '--port', String(netlifyPort)],
      '--internal-disable-edge-functions',
    ],
    { ...shared, CI: 'true', NETLIFY_TELEMETRY_DISABLED: '1' },
  );
  const stop = async () => {
    // Each has processes of its own below it.
    for (const { child } of [own, netlify]) if (child.pid) process.kill(-child.pid, 'SIGKILL');
    provider.close();
    rmSync(home, { recursive: true, force: true });
    await Promise.resolve();
  };
  try {
    project.provide('own', await untilReady(`http://localhost:${ownPort}/`, own.child, own.output));
    project.provide('netlify', await untilReady(`http://localhost:${netlifyPort}/`, netlify.child, netlify.output));
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
