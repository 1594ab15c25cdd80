import { createHmac, randomBytes } from 'node:crypto';
import type { InStatement, ResultSet } from '@libsql/client';
import type { ServerEnv } from '../env';
import { backupFiles, copyRows, newBackupFile, withBackup } from './backups';
import { databaseExists, openDatabase, type Database, type Table } from './database';
import { createPace } from './pace';
import { keyFor, prepare } from './prepare';

/** Writes the file anew. Where SQLite split a page, and in its journal, it leaves copies of what was deleted. */
async function rewrite(db: Database): Promise<void> {
  await db.execute('VACUUM');
  const { rows } = await db.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  if (rows[0]?.['busy'] === 1) throw new Error('deleted, but the journal is in use: run the command again');
}

export type Store = ReturnType<typeof createStore>;

/** What the functions of the site keep. Opened at the first use; what fails is tried again at the next. */
export function createStore(env: ServerEnv, tables: readonly Table[], now = () => Date.now()) {
  const pace = createPace();
  const state = { lastWrite: 0, failures: 0, failing: false };
  let db: Database | undefined;
  let opened: Promise<{ db: Database; secret: string }> | undefined;
  /** Remains may be left by a process that ended in between. */
  let clean = false;

  async function open() {
    db ??= openDatabase(env);
    return { db, secret: keyFor(await prepare(db, tables), env.SUBSCRIBE_HASH_SECRET) };
  }

  function ready() {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  }

  async function write(steps: InStatement[]): Promise<ResultSet[]> {
    try {
      const results = await (await ready()).db.batch(steps, 'write');
      Object.assign(state, { lastWrite: now(), failing: false });
      return results;
    } catch (error) {
      state.failing = true;
      state.failures += 1;
      throw error;
    }
  }

  return {
    now,
    exists: () => databaseExists(env),
    /** Since the start of this process. */
    state: (): Readonly<typeof state> => state,
    read: async (statement: InStatement): Promise<ResultSet['rows']> =>
      (await (await ready()).db.execute(statement)).rows,
    write,
    /** For what visitors cause: in its turn, or not at all. */
    async writeInTurn(steps: InStatement[]): Promise<ResultSet[]> {
      await pace();
      return write(steps);
    },
    /** Keyed: the table of limits holds no address and no client. */
    async hash(kind: string, text: string): Promise<string> {
      return createHmac('sha256', (await ready()).secret)
        .update(`${kind}\n${text}`)
        .digest('base64url');
    },
    /** Rejects while nothing can be stored, or what is stored cannot be read. */
    async check(): Promise<void> {
      const { db } = await ready();
      const probe = randomBytes(2048).toString('hex');
      await write([{ sql: `INSERT OR REPLACE INTO settings (name, value) VALUES ('probe', ?)`, args: [probe] }]);
      if (db.protocol !== 'file') return;
      const { rows } = await db.execute('PRAGMA quick_check(1)');
      if (rows[0]?.['quick_check'] !== 'ok') throw Object.assign(new Error('damaged'), { code: 'SQLITE_CORRUPT' });
    },
    async forgetLimits(): Promise<void> {
      await write([{ sql: 'DELETE FROM rate_limits WHERE reset_at <= ?', args: [now()] }]);
    },
    /** Deletes for good, in the backups too; `keys` are looked for there even if they are not in the table. */
    async remove({ name, key }: Table, where: string, args: (string | number)[], keys: string[] = []) {
      const { db } = await ready();
      const found = await db.execute({ sql: `SELECT ${key} AS key FROM ${name} WHERE ${where}`, args });
      const all = JSON.stringify([...keys, ...found.rows.map((row) => String(row['key']))]);
      const sql = `DELETE FROM ${name} WHERE ${key} IN (SELECT value FROM json_each(?))`;
      // First: should this end half-way, the next time finds the same again.
      for (const file of all === '[]' ? [] : backupFiles(env.DATA_DIR))
        await withBackup(file, tables, async (backup) => {
          await backup.execute({ sql, args: [all] });
          await rewrite(backup);
        });
      const [deleted] = await write([{ sql: `DELETE FROM ${name} WHERE ${where}`, args }]);
      if (db.protocol !== 'file' || (clean && deleted!.rowsAffected === 0)) return deleted!.rowsAffected;
      clean = false;
      await rewrite(db);
      clean = true;
      return deleted!.rowsAffected;
    },
    /** Answers the name of the file. */
    async backup(): Promise<string> {
      const { db } = await ready();
      const file = newBackupFile(env.DATA_DIR);
      await withBackup(file, tables, (backup) => copyRows(db, backup, tables));
      return file;
    },
    /** Adds what is in a backup and not in the store; answers how much. */
    async restore(file: string): Promise<number> {
      const { db } = await ready();
      return withBackup(file, tables, (backup) => copyRows(backup, db, tables));
    },
    close: () => db?.close(),
  };
}
