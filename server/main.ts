import type { Server } from 'node:http';
import type { Context } from 'hono';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { markdownPath } from '../core/markdownPath';
import { createApp, type Bindings } from './app';
import { readServerEnv, type ServerEnv } from './env';
import { createSiteServer, listen } from './httpServer';
import { logEvent } from './log';
import { createMcpHandler, MCP_PATH } from './mcp/http';
import { openSearchThread } from './mcp/searchThread';
import { openDocs } from './mcp/server';
import { prefersMarkdown } from './negotiate';
import { clientAddress, clientKey } from './subscribe/client';
import { createNewsletter, type Newsletter } from './subscribe/newsletter';

const GRACE_MS = 10_000;

function stopOnSignal(server: Server, newsletter: Newsletter): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A hanging connection must not keep the process from ending.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    server.close(() => void newsletter.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

function start(env: ServerEnv): void {
  const newsletter = createNewsletter(env);
  const mcp = createMcpHandler(() => openDocs(env.BUILD_DIR, openSearchThread(env.BUILD_DIR)));
  const addressOf = (request: Request, c: Context<Bindings>) =>
    clientAddress(request.headers, c.env.incoming?.socket.remoteAddress, env.TRUST_PROXY);
  const app = createApp({
    buildDir: env.BUILD_DIR,
    alternate: (page, request) => (prefersMarkdown(request.headers.get('accept')) ? markdownPath(page) : undefined),
    functions: {
      [SUBSCRIBE_PATH]: (request, c) => newsletter.handler(request, { ip: addressOf(request, c) }),
      [MCP_PATH]: (request, c) => mcp(request, clientKey(addressOf(request, c))),
    },
  });
  newsletter.outbox.start(newsletter.store.forgetExpired);
  const server = createSiteServer(app);
  listen(server, env.PORT, env.HOST).then(
    (port) => logEvent('info', 'listening', { url: `http://localhost:${port}` }),
    ({ code = 'unknown' }: NodeJS.ErrnoException) => {
      const inUse = `port ${env.PORT} is in use; set PORT to another`;
      logEvent('error', code === 'EADDRINUSE' ? inUse : 'PORT or HOST cannot be listened on', { code });
      process.exit(1);
    },
  );
  stopOnSignal(server, newsletter);
}

try {
  start(readServerEnv());
} catch (error) {
  logEvent('error', error instanceof Error ? error.message : String(error));
  process.exit(1);
}
