import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startTestProvider } from '../../server/subscribe/testProvider';
import { freePort } from '../../core/freePort';
import { start, untilReady } from './process';

declare module 'vitest' {
  interface ProvidedContext {
    own: string;
    netlify: string;
  }
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
