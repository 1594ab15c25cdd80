import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client } from '@libsql/client';
import { contentSecurityPolicy, noSources, securityHeaders } from '../../config/headers';
import type { ServerEnv } from '../env';
import { logEvent, type Log } from '../log';
import { createBrevo, type Provider } from './brevo';
import { createSubscribeHandler } from './handler';
import { limitsOf } from './limits';
import { createOutbox } from './outbox';
import { createOutboxStore } from './outboxStore';
import { createStore } from './store';

/** A file in the data folder unless a libSQL server is named; several machines need the server. */
function openDatabase(env: ServerEnv): Client {
  if (env.LIBSQL_URL)
    return createClient({
      url: env.LIBSQL_URL,
      ...(env.LIBSQL_AUTH_TOKEN ? { authToken: env.LIBSQL_AUTH_TOKEN } : {}),
    });
  mkdirSync(env.DATA_DIR, { recursive: true, mode: 0o700 });
  const file = path.resolve(env.DATA_DIR, 'newsletter.db');
  return createClient({ url: pathToFileURL(file).href, timeout: 5000 });
}

function providerOf(env: ServerEnv): Provider | null {
  if (!env.BREVO_API_KEY) return null;
  return createBrevo({
    apiKey: env.BREVO_API_KEY,
    apiUrl: env.BREVO_API_URL,
    listId: env.BREVO_LIST_ID,
    doubleOptIn: env.BREVO_DOI_TEMPLATE_ID
      ? { templateId: env.BREVO_DOI_TEMPLATE_ID, redirectionUrl: env.SITE_URL }
      : undefined,
  });
}

export function createNewsletter(env: ServerEnv, log: Log = logEvent) {
  const db = openDatabase(env);
  const store = createStore(db, limitsOf(env.SUBSCRIBE_CLIENT_LIMIT, env.SUBSCRIBE_ADDRESS_LIMIT));
  const entries = createOutboxStore(db, store.ready);
  const outbox = createOutbox({ store: entries, provider: providerOf(env), retryMs: env.OUTBOX_RETRY_MS, log });
  const handler = createSubscribeHandler({
    store,
    siteUrl: env.SITE_URL,
    headers: securityHeaders(contentSecurityPolicy(noSources)),
    forward: outbox.forwardDue,
    log,
  });
  return {
    handler,
    store,
    entries,
    outbox,
    async close(): Promise<void> {
      await outbox.stop();
      store.close();
    },
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
