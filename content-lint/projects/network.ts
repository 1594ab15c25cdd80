import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../core/freePort';
import { listFiles } from '../../core/files';
import type { DocVersion } from '../../core/versions';
import { COMPILED, compileNetwork, EVM_HOME, nodeCommand } from '../../network/room';

interface Network {
  port: number;
  l1Port: number;
  process: ChildProcess;
}

/** A local network of a version, once it answers. */
export async function startNetwork(version: DocVersion): Promise<Network> {
  await compileNetwork();
  const [port, l1Port] = [await freePort(), await freePort()];
  const { args, env } = nodeCommand(version, 'serve', EVM_HOME, String(port), String(l1Port));
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of createInterface(child.stdout)) if (line.startsWith('Sponsored FPC')) break;
  if (child.exitCode !== null) throw new Error(`the network of ${version} ended with ${child.exitCode}`);
  child.stdout.resume();
  return { port, l1Port, process: child };
}

/** The sandbox's ports become those of the network. */
function redirect(folder: string, { port, l1Port }: Network): void {
  for (const file of listFiles(folder, (name) => /\.(ts|json)$/.test(name) && name !== 'package-lock.json')) {
    const text = readFileSync(path.join(folder, file), 'utf8');
    const changed = text
      .replaceAll('localhost:8080', `localhost:${port}`)
      .replaceAll('localhost:8545', `localhost:${l1Port}`);
    if (changed !== text) writeFileSync(path.join(folder, file), changed);
  }
}

/** Compiled modules of packages that this machine cannot load, as the network itself does without them. */
const standIns = (folder: string) => ({
  NODE_OPTIONS: `--import ${path.join(COMPILED, 'hook.mjs')}`,
  NETWORK_PACKAGES: folder,
});

const CANNOT_LOAD = /GLIBC|ERR_DLOPEN_FAILED|\.node'|native build|Could not locate the bindings/;

/** Does what the README says. Returns how it went, or throws with what was printed. */
export function runProject(folder: string, network: Network): string {
  redirect(folder, network);
  const run = (env: NodeJS.ProcessEnv) =>
    spawnSync(process.execPath, ['run.mjs'], { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });
  const first = run({});
  if (first.status === 0) return 'on the local network';
  const printed = first.stdout + first.stderr;
  if (!CANNOT_LOAD.test(printed)) throw new Error(printed.slice(-2000));
  const second = run(standIns(folder));
  if (second.status === 0) return 'on the local network, with stand-ins for compiled modules that need a newer glibc';
  throw new Error((second.stdout + second.stderr).slice(-2000));
}
