/** Response headers of every page, for our server and for Netlify alike. Pure: the build passes in what it found. */
import { FEED_TYPE, FEEDS } from '../core/feeds';
import { cacheRules } from './cacheControl';
import { contentSecurityPolicy, noSources } from './contentPolicy';

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

/**
 * They say something on a page or a worker alone, and weigh more than many a script: a page has told the browser to come
 * by HTTPS before it asks for one, and what a script or stylesheet refers to is said as browsers do without a word.
 */
export const documentHeaders: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
  'Strict-Transport-Security',
  'Referrer-Policy',
]);

/** A picture that is opened by itself may draw, and nothing else. */
export const picturePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** The `_headers` file. */
export function netlifyHeaders(headers: Record<string, string>): string {
  const block = (path: string, lines: Record<string, string>) =>
    [path, ...Object.entries(lines).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const cache = cacheRules.map(({ prefix, value }) => block(`${prefix}*`, { 'Cache-Control': value }));
  // Pages are also sent as Markdown to who asks for it; our server says so itself.
  const types = [block(`${FEEDS}*`, { 'Content-Type': FEED_TYPE })];
  return `${[block('/*', { ...headers, Vary: 'Accept' }), ...cache, ...types].join('\n\n')}\n`;
}
