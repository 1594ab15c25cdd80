import { spawn, type ChildProcess } from 'node:child_process';
import autocannon from 'autocannon';
import { environment } from '../../../config/env';
import { HONEYPOT_FIELD, SUBSCRIBE_PATH, SUBSCRIBE_SOURCE } from '../../../core/emailSubscription';

export const ADDRESSES = 1000;
export const CONNECTIONS = 50;

export type Running = { child: ChildProcess; url: string };
export type Load = {
  acknowledged: Set<string>;
  p50: number;
  p99: number;
  max: number;
  perSecond: number;
  refused: number;
};

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

export function stopServer({ child }: Running, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

/** The first answers of a process load and compile code. A filled hidden field takes the whole way and stores nothing. */
async function warmUp(url: string): Promise<void> {
  const body = JSON.stringify({ email: 'warm-up@example.org', [HONEYPOT_FIELD]: 'x' });
  for (let i = 0; i < CONNECTIONS; i += 1)
    await fetch(url + SUBSCRIBE_PATH, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Distinct addresses, each from a client of its own, so that the limits are worked through and not hit. */
export async function load(
  url: string,
  name: string,
  onAnswer?: (count: number, stop: () => void) => void,
): Promise<Load> {
  await warmUp(url);
  const acknowledged = new Set<string>();
  let next = 0;
  let refused = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: url + SUBSCRIBE_PATH,
        connections: CONNECTIONS,
        amount: ADDRESSES,
        requests: [
          {
            method: 'POST',
            setupRequest(request, context) {
              const number = next++;
              const email = `${name}-${number}@example.org`;
              Object.assign(context, { email });
              return {
                ...request,
                headers: {
                  'content-type': 'application/json',
                  'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
                },
                body: JSON.stringify({ email, source: SUBSCRIBE_SOURCE, timestamp: number, url: '/' }),
              };
            },
            onResponse(status, _body, context) {
              if (status === 200) acknowledged.add((context as { email: string }).email);
              else refused += 1;
              onAnswer?.(acknowledged.size, () => (instance as unknown as { stop: () => void }).stop());
            },
          },
        ],
      },
      (error, result) => {
        if (error) reject(error as Error);
        else {
          const { p50, p99, max } = result.latency;
          resolve({ acknowledged, p50, p99, max, perSecond: Math.round(acknowledged.size / result.duration), refused });
        }
      },
    );
  });
}
