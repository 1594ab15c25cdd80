import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { createApp } from './app';
import { readServerEnv, type ServerEnv } from './env';
import { logEvent } from './log';
import { clientAddress } from './subscribe/client';
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
  const app = createApp({
    buildDir: env.BUILD_DIR,
    functions: {
      [SUBSCRIBE_PATH]: (request, c) => {
        const ip = clientAddress(request.headers, c.env.incoming?.socket.remoteAddress, env.TRUST_PROXY);
        return newsletter.handler(request, { ip });
      },
    },
  });
  newsletter.outbox.start(newsletter.store.forgetExpired);
  const server = serve(
    {
      fetch: app.fetch,
      port: env.PORT,
      ...(env.HOST ? { hostname: env.HOST } : {}),
      serverOptions: { requestTimeout: 30_000 },
    },
    ({ port }) => logEvent('info', 'listening', { url: `http://localhost:${port}` }),
  ) as Server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    logEvent('error', error.code === 'EADDRINUSE' ? `port ${env.PORT} is in use; set PORT to another` : error.message);
    process.exit(1);
  });
  stopOnSignal(server, newsletter);
}

try {
  start(readServerEnv());
} catch (error) {
  logEvent('error', error instanceof Error ? error.message : String(error));
  process.exit(1);
}
