import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { createMcpServer } from './server';
import type { Docs } from './tools';

/** A request as far as the protocol reads it, and its answer: plain values that can go to another thread. */
export type Ask = { body: string; headers: Record<string, string> };
export type Answer = { status: number; body: string; headers?: Record<string, string> };
export type Answerer = (ask: Ask) => Promise<Answer>;

export const refusal = (status: number, message: string, headers: Record<string, string> = {}): Answer => ({
  status,
  body: JSON.stringify({ jsonrpc: '2.0', error: { code: -32000, message }, id: null }),
  headers,
});

/** Without sessions: each request is answered on its own, so that nothing is kept for a client that goes away. */
async function run({ headers }: Ask, parsedBody: unknown, docs: Docs): Promise<Answer> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = createMcpServer(docs);
  await server.connect(transport);
  try {
    const request = new Request('http://localhost/mcp', { method: 'POST', headers });
    const response = await transport.handleRequest(request, { parsedBody });
    return { status: response.status, body: await response.text() };
  } finally {
    await server.close();
  }
}

/** `open` is called at the first request: a server without the files for it still serves the site. */
export function createAnswerer(open: () => Docs): Answerer {
  let docs: Docs | undefined;
  return async (ask) => {
    docs ??= open();
    let message: unknown;
    try {
      message = JSON.parse(ask.body);
    } catch {
      return refusal(400, 'The request is not JSON.');
    }
    // One call for each request, so that limits count calls. The protocol has no batches since its version of 2025-06-18.
    if (Array.isArray(message)) return refusal(400, 'Send one message for each request: batches are not read.');
    return run(ask, message ?? null, docs);
  };
}
