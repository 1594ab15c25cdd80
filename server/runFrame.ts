import { createHash } from 'node:crypto';
import { functionHeaders } from '../config/headers';
import { FRAME_PAGE, FRAME_SCRIPT } from '../core/tabFrame';
import { isReading, readOnly } from './readOnly';

const hash = createHash('sha256').update(FRAME_SCRIPT).digest('base64');

export const framePolicy = [
  "default-src 'none'",
  `script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'`,
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-scripts',
].join('; ');

/** The same on our server and on Netlify, where a file could not have a policy of its own. */
export function runFrame(request: Request): Response {
  if (!isReading(request)) return readOnly(functionHeaders);
  return new Response(request.method === 'HEAD' ? null : FRAME_PAGE, {
    headers: {
      ...functionHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': framePolicy,
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
