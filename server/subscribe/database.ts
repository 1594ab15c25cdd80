import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client';
import type { ServerEnv } from '../env';
import { openDatabaseThread, type Database } from './databaseThread';

const OWNER_ONLY = 0o600;

/** SQLite gives its journals the rights of the database, so the database gets them first. */
function openFile(dataDir: string, inThread: boolean): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  // Not `path.resolve`, from which Netlify would look for such files in all folders and put them into the package.
  const file = path.join(dataDir, 'newsletter.db');
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  const url = pathToFileURL(file).href;
  return inThread ? openDatabaseThread(url) : createClient({ url, timeout: 5000 });
}

/**
 * A file in the data folder unless a libSQL server is named; several machines need the server. Opened at the first use,
 * and tried again at the next one when that fails: the site is served without a newsletter too.
 */
export function databaseOf(env: ServerEnv, inThread: boolean): { open: () => Database; close: () => void } {
  let db: Database | undefined;
  const authToken = env.LIBSQL_AUTH_TOKEN ? { authToken: env.LIBSQL_AUTH_TOKEN } : {};
  return {
    open: () =>
      (db ??= env.LIBSQL_URL ? createClient({ url: env.LIBSQL_URL, ...authToken }) : openFile(env.DATA_DIR, inThread)),
    close: () => db?.close(),
  };
}

/** A server elsewhere keeps what it was given. A file does where the disk outlives the process. */
export const isRemote = (url: string | undefined): boolean => /^(libsql|https?|wss?):/i.test(url ?? '');
