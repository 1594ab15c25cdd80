import { createHash } from 'node:crypto';

/**
 * The document in which readers run code. It only starts a worker from the bytes that the page sends, and gives it the
 * port to the page: the frame is sandboxed without an origin, and its policy allows no network and no storage.
 * The worker is a classic one that imports a module: without an origin, Chromium starts no module worker.
 */
const SCRIPT = `const local = (...parts) => URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
const begin = (local) => (onmessage = ({ data, ports: [port, control] }) => {
  onmessage = null;
  import(local(data)).then(({ connect }) => connect(port)).catch((error) => control.postMessage(String(error)));
});
addEventListener('message', ({ source, data, ports: [port, control] }) => {
  if (source !== parent || !control) return;
  new Worker(local('(' + begin + ')(' + local + ')')).postMessage(data, [data, port, control]);
}, { once: true });`;
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Code of a guide</title><script>${SCRIPT}</script></html>`;

const hash = createHash('sha256').update(SCRIPT).digest('base64');

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
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return new Response('Method not allowed\n', { status: 405, headers: { Allow: 'GET, HEAD' } });
  return new Response(request.method === 'HEAD' ? null : PAGE, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': framePolicy,
      'Cache-Control': 'public, max-age=86400',
    },
  });
}
