import type { RequestListener, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { constants } from 'node:os';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { logEvent, reasonOf } from './log';

/** Docker kills ten seconds after it has asked. */
const GRACE_MS = 8000;
/** Who asks meanwhile, on an open connection or a new one, gets an answer and is told to leave. */
const LINGER_MS = 1000;
const ACCEPT_MS = 2000;
/** npm repeats to the server what the keyboard has told both. */
const SAME_ACT_MS = 500;

/**
 * Takes no more clients. The kernel would reset those who wait to be accepted, so all are accepted first, and none is
 * answered meanwhile: whoever has an answer may come again at once. `onClosed` is called when all clients have left.
 */
async function stopListening(server: Server, onClosed: () => void): Promise<void> {
  const [answer] = server.listeners('request') as RequestListener[];
  const held: Parameters<RequestListener>[] = [];
  let came = 0;
  const count = () => (came += 1);
  server.on('connection', count);
  server.removeAllListeners('request').on('request', (...request) => held.push(request));
  const end = performance.now() + ACCEPT_MS;
  // The first turn of the event loop ends the one that is under way. Each takes one client.
  await nextTurn();
  for (let before = -1; came + held.length !== before && performance.now() < end;) {
    before = came + held.length;
    await nextTurn();
  }
  // Closing by `http` would cut off idle clients at once, one of whom may just have asked.
  NetServer.prototype.close.call(server, onClosed);
  server.removeAllListeners('request').on('request', answer!);
  for (const [request, response] of held) if (!request.socket.destroyed) answer!(request, response);
}

/** Answers what is on its way and what still comes, then takes no more. Resolves when all clients have left. */
export async function closeServer(server: Server): Promise<void> {
  const end = performance.now() + GRACE_MS;
  server.emit('leave');
  await wait(LINGER_MS);
  let open = true;
  let onClosed = () => {};
  const closed = new Promise<void>((resolve) => (onClosed = resolve));
  void closed.then(() => (open = false));
  await stopListening(server, onClosed);
  // A connection counts as idle until its first request has been read.
  await Promise.race([closed, wait(LINGER_MS)]);
  while (open && performance.now() < end) {
    server.closeIdleConnections();
    await Promise.race([closed, wait(50)]);
  }
  if (open) logEvent('warn', 'some clients did not take their answers in time');
  server.closeAllConnections();
}

/** Calls `stop` at the first signal and ends when it has; a second signal ends at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let since: number | undefined;
  const onSignal = (signal: 'SIGTERM' | 'SIGINT') => {
    if (since !== undefined && performance.now() - since > SAME_ACT_MS) process.exit(128 + constants.signals[signal]);
    if (since !== undefined) return;
    since = performance.now();
    logEvent('info', 'stopping');
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logEvent('error', 'stopped with an error', reasonOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
