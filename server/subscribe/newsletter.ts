import { contentSecurityPolicy, noSources, securityHeaders } from '../../config/headers';
import type { ServerEnv } from '../env';
import { logEvent, type Log } from '../log';
import { createBrevo, type Provider } from './brevo';
import { createConfirm } from './confirm';
import { databaseOf } from './database';
import { createSubscribeHandler } from './handler';
import { limitsOf } from './limits';
import { createOutbox } from './outbox';
import { createStore } from './store';

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

export type NewsletterOptions = {
  log?: Log;
  /** False where the disk does not outlive the process: an address is then delivered before it is acknowledged. */
  durable?: boolean;
  /** For a server that has readers of pages too: a database in a file gets a thread of its own. */
  inThread?: boolean;
};

export function createNewsletter(env: ServerEnv, options: NewsletterOptions = {}) {
  const { log = logEvent, durable = true, inThread = false } = options;
  const database = databaseOf(env, inThread);
  const provider = providerOf(env);
  const store = createStore(database.open, {
    limits: limitsOf(env.SUBSCRIBE_CLIENT_LIMIT, env.SUBSCRIBE_HOURLY_LIMIT),
    secret: env.SUBSCRIBE_HASH_SECRET,
    retentionDays: env.SUBSCRIBE_RETENTION_DAYS,
  });
  const { entries } = store;
  const outbox = createOutbox({ store: entries, provider, retryMs: env.OUTBOX_RETRY_MS, log });
  const handler = createSubscribeHandler({
    store,
    siteUrl: env.SITE_URL,
    headers: securityHeaders(contentSecurityPolicy(noSources)),
    forward: durable ? outbox.forwardDue : () => Promise.resolve(),
    confirm: durable ? undefined : createConfirm(entries, provider),
    // After double opt-in "delivered" means that the reader was asked.
    tellKnown: env.SUBSCRIBE_TELL_KNOWN === 'yes' && !env.BREVO_DOI_TEMPLATE_ID,
    log,
  });
  return {
    handler,
    store,
    entries,
    outbox,
    async close(): Promise<void> {
      await outbox.stop();
      database.close();
    },
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
