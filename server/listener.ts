import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers send one request at a time on a connection; a few programs send some ahead. */
const MAX_AHEAD = 32;
/** For the slowest of readers: 3 MB at 10 kB/s. */
const MAX_ANSWER_MS = 300_000;

const NAME = /^[a-z0-9._-]{1,253}(:\d{1,5})?$/i;
const IPV6 = /^\[[0-9a-f:.]{2,45}\](:\d{1,5})?$/i;

/** Exactly one host, in the one spelling that every other program reads in the same way. */
function hasPlainHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) if (rawHeaders[i]!.toLowerCase() === 'host') count += 1;
  if (count === 0) return httpVersion === '1.0';
  const host = headers.host ?? '';
  if (count > 1 || !(NAME.test(host) || IPV6.test(host)) || !URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  return host.startsWith('[') || hostname === host.replace(/:\d+$/, '').toLowerCase();
}

function refuse(response: ServerResponse): void {
  response.writeHead(400, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    Connection: 'close',
  });
  response.end('The Host header of the request is not one that this server reads.\n');
}

/**
 * Answers the requests of a connection one after the other, as HTTP sends the answers anyway. A client that asks ahead
 * without reading then costs one answer, and one that asks too far ahead is left. `leaving` tells that the server stops: clients are told to leave.
 */
export function createListener(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  leaving?: AbortSignal,
): RequestListener {
  const begun = new Set<ServerResponse>();
  /** Whose answer has begun cannot be told any more, and may ask once again. */
  const tellToLeave = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  leaving?.addEventListener('abort', () => begun.forEach(tellToLeave));
  const queues = new WeakMap<Socket, Array<() => void>>();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const timer = setTimeout(() => request.socket.destroy(), MAX_ANSWER_MS);
    response.once('close', () => {
      clearTimeout(timer);
      begun.delete(response);
      const queue = queues.get(request.socket);
      queue?.shift();
      if (!request.socket.destroyed) queue?.[0]?.();
    });
    begun.add(response);
    // What was asked ahead is answered too.
    if (leaving?.aborted && queues.get(request.socket)?.length === 1) tellToLeave(response);
    // Only what is older than the header may lack it.
    request.headers.host ??= request.httpVersion === '1.0' ? 'localhost' : undefined;
    if (hasPlainHost(request)) handle(request, response);
    else refuse(response);
  }

  return (request, response) => {
    const { socket } = request;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length > MAX_AHEAD) return void socket.destroy();
    if (queue.push(() => answer(request, response)) === 1) queue[0]!();
  };
}
