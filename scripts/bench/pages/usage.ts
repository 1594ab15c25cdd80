import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from './scratch';

export interface Usage {
  seconds: number;
  /** Seconds of processor time: what can be compared when the machine has other work. */
  cpu: number;
  /** Bytes of memory of the largest process at its peak. */
  memory: number;
}

/** Runs a command and says what its Node processes used. */
export async function measureRun(dir: string, command: string, args: readonly string[]): Promise<Usage> {
  const file = path.join(dir, '.usage');
  rmSync(file, { force: true });
  const env = { NODE_OPTIONS: `--import ${path.join(__dirname, 'noteUsage.mjs')}`, USAGE_FILE: file };
  const seconds = await run(dir, command, args, env);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as NodeJS.ResourceUsage);
  return {
    seconds,
    cpu: all.reduce((sum, { userCPUTime, systemCPUTime }) => sum + userCPUTime + systemCPUTime, 0) / 1e6,
    memory: Math.max(...all.map(({ maxRSS }) => maxRSS)) * 1024,
  };
}
