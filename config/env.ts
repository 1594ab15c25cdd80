import * as z from 'zod';
import { environment, httpUrl, list, parseSettings, port, setting, type Environment } from './settings';

export { environment };

const siteSchema = z
  .object({
    SITE_URL: setting(httpUrl.default('https://docs.aztec.network')),
    SITE_ENV: setting(z.enum(['dev', 'staging', 'prod']).default('dev')),
    MATOMO_URL: setting(httpUrl.optional()),
    MATOMO_SCRIPT_URL: setting(httpUrl.optional()),
    SEARCH_MODE: setting(z.enum(['embedded', 'typesense']).optional()),
    TYPESENSE_HOST: setting(z.string().optional()),
    TYPESENSE_HOSTS: setting(list.optional()),
    TYPESENSE_PROTOCOL: setting(z.enum(['https', 'http']).default('https')),
    TYPESENSE_PORT: setting(port.default(443)),
    TYPESENSE_SEARCH_KEY: setting(z.string().optional()),
    TYPESENSE_COLLECTION: setting(z.string().default('aztec-docs')),
    CHATBOT_KEY: setting(z.string().optional()),
    CHATBOT_SCRIPT_URL: setting(httpUrl.optional()),
    CHATBOT_CONNECT_URLS: setting(list.optional()),
    KATEX_CSS_URL: setting(
      z
        .union([z.literal('site'), httpUrl], { error: "expected 'site' or an http(s) url" })
        .default('https://cdn.jsdelivr.net/npm/katex@0.16.47/dist/katex.min.css'),
    ),
    // Netlify sets it, in whichever form the repository was connected.
    REPOSITORY_URL: setting(httpUrl.optional().catch(undefined)),
    SECURITY_CONTACT: setting(
      z
        .string()
        .regex(/^(https:\/\/|mailto:)\S+$/, 'expected an https: or mailto: url')
        .default('https://github.com/AztecProtocol/aztec-packages/security'),
    ),
  })
  .superRefine((raw, ctx) => {
    const need = (key: string, message: string) => ctx.addIssue({ code: 'custom', path: [key], message });
    if (raw.SEARCH_MODE === 'typesense' && !(raw.TYPESENSE_HOST ?? raw.TYPESENSE_HOSTS))
      need('TYPESENSE_HOST', 'is required when SEARCH_MODE=typesense');
    if (raw.SEARCH_MODE === 'typesense' && !raw.TYPESENSE_SEARCH_KEY)
      need('TYPESENSE_SEARCH_KEY', 'is required when SEARCH_MODE=typesense (a search-only key)');
    if (raw.CHATBOT_KEY && !raw.CHATBOT_SCRIPT_URL) need('CHATBOT_SCRIPT_URL', 'is required when CHATBOT_KEY is set');
  });

const analyticsSiteIds = { dev: 4, staging: 5, prod: 6 } as const;

function searchSettings(raw: z.infer<typeof siteSchema>) {
  const hosts = raw.TYPESENSE_HOSTS ?? (raw.TYPESENSE_HOST ? [raw.TYPESENSE_HOST] : []);
  const hosted = hosts.length > 0 && raw.TYPESENSE_SEARCH_KEY !== undefined;
  return {
    mode: raw.SEARCH_MODE ?? (hosted ? ('typesense' as const) : ('embedded' as const)),
    hosts,
    protocol: raw.TYPESENSE_PROTOCOL,
    port: raw.TYPESENSE_PORT,
    searchKey: raw.TYPESENSE_SEARCH_KEY ?? null,
    collection: raw.TYPESENSE_COLLECTION,
  };
}

export function readPublicEnv(source: Environment) {
  const raw = parseSettings(siteSchema, source);
  const { MATOMO_URL: matomo, CHATBOT_KEY: key, CHATBOT_SCRIPT_URL: script } = raw;
  return {
    siteUrl: raw.SITE_URL,
    siteEnv: raw.SITE_ENV,
    analytics: matomo
      ? {
          url: matomo,
          scriptUrl: raw.MATOMO_SCRIPT_URL ?? `${matomo}/matomo.js`,
          siteId: analyticsSiteIds[raw.SITE_ENV],
        }
      : null,
    search: searchSettings(raw),
    chatbot: key && script ? { key, scriptUrl: script, connectUrls: raw.CHATBOT_CONNECT_URLS ?? [] } : null,
    /** Null: the build brings its own copy. */
    katexCssUrl: raw.KATEX_CSS_URL === 'site' ? null : raw.KATEX_CSS_URL,
    repositoryUrl: raw.REPOSITORY_URL?.replace(/\.git$/, '') ?? null,
    securityContact: raw.SECURITY_CONTACT,
  };
}

/** Everything here may reach the browser. Secrets are read by `server/env.ts` alone. */
export type PublicEnv = ReturnType<typeof readPublicEnv>;

/** What the browser asks for, and no more: every page carries it. */
export const browserSettings = ({ analytics, search, chatbot }: PublicEnv): object => ({
  analytics,
  search: search.mode === 'embedded' ? { mode: search.mode } : search,
  chatbot,
});

export const publicEnv: PublicEnv = readPublicEnv(environment());
