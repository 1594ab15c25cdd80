import type { Server } from 'node:http';
import type { Context } from 'hono';
import { SUBSCRIBE_PATH } from '../core/emailSubscription';
import { FEEDBACK_PATH } from '../core/feedback';
import { RUN_FRAME_PATH } from '../core/tab';
import { createApp, type Bindings } from './app';
import { openBuild, type Build } from './build';
import { clientAddress, clientNetworks } from './client';
import type { ServerEnv } from './env';
import { createFeedback } from './feedback/feedback';
import { createSiteServer, listen } from './httpServer';
import { logEvent, type Log } from './log';
import { createMcpHandler, MCP_PATH } from './mcp/http';
import { openStore } from './openStore';
import { lookAtBuild, lookAtDisk, lookAtNewsletter, lookAtProcess, lookAtProvider, lookAtTools } from './parts';
import { runFrame } from './runFrame';
import { createStatus, HEALTH_PATH, METRICS_PATH } from './status';
import { closeServer } from './stop';
import { createNewsletter, type Newsletter } from './subscribe/newsletter';
import { createProxyWarning, warnOfSettings } from './warnings';

function statusOf(env: ServerEnv, build: Build, newsletter: Newsletter, requests: Record<string, number>) {
  const parts = {
    build: lookAtBuild(build.site),
    newsletter: lookAtNewsletter(newsletter),
    'mail provider': lookAtProvider(newsletter),
    'documentation for AI tools': lookAtTools(build.tools),
    process: lookAtProcess(() => requests),
  };
  return createStatus(env.LIBSQL_URL ? parts : { ...parts, disk: lookAtDisk(env) }, env);
}

export type Running = { server: Server; newsletter: Newsletter; port: number; close: () => Promise<void> };

/** The whole site on one port. Pages need nothing but the build: all else may be out of order. */
export async function startServer(env: ServerEnv, log: Log = logEvent): Promise<Running> {
  warnOfSettings(env, log);
  const build = await openBuild(env.BUILD_DIR, log);
  const store = openStore(env);
  const newsletter = createNewsletter(env, { store, log });
  const feedback = createFeedback(env, { store, log });
  const mcp = createMcpHandler((ask) => build.tools()(ask), {
    access: { siteUrl: env.SITE_URL, hosts: env.ALLOWED_HOSTS },
  });
  const requests: Record<string, number> = {};
  const status = statusOf(env, build, newsletter, requests);
  const warnOfProxy = createProxyWarning(env, log);
  const addressOf = (request: Request, c: Context<Bindings>) => {
    warnOfProxy(request.headers);
    return clientAddress(request.headers, c.env.incoming?.socket.remoteAddress, env.TRUST_PROXY);
  };
  const app = createApp({
    site: build.site,
    onAnswer: (code) => (requests[code] = (requests[code] ?? 0) + 1),
    functions: {
      [SUBSCRIBE_PATH]: (request, c) => newsletter.handler(request, { ip: addressOf(request, c) }),
      [FEEDBACK_PATH]: (request, c) => feedback.handler(request, { ip: addressOf(request, c) }),
      [MCP_PATH]: (request, c) => mcp(request, clientNetworks(addressOf(request, c))),
      [HEALTH_PATH]: status,
      [METRICS_PATH]: status,
      [RUN_FRAME_PATH]: (request) => Promise.resolve(runFrame(request)),
    },
  });
  const server = createSiteServer(app);
  const port = await listen(server, env.PORT, env.HOST);
  newsletter.outbox.start(async () => {
    for (const forget of [store.forgetLimits, newsletter.forgetExpired, feedback.forgetExpired]) await forget();
  });
  return {
    server,
    newsletter,
    port,
    close: async () => {
      await Promise.all([closeServer(server), newsletter.outbox.stop()]);
      build.close();
      await newsletter.close();
    },
  };
}
