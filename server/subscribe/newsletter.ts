import type { ServerEnv } from '../env';
import { logEvent, type Log } from '../log';
import { openStore } from '../openStore';
import { keepFor } from '../store/keepFor';
import type { Store } from '../store/store';
import { createBrevo, type Provider } from './brevo';
import { createSubscribeHandler } from './handler';
import { createOutbox } from './outbox';
import { createSubscribers } from './subscribers';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

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
  store?: Store;
  log?: Log;
  /** False where the disk does not outlive the process: an address is then delivered before it is acknowledged. */
  durable?: boolean;
};

export function createNewsletter(
  env: ServerEnv,
  { store = openStore(env), log = logEvent, durable = true }: NewsletterOptions = {},
) {
  const provider = providerOf(env);
  const subscribers = createSubscribers(store, {
    client: { max: env.SUBSCRIBE_CLIENT_LIMIT, windowMs: 10 * MINUTE },
    overall: { max: env.SUBSCRIBE_HOURLY_LIMIT, windowMs: HOUR },
  });
  const outbox = createOutbox({ subscribers, provider, retryMs: env.OUTBOX_RETRY_MS, log });
  const handler = createSubscribeHandler({
    admit: subscribers.admit,
    siteUrl: env.SITE_URL,
    forward: durable ? outbox.forwardDue : () => Promise.resolve(),
    confirm: durable ? undefined : outbox.confirm,
    // After double opt-in "delivered" means that the reader was asked.
    tellKnown: env.SUBSCRIBE_TELL_KNOWN === 'yes' && !env.BREVO_DOI_TEMPLATE_ID,
    log,
  });

  return {
    handler,
    store,
    subscribers,
    outbox,
    hasProvider: provider !== null,
    forgetExpired: keepFor(env.SUBSCRIBE_RETENTION_DAYS, subscribers.purge),
    async close(): Promise<void> {
      await outbox.stop();
      store.close();
    },
  };
}

export type Newsletter = ReturnType<typeof createNewsletter>;
