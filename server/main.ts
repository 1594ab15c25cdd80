import type { Server } from 'node:http';
import { startServer } from './startServer';
import { readServerEnv } from './env';
import { logEvent, reasonOf } from './log';
import type { Newsletter } from './subscribe/newsletter';

const GRACE_MS = 10_000;

function stopOnSignal(server: Server, newsletter: Newsletter): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // A hanging connection must not keep the process from ending.
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    server.close(() => void newsletter.close().then(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function main(): Promise<void> {
  const env = readServerEnv();
  const { server, newsletter, port } = await startServer(env);
  logEvent('info', 'listening', { url: `http://localhost:${port}` });
  stopOnSignal(server, newsletter);
}

// A mistake in one answer must not end those of all other readers.
process.on('unhandledRejection', (error) => logEvent('error', 'unhandled rejection', reasonOf(error)));

main().catch((error: NodeJS.ErrnoException) => {
  const { code } = error;
  if (code === 'EADDRINUSE') logEvent('error', 'the port is in use; set PORT to another');
  // Messages of our own say what to do; those of the system repeat settings.
  else if (code) logEvent('error', 'the server cannot start: check PORT, HOST and BUILD_DIR', { code });
  else logEvent('error', error.message);
  process.exit(1);
});
