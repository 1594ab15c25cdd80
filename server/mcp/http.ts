import { functionHeaders } from '../../config/headers';
import { logEvent, reasonOf } from '../log';
import { readLimited } from '../readLimited';
import { originOf, type Access } from './access';
import { refusal, type Answer, type Answerer } from './message';
import { RateLimiter, type Rate } from './rateLimit';

export const MCP_PATH = '/mcp';
const MAX_BODY = 64 * 1024;
const RATE: Rate = { burst: 60, perMinute: 120, atOnce: 8 };
const READ_HEADERS = ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'last-event-id'];

/** There is nothing here that a cookie could open, so a page of the site may read every answer. */
const SHARED = {
  ...functionHeaders,
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'Content-Type, Accept, Mcp-Protocol-Version, Mcp-Session-Id',
  'Cache-Control': 'no-store',
  Vary: 'Origin',
};

const tooMany = (wait: number): Answer =>
  refusal(429, `Too many requests. Try again in ${wait} s.`, { 'Retry-After': String(wait) });

export type McpOptions = { rate?: Rate; access?: Access };

/** `networks` are those of the client, the narrowest first. */
export function createMcpHandler(answerer: Answerer, { rate = RATE, access = {} }: McpOptions = {}) {
  const limiter = new RateLimiter(rate);

  async function read(request: Request): Promise<Answer> {
    let bytes: Uint8Array | undefined;
    try {
      bytes = await readLimited(request, MAX_BODY);
    } catch {
      return refusal(400, 'The request ended before its end.');
    }
    if (!bytes) return refusal(413, `A request may have ${MAX_BODY} bytes.`);
    const headers = READ_HEADERS.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return answerer({ body: new TextDecoder().decode(bytes), headers: Object.fromEntries(headers) });
  }

  async function answer(request: Request, networks: readonly string[]): Promise<Answer> {
    if (request.method === 'OPTIONS') return { status: 204, body: '' };
    if (request.method !== 'POST')
      return refusal(405, 'This server has no streams to listen to: send JSON-RPC by POST.', {
        Allow: 'POST, OPTIONS',
      });
    const wait = limiter.enter(networks);
    if (wait > 0) return tooMany(wait);
    try {
      return await read(request);
    } catch (error) {
      logEvent('error', 'mcp failed', reasonOf(error));
      return refusal(500, 'Something went wrong on our side. Please try again.');
    } finally {
      limiter.leave(networks);
    }
  }

  return async (request: Request, networks: readonly string[]): Promise<Response> => {
    const origin = originOf(request, access);
    const { status, body, headers } =
      'refused' in origin ? refusal(403, origin.refused) : await answer(request, networks);
    const all = new Headers({ ...headers, ...SHARED });
    if (body) all.set('Content-Type', 'application/json');
    if ('allowed' in origin && origin.allowed) all.set('Access-Control-Allow-Origin', origin.allowed);
    return new Response(body || null, { status, headers: all });
  };
}
