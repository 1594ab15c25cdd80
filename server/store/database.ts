import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type Config } from '@libsql/client';
import type { ServerEnv } from '../env';

export type Database = Pick<Client, 'protocol' | 'execute' | 'batch' | 'executeMultiple' | 'close'>;

/** `key` names the column by which one row is erased, in backups too. */
export type Table = { name: string; key: string; sql: string };

const OWNER_ONLY = 0o600;
const BUSY_PAUSE_MS = 100;
const BUSY_TRIES = 50;

/** While another process writes, asked again for a while: waiting inside SQLite would hold up readers of pages. */
async function patiently<T>(client: Client, work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await work();
    } catch (error) {
      const code = String((error as { code?: unknown }).code);
      if (tries >= BUSY_TRIES || !/^SQLITE_(BUSY|LOCKED)/.test(code)) throw error;
      await wait(BUSY_PAUSE_MS);
      // The statement that failed stays open on its connection, which could then commit nothing more.
      client.reconnect();
    }
}

function connect(config: Config): Database {
  const client = createClient(config);
  return {
    protocol: client.protocol,
    execute: (statement: Parameters<Client['execute']>[0]) => patiently(client, () => client.execute(statement)),
    batch: (...args) => patiently(client, () => client.batch(...args)),
    executeMultiple: (sql) => patiently(client, () => client.executeMultiple(sql)),
    close: () => client.close(),
  };
}

/** SQLite gives its journals the rights of the database, so the database gets them first. */
export function openFile(file: string): Database {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', OWNER_ONLY));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(name)) chmodSync(name, OWNER_ONLY);
  return connect({ url: pathToFileURL(file).href });
}

// Not `path.resolve`, from which Netlify would look for such files in all folders and put them into the package.
const fileOf = ({ DATA_DIR }: ServerEnv): string => path.join(DATA_DIR, 'newsletter.db');

export const databaseExists = (env: ServerEnv): boolean => Boolean(env.LIBSQL_URL) || existsSync(fileOf(env));

/** A file in the data folder unless a libSQL server is named; several machines need the server. */
export function openDatabase(env: ServerEnv): Database {
  const { LIBSQL_URL, LIBSQL_AUTH_TOKEN } = env;
  if (!LIBSQL_URL) return openFile(fileOf(env));
  return connect({ url: LIBSQL_URL, ...(LIBSQL_AUTH_TOKEN ? { authToken: LIBSQL_AUTH_TOKEN } : {}) });
}

/** A server elsewhere keeps what it was given. A file does where the disk outlives the process. */
export const isRemote = (url: string | undefined): boolean => /^(libsql|https?|wss?):/i.test(url ?? '');
