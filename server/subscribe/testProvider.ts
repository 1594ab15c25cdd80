import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = { path: string; apiKey: string | undefined; body: Record<string, unknown> };

/** How the stand-in behaves: an HTTP status with an optional body, or no answer at all. */
export type Behaviour = { status: number; body?: unknown } | 'hang';

/** Stands for the mail provider on loopback: speaks the two documented calls and records them. For tests and benches. */
export async function startTestProvider() {
  const calls: Call[] = [];
  const state: { behaviour: Behaviour } = { behaviour: { status: 201, body: { id: 1 } } };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Call['body'];
      calls.push({ path: request.url ?? '', apiKey: request.headers['api-key'] as string | undefined, body });
      if (state.behaviour === 'hang') return;
      response.writeHead(state.behaviour.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(state.behaviour.body ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    set: (behaviour: Behaviour) => void (state.behaviour = behaviour),
    emails: () => calls.map((call) => String(call.body['email'])),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;
