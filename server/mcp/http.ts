import { setImmediate as nextTurn } from 'node:timers/promises';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { within } from '../deadline';
import { readLimited } from '../readLimited';
import { originOf, type Access } from './access';
import { RateLimiter, type Rate } from './rateLimit';
import { createMcpServer } from './server';
import type { Docs } from './tools';

export const MCP_PATH = '/mcp';
const MAX_BODY = 64 * 1024;
const RATE: Rate = { burst: 60, perMinute: 120 };
/** At the same time, for one client. */
const MAX_OPEN = 8;
const DEADLINE_MS = 10_000;

/** There is nothing here that a cookie could open, so a page of the site may read every answer. */
const SHARED = {
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id',
  'Cache-Control': 'no-store',
  Vary: 'Origin',
};

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  const body = { jsonrpc: '2.0', error: { code: -32000, message }, id: null };
  return Response.json(body, { status, headers });
}

/** Without sessions: each request is answered on its own, so that nothing is kept for a client that goes away. */
async function run(request: Request, parsedBody: unknown, docs: Docs, deadlineMs: number): Promise<Response> {
  const transport = new WebStandardStreamableHTTPServerTransport({
    sessionIdGenerator: undefined,
    enableJsonResponse: true,
  });
  const server = createMcpServer(docs);
  await server.connect(transport);
  const close = () => server.close();
  const answer = transport.handleRequest(request, { parsedBody }).then(async (response) => {
    // The body is complete: JSON answers are not streamed.
    const bytes = await response.arrayBuffer();
    return new Response(bytes.byteLength > 0 ? bytes : null, { status: response.status, headers: response.headers });
  });
  return within(deadlineMs, answer, () => refuse(503, 'No answer in time. Try again.')).finally(close);
}

/** One in each turn of the event loop, so that pages come in between however many ask at once. */
let line: Promise<unknown> = Promise.resolve();
const inTurn = (): Promise<unknown> => (line = line.then(() => nextTurn()));

async function handle(request: Request, docs: Docs, deadlineMs: number): Promise<Response> {
  const bytes = await readLimited(request, MAX_BODY);
  await inTurn();
  if (!bytes) return refuse(413, `A request may have ${MAX_BODY} bytes.`);
  let message: unknown;
  try {
    message = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return refuse(400, 'The request is not JSON.');
  }
  // One call for each request, so that limits count calls. The protocol has no batches since its version of 2025-06-18.
  if (Array.isArray(message)) return refuse(400, 'Send one message for each request: batches are not read.');
  return run(request, message ?? null, docs, deadlineMs);
}

export type McpOptions = { rate?: Rate; access?: Access; deadlineMs?: number };

/** `open` is called at the first request: a server without the files for it still serves the site. */
export function createMcpHandler(open: () => Docs, options: McpOptions = {}) {
  const { rate = RATE, access = {}, deadlineMs = DEADLINE_MS } = options;
  const limiter = new RateLimiter(rate);
  const atOnce = new Map<string, number>();
  let docs: Docs | undefined;

  async function counted(client: string, work: () => Promise<Response>): Promise<Response> {
    const count = atOnce.get(client) ?? 0;
    if (count >= MAX_OPEN) return refuse(429, 'Too many requests at once. Try again in 1 s.', { 'Retry-After': '1' });
    atOnce.set(client, count + 1);
    try {
      return await work();
    } finally {
      const left = atOnce.get(client)! - 1;
      if (left > 0) atOnce.set(client, left);
      else atOnce.delete(client);
    }
  }

  async function answer(request: Request, client: string): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204 });
    if (request.method !== 'POST')
      return refuse(405, 'This server has no streams to listen to: send JSON-RPC by POST.', { Allow: 'POST, OPTIONS' });
    const wait = limiter.take(client);
    if (wait > 0) return refuse(429, `Too many requests. Try again in ${wait} s.`, { 'Retry-After': String(wait) });
    docs ??= open();
    return counted(client, () => handle(request, docs!, deadlineMs));
  }

  return async (request: Request, client: string): Promise<Response> => {
    const origin = originOf(request, access);
    if ('refused' in origin) return refuse(403, origin.refused, SHARED);
    const response = await answer(request, client);
    const own = { ...SHARED, ...(origin.allowed ? { 'Access-Control-Allow-Origin': origin.allowed } : {}) };
    for (const [name, value] of Object.entries(own)) response.headers.set(name, value);
    return response;
  };
}
