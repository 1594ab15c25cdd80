import type { PublicEnv } from './env';

export type PolicySources = {
  /** `sha256-…` of each inline script of the build. */
  scriptHashes: readonly string[];
  scripts: readonly string[];
  styles: readonly string[];
  fonts: readonly string[];
  connect: readonly string[];
  /** More Trusted Types policies that may be made. */
  trustedTypes: readonly string[];
};

export const noSources: PolicySources = {
  scriptHashes: [],
  scripts: [],
  styles: [],
  fonts: [],
  connect: [],
  trustedTypes: [],
};

/** Made in src/bridge/loadScript.ts, plugins/boot/index.ts, src/bridge/trustedHtml.ts and plugins/boot/ssrTemplate.ts. */
const trustedTypesPolicies = ['site', 'site-chunks', 'site-html', 'base-url-banner'];

/** One file and not all that its host has. A policy knows no queries, and reads `;` and `,` as its own. */
function exactly(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

/** The foreign places the settings ask for. Nothing is allowed for a service that is not configured. */
export function policySources(env: PublicEnv, scriptHashes: readonly string[] = []): PolicySources {
  const { analytics, chatbot, search } = env;
  const searchHosts =
    search.mode === 'typesense' ? search.hosts.map((host) => `${search.protocol}://${host}:${search.port}`) : [];
  const origin = (url: string) => new URL(url).origin;
  const unique = (urls: string[]) => [...new Set(urls)];
  return {
    scriptHashes,
    scripts: unique([
      ...(analytics ? [exactly(analytics.scriptUrl)] : []),
      ...(chatbot ? [exactly(chatbot.scriptUrl)] : []),
    ]),
    styles: env.katexCssUrl ? [env.katexCssUrl] : [],
    fonts: env.katexCssUrl ? [new URL('./fonts/', env.katexCssUrl).href] : [],
    connect: unique([
      ...searchHosts,
      ...(analytics ? [origin(analytics.url)] : []),
      ...(chatbot?.connectUrls ?? []).map(origin),
    ]),
    // An assistant that somebody else wrote may write markup as text: see src/features/chatbot.
    trustedTypes: chatbot ? ['default'] : [],
  };
}

export function contentSecurityPolicy(sources: PolicySources): string {
  const hashes = sources.scriptHashes.map((hash) => `'${hash}'`);
  const directives: Array<[string, ...string[]]> = [
    // All that it would stand for is named below, but for links that are fetched ahead: Firefox asks it for those.
    ['default-src', "'self'"],
    ['script-src', "'self'", ...hashes, ...sources.scripts],
    ['style-src-elem', "'self'", ...sources.styles],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'", ...sources.fonts],
    ['connect-src', "'self'", ...sources.connect],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    // The document in which readers run code, which has a policy of its own: server/runFrame.ts.
    ['frame-src', "'self'"],
    ['media-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', ...trustedTypesPolicies, ...sources.trustedTypes],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
