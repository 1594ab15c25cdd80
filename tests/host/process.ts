import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { environment } from '../../config/env';

const root = path.resolve(__dirname, '../..');
const READY_MS = 150_000;

export async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<string> {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (answer?.status === 200) return url;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} did not come up:\n${output()}`);
}

/** A program of ours and all that it starts, without the settings of this machine. */
export function start(
  args: string[],
  settings: Record<string, string>,
  node = process.execPath,
): { child: ChildProcess; output: () => string } {
  const child = spawn(node, args, {
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
