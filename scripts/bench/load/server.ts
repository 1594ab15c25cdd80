import { spawn, type ChildProcess } from 'node:child_process';
import { environment } from '../../../config/env';

export type Running = { child: ChildProcess; url: string };

/** The real server in a process of its own. `nodeArgs` may load something that speaks with this process. */
export function startServer(settings: Record<string, string>, nodeArgs: string[] = []): Promise<Running> {
  const child = spawn(process.execPath, [...nodeArgs, '--import', 'tsx', 'server/main.ts'], {
    env: {
      PATH: environment()['PATH'],
      PORT: '0',
      HOST: '127.0.0.1',
      TRUST_PROXY: '1',
      SUBSCRIBE_HOURLY_LIMIT: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout?.on('data', (chunk: Buffer) => {
      const port = /localhost:(\d+)/.exec(chunk.toString())?.[1];
      if (port) resolve({ child, url: `http://127.0.0.1:${port}` });
    });
  });
}

export function stopServer({ child }: Running): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill();
  });
}
