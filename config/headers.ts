/** Response headers of every page, for our server and for Netlify alike. Pure: the build passes in what it found. */
import { FEED_TYPE, FEEDS } from '../core/feeds';
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

// Only features that browsers know: Chromium logs a console error for each unknown name.
const featuresOff = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export function securityHeaders(policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': [...featuresOff.map((name) => `${name}=()`), 'clipboard-write=(self)'].join(', '),
  };
}

/** For functions: Netlify adds what is in `_headers` to files alone. */
export const functionHeaders = securityHeaders(contentSecurityPolicy(noSources));

/** They have no meaning but on what a browser runs as a page or a worker, and weigh more than many a script. */
export const documentHeaders: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]);

/** A picture that is opened by itself may draw, and nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Pages and everything without a rule: kept, but asked for again each time. It is Netlify's own default too. */
export const defaultCacheControl = 'public, max-age=0, must-revalidate';

/** Prefixes do not overlap: Netlify would join the values of two matching rules. */
const cacheRules: ReadonlyArray<{ prefix: string; value: string }> = [
  { prefix: '/assets/', value: 'public, max-age=31536000, immutable' },
  { prefix: '/img/', value: 'public, max-age=3600' },
  { prefix: '/fonts/', value: 'public, max-age=86400' },
];

export function cacheControl(path: string): string {
  return cacheRules.find(({ prefix }) => path.startsWith(prefix))?.value ?? defaultCacheControl;
}

/** The `_headers` file. */
export function netlifyHeaders(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const cache = cacheRules.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value }));
  // Pages are also sent as Markdown to who asks for it; our server says so itself.
  const types = [block(`${FEEDS}*`, { 'Content-Type': FEED_TYPE })];
  return `${[block('/*', { ...headers, Vary: 'Accept' }), ...cache, ...types].join('\n\n')}\n`;
}
