import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Kept between runs, so that packages are installed once. */
export const SCRATCH = path.join(tmpdir(), 'aztec-docs-bench-pages');
/** How much of a failed command's output is shown. */
const TAIL = 4000;

export function writeFiles(dir: string, files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

export function removeAll(dir: string, names: readonly string[]): void {
  for (const name of names) rmSync(path.join(dir, name), { recursive: true, force: true });
}

/** Runs a command and gives the seconds it took; its output is shown only when it fails. */
export async function run(dir: string, command: string, args: readonly string[], more = {}): Promise<number> {
  const start = performance.now();
  const env = { ...process.env, CI: '1', ASTRO_TELEMETRY_DISABLED: '1', ...more };
  const child = spawn(command, args, { cwd: dir, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-TAIL)));
  const status = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
  if (status !== 0) throw new Error(`'${command} ${args.join(' ')}' failed in ${dir}:\n${output}`);
  return (performance.now() - start) / 1000;
}

/** Writes the manifest and installs its packages, unless the same ones are there already. */
export async function install(dir: string, manifest: object): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`;
  const stamp = path.join(dir, 'node_modules', '.manifest');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === text) return;
  console.log(`Installing the packages of ${path.basename(dir)} …`);
  writeFiles(dir, { 'package.json': text });
  await run(dir, 'npm', ['install', '--no-audit', '--no-fund']);
  writeFileSync(stamp, text);
}
