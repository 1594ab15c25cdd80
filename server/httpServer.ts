import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { environment } from '../config/settings';
import type { Bindings } from './app';
import { createListener } from './listener';

/** Longer than proxies keep theirs, which is 60 s as a rule: one that we close first can fail their next request. */
const IDLE_MS = 65_000;

const options = {
  // A long address comes twice with the requests of its page, the second time as the referrer.
  maxHeaderSize: 32 * 1024,
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  keepAliveTimeout: IDLE_MS,
};

/** Connections that wait to be accepted. Each turn of the event loop takes one. */
const MAX_NEW = 2048;

const STATUS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function refuse(error: NodeJS.ErrnoException, socket: Socket): void {
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request';
  const advice = status.startsWith('431')
    ? 'The address is too long. Leave out what follows the question mark.'
    : status;
  const head = `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nX-Content-Type-Options: nosniff\r\n`;
  if (socket.writable && error.code !== 'ECONNRESET')
    socket.end(`${head}Content-Length: ${advice.length + 1}\r\nConnection: close\r\n\r\n${advice}\n`);
  else socket.destroy();
}

/** The app on a socket, with a limit to what one connection can ask for. */
export function createSiteServer(app: Hono<Bindings>): Server {
  const leaving = new AbortController();
  const server = createServer(options, createListener(getRequestListener(app.fetch), leaving.signal));
  server.once('leave', () => leaving.abort());
  // Nothing moves in either direction: the client neither asks nor reads.
  server.timeout = IDLE_MS;
  server.on('clientError', refuse);
  return server;
}

/** systemd may hold the socket, so that nobody is refused while the server is started again: sd_listen_fds(3). */
function isHanded(): boolean {
  const { LISTEN_FDS, LISTEN_PID } = environment();
  return LISTEN_FDS === '1' && LISTEN_PID === String(process.pid);
}

/** Resolves with the port. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(isHanded() ? { fd: 3 } : { port, host, backlog: MAX_NEW }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
