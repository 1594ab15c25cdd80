import * as z from 'zod';
import { environment, parseSettings, port, setting, type Environment } from '../config/env';

const count = z.coerce.number({ error: 'expected a whole number' }).int().min(1);
const hops = z.coerce
  .number({ error: "expected 'netlify' or the number of proxies in front (1 to 5)" })
  .int()
  .min(1)
  .max(5);

const schema = z
  .object({
    PORT: setting(port.default(3000)),
    HOST: setting(z.string().optional()),
    BUILD_DIR: setting(z.string().default('build')),
    DATA_DIR: setting(z.string().default('.data')),
    SITE_URL: setting(z.string().default('https://docs.aztec.network')),
    TRUST_PROXY: setting(z.union([z.literal('netlify'), hops]).optional()),
    LIBSQL_URL: setting(z.string().optional()),
    LIBSQL_AUTH_TOKEN: setting(z.string().optional()),
    BREVO_API_KEY: setting(z.string().optional()),
    BREVO_API_URL: setting(z.url().default('https://api.brevo.com/v3')),
    BREVO_LIST_ID: setting(count.optional()),
    BREVO_DOI_TEMPLATE_ID: setting(count.optional()),
    SUBSCRIBE_CLIENT_LIMIT: setting(count.default(10)),
    SUBSCRIBE_ADDRESS_LIMIT: setting(count.default(3)),
    OUTBOX_RETRY_MS: setting(count.default(30_000)),
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
