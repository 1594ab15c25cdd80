import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '../../core/freePort';
import { start, untilReady } from '../host/process';

declare module 'vitest' {
  interface ProvidedContext {
    site: string;
  }
}

/** Our server on the build, with a database of its own. */
export default async function setup(project: TestProject): Promise<() => void> {
  const port = await freePort();
  const data = mkdtempSync(path.join(tmpdir(), 'engines-'));
  const server = start(['--import', 'tsx', 'server/main.ts'], { PORT: String(port), DATA_DIR: data });
  const site = await untilReady(`http://localhost:${port}/`, server.child, server.output);
  project.provide('site', site.replace(/\/$/, ''));
  return () => {
    process.kill(-server.child.pid!, 'SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
}
