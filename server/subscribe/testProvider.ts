import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Call = { path: string; apiKey: string | undefined; body: Record<string, unknown> };

/** How the stand-in behaves: an HTTP status with a body, no answer at all, or one that goes on or stops half-way. */
export type Behaviour =
  { status: number; body?: unknown; headers?: Record<string, string> } | 'hang' | 'endless' | 'stalled';

const CHUNK = Buffer.alloc(64 * 1024, ' ');

function pour(response: ServerResponse, count: (bytes: number) => void): void {
  while (!response.destroyed && response.write(CHUNK)) count(CHUNK.length);
  response.once('drain', () => pour(response, count));
}

/** Stands for the mail provider on loopback: speaks the two documented calls and records them. For tests and benches. */
export async function startTestProvider() {
  const calls: Call[] = [];
  const state: { behaviour: Behaviour } = { behaviour: { status: 201, body: { id: 1 } } };
  let sent = 0;
  let open = 0;

  function answer(response: ServerResponse): void {
    const { behaviour } = state;
    if (behaviour === 'hang') return;
    const status = typeof behaviour === 'string' ? 500 : behaviour.status;
    const headers = typeof behaviour === 'string' ? {} : behaviour.headers;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (behaviour === 'endless') pour(response, (bytes) => (sent += bytes));
    else if (behaviour === 'stalled') response.write('{"code":');
    else response.end(JSON.stringify(behaviour.body ?? {}));
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    open += 1;
    response.on('close', () => (open -= 1));
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Call['body'];
      calls.push({ path: request.url ?? '', apiKey: request.headers['api-key'] as string | undefined, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    set: (behaviour: Behaviour) => void (state.behaviour = behaviour),
    emails: () => calls.map((call) => String(call.body['email'])),
    /** Bytes of an endless answer, and answers that nobody has closed. */
    sent: () => sent,
    open: () => open,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type TestProvider = Awaited<ReturnType<typeof startTestProvider>>;
