import * as z from 'zod';
import { environment, httpUrl, list, parseSettings, port, setting, type Environment } from '../config/settings';

const count = z.coerce.number({ error: 'expected a whole number' }).int().min(1);
const proxies = z
  .string()
  .regex(/^[1-5]$/, 'expected the number of proxies in front (1 to 5)')
  .transform(Number);

const schema = z
  .object({
    PORT: setting(port.default(3000)),
    HOST: setting(z.string().optional()),
    BUILD_DIR: setting(z.string().default('build')),
    DATA_DIR: setting(z.string().default('.data')),
    SITE_URL: setting(httpUrl.default('https://docs.aztec.network')),
    ALLOWED_HOSTS: setting(list.default([])),
    TRUST_PROXY: setting(proxies.optional()),
    LIBSQL_URL: setting(z.string().optional()),
    LIBSQL_AUTH_TOKEN: setting(z.string().optional()),
    BREVO_API_KEY: setting(z.string().optional()),
    BREVO_API_URL: setting(z.url().default('https://api.brevo.com/v3')),
    BREVO_LIST_ID: setting(count.optional()),
    BREVO_DOI_TEMPLATE_ID: setting(count.optional()),
    SUBSCRIBE_CLIENT_LIMIT: setting(count.default(10)),
    SUBSCRIBE_HOURLY_LIMIT: setting(count.default(500)),
    SUBSCRIBE_TELL_KNOWN: setting(z.enum(['yes', 'no']).default('no')),
    SUBSCRIBE_HASH_SECRET: setting(z.string().min(16, 'expected at least 16 characters').optional()),
    SUBSCRIBE_RETENTION_DAYS: setting(count.optional()),
    FEEDBACK_CLIENT_LIMIT: setting(count.default(30)),
    FEEDBACK_HOURLY_LIMIT: setting(count.default(1000)),
    FEEDBACK_RETENTION_DAYS: setting(count.optional()),
    OUTBOX_RETRY_MS: setting(count.default(30_000)),
    STATUS_TOKEN: setting(z.string().min(16, 'expected at least 16 characters').optional()),
    TYPESENSE_ADMIN_KEY: setting(z.string().optional()),
  })
  .superRefine((raw, ctx) => {
    if (raw.BREVO_DOI_TEMPLATE_ID && !raw.BREVO_LIST_ID)
      ctx.addIssue({
        code: 'custom',
        path: ['BREVO_LIST_ID'],
        message: 'is required when BREVO_DOI_TEMPLATE_ID is set: double opt-in adds the contact to a list',
      });
  });

/** Settings with secrets. For `server/` and `scripts/` only; nothing here may be imported by browser code. */
export type ServerEnv = z.infer<typeof schema>;

export const readServerEnv = (source: Environment = environment()): ServerEnv => parseSettings(schema, source);
