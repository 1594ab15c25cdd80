/**
 * The document in which readers run code. It only starts a worker from the bytes that the page sends, and gives it the
 * port to the page: the frame is sandboxed without an origin, and its policy allows no network and no storage. Without
 * that policy it starts nothing.
 * The worker is a classic one that imports a module: without an origin, Chromium starts no module worker.
 */
export const FRAME_SCRIPT = `const local = (...parts) => URL.createObjectURL(new Blob(parts, { type: 'text/javascript' }));
const begin = (local) => (onmessage = ({ data, ports: [port, control] }) => {
  onmessage = null;
  import(local(data)).then(({ connect }) => connect(port)).catch((error) => control.postMessage(String(error)));
});
addEventListener('message', ({ source, data, ports: [port, control] }) => {
  if (source !== parent || !control || origin !== 'null') return;
  new Worker(local('(' + begin + ')(' + local + ')')).postMessage(data, [data, port, control]);
}, { once: true });`;
export const FRAME_PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Code of a guide</title><script>${FRAME_SCRIPT}</script></html>`;
