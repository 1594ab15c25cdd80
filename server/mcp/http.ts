import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { RateLimiter, type Rate } from './rateLimit';
import { createMcpServer } from './server';
import type { Docs } from './tools';

export const MCP_PATH = '/mcp';
const MAX_BODY = 64 * 1024;
const RATE: Rate = { burst: 60, perMinute: 120 };

/** Anybody may read the documentation, from any page: there is nothing here that a cookie could open. */
const OPEN = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Cache-Control': 'no-store',
};

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
  return Response.json(body, { status, headers: { ...OPEN, ...headers } });
}

/** Without sessions: each request is answered on its own, so that nothing is kept for a client that goes away. */
async function handle(request: Request, docs: Docs): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
    maxRequestBodySize: MAX_BODY,
  });
  const server = createMcpServer(docs);
  await server.connect(transport);
  try {
    const answer = await transport.handleRequest(request);
    // The body is complete: JSON answers are not streamed.
    const bytes = await answer.arrayBuffer();
    const headers = new Headers(answer.headers);
    for (const [name, value] of Object.entries(OPEN)) headers.set(name, value);
    return new Response(bytes.byteLength > 0 ? bytes : null, { status: answer.status, headers });
  } finally {
    await server.close();
  }
}

/** `open` is called at the first request: a server without the files for it still serves the site. */
export function createMcpHandler(open: () => Docs, rate: Rate = RATE) {
  const limiter = new RateLimiter(rate);
  let docs: Docs | undefined;
  return async (request: Request, client: string): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: OPEN });
    if (request.method !== 'POST')
      return refuse(405, 'This server has no streams to listen to: send JSON-RPC by POST.', { Allow: 'POST, OPTIONS' });
    const wait = limiter.take(client);
    if (wait > 0) return refuse(429, `Too many requests. Try again in ${wait} s.`, { 'Retry-After': String(wait) });
    docs ??= open();
    return handle(request, docs);
  };
}
