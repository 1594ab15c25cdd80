import { startServer } from './startServer';
import { readServerEnv } from './env';
import { logEvent, reasonOf } from './log';
import { stopOnSignals } from './stop';

async function main(): Promise<void> {
  let stop = () => Promise.resolve();
  // From the start on: the first process of a container gets no signal that it does not listen to.
  stopOnSignals(() => stop());
  const { port, close } = await startServer(readServerEnv());
  stop = close;
  logEvent('info', 'listening', { url: `http://localhost:${port}` });
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
