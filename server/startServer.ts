import type { Server } from 'node:http';
import type { Context } from 'hono';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { markdownPath } from '../core/markdownPath';
import { RUN_FRAME_PATH } from '../core/tab';
import { createApp, type Bindings } from './app';
import type { ServerEnv } from './env';
import { createHealth, HEALTH_PATH } from './health';
import { createSiteServer, listen } from './httpServer';
import { logEvent, type Log } from './log';
import { createMcpHandler, MCP_PATH } from './mcp/http';
import { openSearchThread } from './mcp/searchThread';
import { openDocs } from './mcp/server';
import { prefersMarkdown } from './negotiate';
import { runFrame } from './runFrame';
import { clientAddress, clientKey } from './subscribe/client';
import { createNewsletter, type Newsletter } from './subscribe/newsletter';
import { createProxyWarning, startWarnings } from './warnings';

const healthOf = ({ store, outbox }: Newsletter, env: ServerEnv) =>
  createHealth({
    newsletter: store.check,
    'mail provider': () => (outbox.isPaused() ? Promise.reject(new Error('paused')) : Promise.resolve()),
    'documentation for AI tools': () => Promise.resolve(openDocs(env.BUILD_DIR)),
  });

/** The whole site on one port. Pages need nothing but the build: all else may be out of order. */
export async function startServer(
  env: ServerEnv,
  log: Log = logEvent,
): Promise<{ server: Server; newsletter: Newsletter; port: number }> {
  for (const warning of startWarnings(env)) log('warn', warning);
  const newsletter = createNewsletter(env, { log, inThread: true });
  const docs = () => openDocs(env.BUILD_DIR, openSearchThread(env.BUILD_DIR));
  const mcp = createMcpHandler(docs, { access: { siteUrl: env.SITE_URL, hosts: env.ALLOWED_HOSTS } });
  const health = healthOf(newsletter, env);
  const warnOfProxy = createProxyWarning(env, log);
  const addressOf = (request: Request, c: Context<Bindings>) => {
    warnOfProxy(request.headers);
    return clientAddress(request.headers, c.env.incoming?.socket.remoteAddress, env.TRUST_PROXY);
  };
  const app = createApp({
    buildDir: env.BUILD_DIR,
    alternate: (page, request) => (prefersMarkdown(request.headers.get('accept')) ? markdownPath(page) : undefined),
    functions: {
      [SUBSCRIBE_PATH]: (request, c) => newsletter.handler(request, { ip: addressOf(request, c) }),
      [MCP_PATH]: (request, c) => mcp(request, clientKey(addressOf(request, c))),
      [HEALTH_PATH]: health,
      [RUN_FRAME_PATH]: (request) => Promise.resolve(runFrame(request)),
    },
  });
  const server = createSiteServer(app);
  const port = await listen(server, env.PORT, env.HOST);
  newsletter.outbox.start(newsletter.store.forgetExpired);
  return { server, newsletter, port };
}
